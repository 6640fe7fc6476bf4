import Rx
import RxControls

/// One random pipeline with what is done to it: subjects that send, subscribers that come, react and go.
public struct Experiment {
  private let pipeline: Pipeline
  private let subjects: [LabSubject.Kind]
  private let sends: [(time: Int, subject: Int, event: Event<Int>)]
  private let subscribers: [Subscriber]

  private struct Subscriber {
    let name: String
    let time: Int
    let end: Int
    let reaction: Reaction?
  }

  /// The reaction of a subscriber to one of its elements.
  private enum Reaction {
    case dispose(at: Int)
    case send(at: Int, subject: Int)
    case resubscribeAtEnd
  }

  /// The experiment with a number: always the same.
  public init(seed: UInt64) {
    var generator = Generator(seed: seed)
    pipeline = generator.pipeline(generator.int(1...4))
    let kinds =
      generator.omission == .immediateSources ? [.publish, .publishRelay] : LabSubject.Kind.allCases
    subjects = (0..<2).map { _ in generator.pick(kinds) }
    sends = Self.sends(&generator)
    subscribers = Self.subscribers(&generator)
  }

  private static func sends(_ generator: inout Generator) -> [(time: Int, subject: Int, event: Event<Int>)] {
    (0..<2).flatMap { subject -> [(time: Int, subject: Int, event: Event<Int>)] in
      var time = 10 * generator.int(15...24)
      var sends: [(time: Int, subject: Int, event: Event<Int>)] = []
      for _ in 0..<generator.int(1...4) {
        sends.append((time, subject, .next(generator.int(0...4))))
        time += 10 * generator.int(0...4)
      }
      // One that has ended ends its later subscribers at once.
      if generator.omission == .immediateSources { return sends }
      switch generator.int(0...4) {
      case 0...1: sends.append((time, subject, .completed))
      // One that has failed fails its later subscribers at once.
      case 2 where generator.omission != .earlyEnds: sends.append((time, subject, .error(LabError.planned(5))))
      default: break
      }
      return sends
    }
  }

  private static func subscribers(_ generator: inout Generator) -> [Subscriber] {
    let count = generator.chance(70) ? 1 : 2
    return (0..<count).map { index in
      let reaction: Reaction? =
        switch generator.int(0...9) {
        case 0 where generator.omission != .earlyEnds: .dispose(at: generator.int(1...2))
        case 1 where generator.isReentrant: .send(at: generator.int(1...2), subject: generator.int(0...1))
        case 2: .resubscribeAtEnd
        default: nil
        }
      return Subscriber(
        name: index == 0 ? "a" : "b", time: 200 + 10 * generator.int(0...(index * 8)),
        end: generator.chance(75) ? 1000 : 200 + 10 * generator.int(1...12), reaction: reaction)
    }
  }

  /// Returns the transcript of the run: always the same, and the same with RxSwift.
  public func run() -> String {
    let lab = Lab()
    SharingScheduler.mock(scheduler: lab.scheduler) { play(in: lab) }
    // In RxSwift a behavior subject that has ended keeps its observers.
    let subscribed = lab.subjects.indices.filter { subjects[$0] != .behavior && lab.subjects[$0].hasObservers() }.map {
      "h\($0)"
    }
    lab.close()
    var result = lab.transcript.text
    if !subscribed.isEmpty { result += " still \(subscribed.joined(separator: " "))" }
    if lab.objects.alive > 0 { result += " alive \(lab.objects.alive)" }
    return result
  }

  private func play(in lab: Lab) {
    for kind in subjects { lab.add(LabSubject(kind)) }
    var observable: Observable<Int>? = pipeline.make(lab)
    for send in sends { lab.scheduler.at(send.time) { lab.subjects[send.subject].send(send.event) } }
    var subscriptions: [any Disposable] = []
    for subscriber in subscribers {
      lab.scheduler.at(subscriber.time) {
        let subscription = CompositeDisposable()
        subscriptions.append(subscription)
        observable.map { subscribe(subscriber, to: $0, in: lab, subscription) }
        lab.scheduler.at(subscriber.end) { subscription.dispose() }
      }
    }
    lab.scheduler.at(1000) { for subscription in subscriptions { subscription.dispose() } }
    lab.scheduler.at(1100) { lab.scheduler.stop() }
    lab.scheduler.start()
    observable = nil
    subscriptions = []
  }

  private func subscribe(
    _ subscriber: Subscriber, to observable: Observable<Int>, in lab: Lab, _ subscription: CompositeDisposable,
    again: Bool = true
  ) {
    let object = lab.objects.make()
    var count = 0
    func ended() {
      if again, case .resubscribeAtEnd = subscriber.reaction {
        subscribe(subscriber, to: observable, in: lab, subscription, again: false)
      }
    }
    let new = observable.subscribe(
      onNext: { [weak subscription] element in
        withExtendedLifetime(object) { lab.note("\(subscriber.name)\(element)") }
        count += 1
        switch subscriber.reaction {
        case .dispose(at: count): subscription?.dispose()
        case .send(at: count, let subject): lab.react(element % 5, to: subject)
        default: break
        }
      },
      onError: { error in
        lab.note("\(subscriber.name)\(error.mark)")
        ended()
      },
      onCompleted: {
        lab.note("\(subscriber.name)|")
        ended()
      },
      onDisposed: { lab.note("\(subscriber.name).") })
    _ = subscription.insert(new)
  }
}

extension Experiment: CustomStringConvertible {
  /// The pipeline as code, the sent events, and the subscribers.
  public var description: String {
    let sent = sends.map { "\($0.time) h\($0.subject) \($0.event.mark)" }.joined(separator: ", ")
    let who = subscribers.map { subscriber in
      let reaction: String =
        switch subscriber.reaction {
        case .dispose(let count): ", disposes at its element \(count)"
        case .send(let count, let subject): ", sends to h\(subject) at its element \(count)"
        case .resubscribeAtEnd: ", subscribes again at the end"
        case nil: ""
        }
      return "\(subscriber.name) \(subscriber.time)–\(subscriber.end)\(reaction)"
    }
    return """
      \(pipeline.text)
      h0: \(subjects[0]), h1: \(subjects[1]); sent: \(sent)
      subscribers: \(who.joined(separator: "; "))
      """
  }
}
