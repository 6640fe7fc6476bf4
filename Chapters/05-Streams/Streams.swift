import Controls
import Models
import Stage

enum CallbackWay {}
enum DelegateWay {}
enum ObserverWay {}
enum RxWay {}

/// One field, three labels, and a costly map for each of them.
enum MapPerLabel: Step {
  typealias Callback = CallbackWay.Controller
  typealias Delegate = DelegateWay.Controller
  typealias Observer = ObserverWay.Controller
  typealias Rx = RxWay.Controller

  static let title = "a map per label"

  static func makeScreen() -> StreamsScreen { StreamsScreen() }

  static let alphabet = StreamsChapter.alphabet
  static let invariants =
    StreamsChapter.invariants + [
      Invariant("each result is computed three times, once for each label") { screen in
        (screen.runs.text?.split(separator: " ").dropFirst().first).flatMap { Int($0) }?.isMultiple(of: 3) ?? true
      }
    ]
}

/// The chapter that `swift run Streams` plays.
package let chapter: any Chapter.Type = StreamsChapter.self

/// The field and the labels with the result shared; and beside the screen, the experiments.
enum StreamsChapter: Chapter {
  typealias Callback = CallbackWay.Shared.Controller
  typealias Delegate = DelegateWay.Shared.Controller
  typealias Observer = ObserverWay.Shared.Controller
  typealias Rx = RxWay.Shared.Controller

  static let number = 5
  static let name = "Streams"
  static let lesson = "Hot and cold, late and early, shared and not: what a stream is, and how long it lives."
  static let title = "the result shared"
  static let earlierSteps: [any Step.Type] = [MapPerLabel.self]
  static let demo = PackageResources.demo_script

  static func makeScreen() -> StreamsScreen { StreamsScreen() }

  static let alphabet: [Input] = [
    .type("text", text: "1"), .paste("text", text: "é"), .replace("text", text: "abcde"), .clear("text"),
    .focus("text"), .submit("text"),
  ]

  static let invariants: [Invariant<StreamsScreen>] = [
    Invariant("all three labels show the checksum of the text in the field") { screen in
      let checksum = Checksum(of: screen.text.text ?? "")
      return screen.hexadecimal.text == checksum.hexadecimal && screen.decimal.text == checksum.decimal
        && screen.binary.text == checksum.binary
    }
  ]
}
