import Controls
import Rx
import RxCommunity
import Stage
import World

extension StreamsChapter {
  static let claims = claimsOfTheConsole + claimsOfSharing

  private static let claimsOfTheConsole: [Claim] = [
    Claim("Split into a controller and a view model, the greeting prints the same.") { _ in
      let whole = lines { Hello.rx($0) }.dropLast()
      let split = lines { _ = OriginalWay.HelloController($0) }
      return Finding(
        ["in one piece: " + whole.joined(separator: ", "), "split: " + split.joined(separator: ", ")],
        holds: Array(whole) == split,
        "The sources' two halves say it in other words, and lack completion and disposal. hello-split has them.")
    },
    Claim("A subscription is disposed when its owner ends.") { _ in
      let seen = Array(lines { Bags.endOfTheOwner($0) }.dropFirst().prefix(4)).map { $0.drop { $0 == " " } }
      return Finding(
        seen.map(String.init),
        holds: (seen.firstIndex(of: "disposed") ?? 0) > (seen.firstIndex(of: "the owner is gone") ?? 0),
        "It is disposed when the stream completes, while the owner lives. The bag is for those that do not complete.")
    },
    Claim("take and skip go by time, and there is a distinct.") { _ in
      try run { marbles in
        let fast = try marbles.result(of: marbles.cold("a b c |").take(2))
        let slow = try marbles.result(of: marbles.cold("a - - - b - - - c |").take(2))
        let distinct = try marbles.result(of: marbles.cold("a a b a |").distinctUntilChanged())
        return Finding(
          [
            "take(2) of a b c |: \(fast)", "take(2) of a - - - b - - - c |: \(slow)",
            "distinctUntilChanged() of a a b a |: \(distinct)",
          ],
          holds: fast != "a (b,|)" || slow != "a - - - (b,|)",
          "They count elements; take(for:) and skip(_:scheduler:) go by time. distinctUntilChanged lets the last a through."
        )
      }
    },
    Claim("reduce does what it does with arrays.") { _ in
      try run { marbles in
        let array = ["1", "2", "3"].reduce("", +)
        let endless = try marbles.result(of: marbles.cold("1 2 3").reduce("", accumulator: +))
        let ending = try marbles.result(of: marbles.cold("1 2 3 - |").reduce("", accumulator: +))
        return Finding(
          ["the array 1 2 3: \(array)", "the stream 1 2 3: \(endless)", "the stream 1 2 3 - |: \(ending)"],
          holds: endless.contains(array),
          "Nothing comes until the stream completes; a stream of taps never does. scan tells each step.")
      }
    },
    Claim("sample sends the latest element at each tick.") { _ in
      try run { marbles in
        let sampled = try marbles.result(of: marbles.cold("a b - - - - c |").sample(marbles.cold("- - x - x - - x |")))
        return Finding(
          ["a b - - - - c | at - - x - x - - x |: \(sampled)"], holds: sampled.contains("b - b"),
          "Only if there is a new one: it does not repeat b.")
      }
    },
    Claim("bind is subscribe by another name.") { _ in
      let world = VirtualWorld()
      let seen = try World.$current.withValue(world) {
        try lines { try BothEnds.bind($0, world) }.filter { $0.contains("2") || $0.contains("label says") }
      }
      return Finding(
        seen.map { String($0.drop { $0 == " " }) },
        holds: !seen.contains { $0.hasPrefix("  when the main queue gets to it: the label says 2") },
        "A binder waits for the main queue, and an error that reaches bind stops a debug build: see binding-errors.")
    },
    Claim("A late subscriber gets the last value.") { _ in
      let open = BehaviorSubject(value: 1)
      let ended = BehaviorSubject(value: 1)
      ended.onCompleted()
      let late = [open, ended].map { subject in
        lines { print in subject.subscribe { print("\($0)") }.dispose() }.joined(separator: ", ")
      }
      return Finding(
        ["a BehaviorSubject: \(late[0])", "after its completion: \(late[1])"], holds: late[1].contains("next"),
        "Not after the end: then it gets the end, and nothing else.")
    },
    Claim("filterNil prints One, Three.") { _ in
      let values = Observable.of("One", nil, "Three").filterNil()
      let events = lines { print in values.subscribe { print("\($0)") }.dispose() }
      let elements = lines { print in values.subscribe(onNext: { print($0) }).dispose() }
      return Finding(
        [
          "subscribe { print($0) }: " + events.joined(separator: ", "),
          "subscribe(onNext: { print($0) }): " + elements.joined(separator: ", "),
        ],
        holds: events == ["One", "Three"], "A bare subscribe gets events, the completion too; onNext gets elements.")
    },
  ]

  /// What `body` prints.
  private static func lines(_ body: (@escaping Print) throws -> Void) rethrows -> [String] {
    var lines: [String] = []
    try body { lines.append($0) }
    return lines
  }

  private static func run(_ look: (Marbles) throws -> Finding) throws -> Finding {
    let world = VirtualWorld()
    return try World.$current.withValue(world) { try look(Marbles({ _ in }, world)) }
  }
}
