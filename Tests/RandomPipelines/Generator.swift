import Rx
import World

/// Draws random pipelines: the same seed gives the same one, on every machine.
struct Generator {
  /// A kind of call that a pipeline goes without.
  ///
  /// RxSwift disposes a source only when `subscribe` has returned it. So a subscription that ends while it is being made
  /// goes on there: to the next source of `concat`, for ever with `retry`. This `Rx` stops. The difference shows only where
  /// a source emits during its subscription, an operator ends before its source, and another one subscribes later. Each
  /// pipeline therefore goes without one of the three.
  enum Omission: CaseIterable {
    case immediateSources
    case earlyEnds
    case lateSubscriptions
  }

  let omission: Omission
  /// A Boolean value indicating whether subscribers and closures send to subjects in the middle of an element.
  ///
  /// Such a pipeline has no `first`, `element(at:)` and `takeLast`: in RxSwift these emit again, or stop a debug build.
  let isReentrant: Bool
  private var random: SeededRandom
  private var sourceCount = 0
  private var hookCount = 0
  var subjectCount = 0
  private(set) var namesInScope = 0

  init(seed: UInt64) {
    // Neighbouring seeds begin with similar states: a few numbers further on they are strangers.
    random = SeededRandom(seed: seed &* 0x2545_F491_4F6C_DD1D)
    omission = Omission.allCases[Int(random.next() % 3)]
    isReentrant = random.next() % 3 == 0
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func chance(_ percent: Int) -> Bool { int(1...100) <= percent }
  /// The number of a call: of one of the first `count`, or of the `ending` behind them, which end before their source.
  mutating func call(_ count: Int, ending: Int) -> Int {
    int(0...count + (omission == .earlyEnds ? 0 : ending) - 1)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[int(0...elements.count - 1)] }

  /// A span of time: a multiple of 10, so that events often fall together.
  mutating func span() -> Int { 10 * int(1...5) }

  mutating func sourceName() -> String {
    defer { sourceCount += 1 }
    return
      "\(Unicode.Scalar(UInt8(ascii: "s") + UInt8(sourceCount % 8)))\(sourceCount / 8 == 0 ? "" : "\(sourceCount / 8)")"
  }

  mutating func hookName() -> String {
    defer { hookCount += 1 }
    return "\(hookCount)"
  }

  /// A pipeline of at most `depth` calls on each path.
  mutating func pipeline(_ depth: Int) -> Pipeline {
    guard depth > 0 else { return source() }
    switch int(1...100) {
    case 1...10: return source()
    case 11...34: return elementOperator(pipeline(depth - 1))
    case 35...46: return timeOperator(pipeline(depth - 1))
    case 47...64: return combining(depth)
    case 65...70 where omission != .immediateSources: return sharing(depth)
    case 65...70: return pipeline(depth)
    case 71...73 where isReentrant: return sendingAgain(pipeline(depth - 1))
    case _ where omission == .lateSubscriptions: return pipeline(depth)
    case 71...73: return hooked(pipeline(depth - 1))
    case 74...77: return infallible(depth)
    case 78...80: return sharedSequence(depth)
    case 81...88: return errorOperator(pipeline(depth - 1), depth)
    case 89...97: return flattening(depth)
    default: return trait(depth)
    }
  }

  /// A pipeline that feeds a subject again.
  private mutating func sendingAgain(_ source: Pipeline) -> Pipeline {
    let (element, subject) = (int(1...4), int(0...1))
    return source.then("do(onNext: \(element) → h\(subject))") { source, lab in
      source.do(onNext: { if $0 % 5 == element { lab.react(element + 1, to: subject) } })
    }
  }

  /// A pipeline whose events are seen on their way.
  private mutating func hooked(_ source: Pipeline) -> Pipeline {
    let name = hookName()
    return source.then("do(\(name))") { source, lab in
      source.do(
        onNext: { lab.note("\(name):\($0)") }, afterNext: { lab.note("\(name):\($0)'") },
        onError: { lab.note("\(name):\($0.mark)") }, onCompleted: { lab.note("\(name):|") },
        onSubscribe: { lab.note("\(name):(") },
        onDispose: { lab.note("\(name):.") })
    }
  }

  /// Names `source` for what `body` makes.
  mutating func naming(_ source: Pipeline, _ body: (inout Generator) -> Pipeline) -> Pipeline {
    let index = namesInScope
    namesInScope += 1
    defer { namesInScope -= 1 }
    let body = body(&self)
    return Pipeline("{ let x\(index) = \(source.text); return \(body.text) }()") { lab in
      let made = source.make(lab)
      // Names of the same number follow one another, as scopes do.
      if lab.named.count > index { lab.named[index] = made } else { lab.named.append(made) }
      return body.make(lab)
    }
  }
}
