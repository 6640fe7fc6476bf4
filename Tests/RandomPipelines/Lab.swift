import Foundation
import Rx

/// Where one pipeline runs: virtual time, subjects that are sent into by hand, and a transcript of all that happens.
final class Lab {
  let scheduler = LabScheduler()
  private(set) var transcript = Transcript()
  /// The sequences that a pipeline has named, innermost last.
  var named: [Observable<Int>] = []
  private(set) var subjects: [LabSubject] = []
  let objects = ObjectCount()
  private var subscriptionsLeft = 60
  private var reactionsLeft = 12

  func add(_ subject: LabSubject) { subjects.append(subject) }

  /// Writes down an event, with its time if it has changed.
  func note(_ event: String) {
    transcript.note(event, at: scheduler.clock)
  }

  /// True as long as sources may be subscribed: a pipeline that subscribes for ever finds only sources that are silent.
  func mayStartSource() -> Bool {
    subscriptionsLeft -= 1
    return subscriptionsLeft >= 0
  }

  /// Sends `element` to a subject from where another element has just arrived; a few times only.
  func react(_ element: Int, to subject: Int) {
    guard !subjects.isEmpty, reactionsLeft > 0 else { return }
    reactionsLeft -= 1
    subjects[subject % subjects.count].send(.next(element))
  }

  /// Ends the life of all that the lab holds.
  func close() {
    named = []
    subjects = []
  }
}

/// The events of a run as text: each event, and the time where it changes.
struct Transcript {
  private(set) var text = ""
  private var time = 0
  private var eventCount = 0

  mutating func note(_ event: String, at now: Int) {
    // A pipeline that never stops sending says nothing new.
    guard eventCount < 120 else { return }
    eventCount += 1
    if now != time {
      time = now
      text += text.isEmpty ? "@\(now)" : " @\(now)"
    }
    text += " " + event
  }
}

/// Counts its objects that are alive.
final class ObjectCount {
  fileprivate(set) var alive = 0

  func make() -> CountedObject { CountedObject(self) }
}

/// An object whose life is counted. Closures capture one, so that a leak of them is seen.
final class CountedObject {
  private let count: ObjectCount

  fileprivate init(_ count: ObjectCount) {
    self.count = count
    count.alive += 1
  }

  deinit { count.alive -= 1 }
}

/// Whole numbers as virtual time; one unit stands for one second.
struct LabTime: VirtualTimeConverterType {
  func convertFromVirtualTime(_ time: Int) -> RxTime { Date(timeIntervalSince1970: Double(time)) }
  func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970.rounded()) }
  func convertFromVirtualTimeInterval(_ interval: Int) -> TimeInterval { Double(interval) }
  func convertToVirtualTimeInterval(_ interval: TimeInterval) -> Int { Int(interval.rounded()) }
  func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
  func compareVirtualTime(_ left: Int, _ right: Int) -> VirtualTimeComparison {
    left < right ? .lessThan : left > right ? .greaterThan : .equal
  }
}

/// The clock of a lab. Work that is due now is done one unit later, so that no pipeline loops within one instant.
final class LabScheduler: VirtualTimeScheduler<LabTime> {
  init() { super.init(initialClock: 0, converter: LabTime()) }

  override func adjustScheduledTime(_ time: Int) -> Int { time <= clock ? clock + 1 : time }

  func at(_ time: Int, _ work: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) { _ in
      work()
      return Disposables.create()
    }
  }
}

/// The errors of a lab.
enum LabError: Error {
  case planned(Int)
}

extension Error {
  /// An error in one or two letters.
  var mark: String {
    switch self as any Error {
    case LabError.planned(let number): "#\(number)"
    case RxError.timeout: "#T"
    case RxError.noElements: "#N"
    case RxError.moreThanOneElement: "#M"
    case RxError.argumentOutOfRange: "#A"
    case RxError.disposed: "#D"
    default: "#?"
    }
  }
}

extension Event {
  /// An event in a few letters.
  var mark: String {
    switch self {
    case .next(let element): "\(element)"
    case .error(let error): error.mark
    case .completed: "|"
    }
  }
}
