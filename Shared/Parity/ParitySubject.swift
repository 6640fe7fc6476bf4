/// An implementation under test: it performs inputs, and has a visible state.
///
/// A test writes a small subject for each implementation that it compares, for instance a class that has the view model and
/// the labels that it sets. A subject is made afresh for each sequence of inputs, and released at its end.
///
/// It must not begin tasks: the check blocks its thread, so that on the main actor no task would ever run. Where tasks are
/// needed, make it an ``AsyncParitySubject``.
public protocol ParitySubject<Input, Snapshot> {
  /// The inputs: usually an enumeration.
  associatedtype Input: Hashable & Sendable

  /// Everything that is visible: usually a structure.
  associatedtype Snapshot: Hashable & Sendable

  /// Lets `input` happen.
  ///
  /// - Throws: the reason why that was not possible, which is a finding.
  func perform(_ input: Input) throws

  /// The visible state.
  var snapshot: Snapshot { get }
}

/// An implementation that is compared: its name, and a function that makes its subjects.
public struct Implementation<Input: Hashable & Sendable, Snapshot: Hashable & Sendable> {
  /// The name, by which a report calls it.
  public let name: String

  /// True if it cannot be wrong.
  let isReference: Bool

  /// Gives the tasks of a released subject the time to end.
  let afterRelease: (Trial<Snapshot>) -> Void

  let make: (Trial<Snapshot>) throws -> Driven<Input, Snapshot>

  /// Names an implementation.
  ///
  /// - Parameters:
  ///   - name: the name, by which a report calls it.
  ///   - isReference: true if it cannot be wrong: the original of a rewrite, for instance. Invariants are not asked of it.
  ///   - make: makes a fresh subject for a trial.
  public init(
    _ name: String, isReference: Bool = false,
    _ make: @escaping (Trial<Snapshot>) throws -> any ParitySubject<Input, Snapshot>
  ) {
    self.init(name, isReference: isReference, afterRelease: { _ in }) { trial in
      let subject = try make(trial)
      return Driven(perform: { try subject.perform($0) }, snapshot: { subject.snapshot })
    }
  }

  init(
    _ name: String, isReference: Bool, afterRelease: @escaping (Trial<Snapshot>) -> Void,
    _ make: @escaping (Trial<Snapshot>) throws -> Driven<Input, Snapshot>
  ) {
    (self.name, self.isReference, self.afterRelease, self.make) = (name, isReference, afterRelease, make)
  }

  /// A model: the simplest thing that is right, with which the implementations are compared.
  ///
  /// The term is that of `eqc_statem` of QuickCheck for Erlang, and of model-based testing in general.
  /// - Parameters:
  ///   - initial: what is visible at first.
  ///   - next: changes what is visible as an input does.
  public static func model(_ initial: Snapshot, _ next: @escaping (inout Snapshot, Input) -> Void) -> Implementation {
    Implementation("model", isReference: true) { _ in Model(initial, next) }
  }

  /// A model with a state that is not visible as it is.
  ///
  /// - Parameters:
  ///   - initial: the state at first.
  ///   - visible: returns what of a state is visible.
  ///   - next: changes the state as an input does.
  public static func model<State>(
    _ initial: State, showing visible: @escaping (State) -> Snapshot, _ next: @escaping (inout State, Input) -> Void
  ) -> Implementation {
    Implementation("model", isReference: true) { _ in Model(initial, next, showing: visible) }
  }
}

/// A subject as a check drives it: it has performed an input, or is at rest, when a closure returns.
struct Driven<Input, Snapshot> {
  let perform: (Input) throws -> Void
  let snapshot: () throws -> Snapshot
}

private final class Model<State, Input: Hashable & Sendable, Snapshot: Hashable & Sendable>: ParitySubject {
  private var state: State
  private let next: (inout State, Input) -> Void
  private let visible: (State) -> Snapshot

  init(_ state: State, _ next: @escaping (inout State, Input) -> Void, showing visible: @escaping (State) -> Snapshot) {
    (self.state, self.next, self.visible) = (state, next, visible)
  }

  var snapshot: Snapshot { visible(state) }

  func perform(_ input: Input) { next(&state, input) }
}

extension Model where State == Snapshot {
  fileprivate convenience init(_ state: State, _ next: @escaping (inout State, Input) -> Void) {
    self.init(state, next, showing: { $0 })
  }
}
