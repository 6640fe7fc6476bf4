import Stage

/// Which lines ran while something happened: counted at the time, and read when somebody wants to see them.
@MainActor package final class LineRecord {
  /// What is known by now.
  private(set) var state: State

  enum State {
    /// How the counters stood; nobody has read them yet.
    case counted(KeptProfile)
    /// The lines.
    case read(RanLines)
    /// Why they could not be read.
    case failed(LineTrouble)
  }

  /// A record of what was counted.
  init(_ profile: KeptProfile) {
    state = .counted(profile)
  }

  /// The lines, once they have been read.
  package var ran: RanLines? {
    if case .read(let ran) = state { ran } else { nil }
  }

  /// Why they could not be read, if that was tried.
  var trouble: LineTrouble? {
    if case .failed(let trouble) = state { trouble } else { nil }
  }

  /// Whether they have been read, or that was tried.
  var isDone: Bool {
    if case .counted = state { false } else { true }
  }

  /// Takes down why nothing could be read. What was counted is needed no more.
  func note(_ trouble: LineTrouble) { state = .failed(trouble) }

  /// Takes down what was read. What was counted is needed no more.
  func note(_ ran: RanLines) { state = .read(ran) }
}
