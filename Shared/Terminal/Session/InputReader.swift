import Foundation

/// Waits for what comes from a terminal or through the pipe of notices.
struct InputReader {
  /// The arrivals.
  enum Arrival {
    case input(TerminalInput)
    case resized, resumed, closed, nothing
  }

  private let input: Int32
  private let notices: Int32
  private var decoder = KeyDecoder()
  private var inputs: ArraySlice<TerminalInput> = []
  private var isResized = false
  private var isResumed = false
  private var isClosed = false
  /// The end of the decoder's wait for more bytes.
  private var timeoutEnds: ContinuousClock.Instant?

  init(input: Int32, notices: Int32) {
    (self.input, self.notices) = (input, notices)
  }

  /// Returns the first arrival; `nothing` when the time is over, and sometimes before.
  mutating func next(until deadline: ContinuousClock.Instant?) -> Arrival {
    if let arrival = taken() { return arrival }
    var descriptors = [
      pollfd(fd: notices, events: Int16(POLLIN), revents: 0), pollfd(fd: input, events: Int16(POLLIN), revents: 0),
    ]
    let ready = poll(&descriptors, 2, milliseconds(until: deadline))
    if ready > 0 {
      if descriptors[0].revents != 0 { readNotices() }
      if descriptors[1].revents != 0 { readInput() }
    }
    if let timeoutEnds, ContinuousClock.now >= timeoutEnds {
      inputs += decoder.flush()
      self.timeoutEnds = nil
    }
    return taken() ?? .nothing
  }

  private mutating func taken() -> Arrival? {
    // A surface of the right size comes before what is done on it.
    if isResumed {
      (isResumed, isResized) = (false, false)
      return .resumed
    }
    if isResized {
      isResized = false
      return .resized
    }
    if let input = inputs.popFirst() { return .input(input) }
    return isClosed ? .closed : nil
  }

  /// For how long to wait: up to the deadline, or as long as the decoder is patient; -1 is for ever.
  private func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let end = [deadline, timeoutEnds].compactMap({ $0 }).min() else { return -1 }
    let rest = (end - .now) / .milliseconds(1)
    // Rounded up, or the last millisecond would be spent asking.
    return Int32(max(0, min(rest.rounded(.up), 1_000_000)))
  }

  private mutating func readNotices() {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(notices, &bytes, bytes.count)
    for notice in bytes.prefix(max(0, count)) {
      switch notice {
      case HeldTerminal.Notice.resized: isResized = true
      case HeldTerminal.Notice.resumed: isResumed = true
      default: isClosed = true
      }
    }
  }

  private mutating func readInput() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(input, &bytes, bytes.count)
    if count > 0 {
      inputs += decoder.feed(bytes.prefix(count))
      timeoutEnds = decoder.timeout.map { .now + $0 }
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      inputs += decoder.flush()
      isClosed = true
    }
  }
}
