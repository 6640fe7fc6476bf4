import Dispatch
import Rx
import Stage
import World

extension StreamsChapter {
  static let claimsOfOperators: [Claim] = [
    Claim(
      "map, flatMap, reduce and filter do what the functions of these names do elsewhere.",
      at: SourcePlace(.book, 1058...1070)
    ) { _ in
      let array = [1, 2, 3]
      let stream = Observable.from(array)
      return Finding(
        [
          ObservedValue("map", received(stream.map { $0 * 2 }), claimed: array.map { $0 * 2 }),
          ObservedValue(
            "flatMap", received(stream.flatMap { Observable.of($0, $0) }), claimed: array.flatMap { [$0, $0] }),
          ObservedValue("reduce", received(stream.reduce(0) { $0 + $1 }), claimed: [array.reduce(0) { $0 + $1 }]),
          ObservedValue("filter", received(stream.filter { $0 > 1 }), claimed: array.filter { $0 > 1 }),
        ], "This is true if all elements arrive at once and the stream completes. The traps show the other cases.")
    },
    Claim(
      "take passes elements for a given time and then completes, and skip ignores them for a given time.",
      at: SourcePlace(.book, 1071...1074)
    ) { _ in
      try run { marbles in
        let taken = marbles.cold("a b - c |").take(for: .milliseconds(250), scheduler: marbles.scheduler)
        let skipped = marbles.cold("a b - c |").skip(.milliseconds(250), scheduler: marbles.scheduler)
        return Finding(
          ["of a b - c |, for 250 ms:"],
          [
            ObservedValue("take", try marbles.result(of: taken), claimed: "a b |"),
            ObservedValue("skip", try marbles.result(of: skipped), claimed: "- - - c |"),
          ], "These are the forms that take a scheduler. With a number, both count elements.")
      }
    },
    Claim("distinct leaves out repeated elements.", at: SourcePlace(.book, 1075...1076)) { _ in
      try run { marbles in
        let distinct = try marbles.result(of: marbles.cold("a a b a |").distinctUntilChanged())
        return Finding(
          [ObservedValue("distinctUntilChanged() of a a b a |", distinct, claimed: "a - b - |")],
          "RxSwift has no distinct. distinctUntilChanged() compares with the previous element, and emits the last a.")
      }
    },
    Claim(
      "sample emits the latest element whenever the other observable emits.", at: SourcePlace(.book, 1085...1087)
    ) { _ in
      try run { marbles in
        let sampled = try marbles.result(of: marbles.cold("a b - - - - c |").sample(marbles.cold("- - x - x - - x |")))
        return Finding(
          ["a b - - - - c | at - - x - x - - x |"],
          [ObservedValue("sample", sampled, claimed: "- - b - b - - (c,|)")],
          "It emits each element only once: b is not repeated.")
      }
    },
  ]

  /// The lines that `body` prints.
  static func lines(_ body: (@escaping Print) throws -> Void) rethrows -> [String] {
    var lines: [String] = []
    try body { lines.append($0) }
    return lines
  }

  /// The elements that a subscriber gets at once.
  static func received<Source: ObservableType>(_ source: Source) -> [Source.Element] {
    var elements: [Source.Element] = []
    source.subscribe(onNext: { elements.append($0) }).dispose()
    return elements
  }

  /// The events of a subject that sends 1, its end, and 2.
  static func events(_ end: (PublishSubject<Int>) -> Void) -> String {
    lines { print in
      let subject = PublishSubject<Int>()
      let subscription = subject.subscribe(
        onNext: { print("next(\($0))") }, onError: { _ in print("error") }, onCompleted: { print("completed") },
        onDisposed: { print("disposed") })
      subject.onNext(1)
      end(subject)
      subject.onNext(2)
      subscription.dispose()
    }
    .joined(separator: ", ")
  }

  static func run(_ look: (Marbles) throws -> Finding) rethrows -> Finding {
    try inWorld { world in try look(Marbles({ _ in }, world)) }
  }

  static func inWorld(_ look: (VirtualWorld) throws -> Finding) rethrows -> Finding {
    let world = VirtualWorld()
    return try World.$current.withValue(world) { try look(world) }
  }
}
