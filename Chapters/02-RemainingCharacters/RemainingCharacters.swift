import Controls
import Models
import Stage

enum CallbackWay {}
enum DelegateWay {}
enum ObserverWay {}
enum RxWay {}
enum TodayWay {}

/// The chapter that `swift run RemainingCharacters` plays.
package let chapter: any Chapter.Type = RemainingCharactersChapter.self

/// The chapter: two fields, and a label under each that is derived from what is typed.
enum RemainingCharactersChapter: Chapter {
  typealias Callback = CallbackWay.Controller
  typealias Delegate = DelegateWay.Controller
  typealias Observer = ObserverWay.Controller
  typealias Rx = RxWay.Controller

  static let furtherWays = [Way("today", TodayWay.Controller.self)]

  static let number = 2
  static let name = "RemainingCharacters"
  static let lesson = "A value that is derived from typing."
  static let title = "two fields and a button"
  static let demo = PackageResources.demo_script

  static func makeScreen() -> RemainingCharactersScreen { RemainingCharactersScreen() }

  static let experiments = [ReturnKey.experiment]

  static let alphabet: [Input] = [
    .type("name", text: "A"), .paste("name", text: "👨‍👩‍👧bcdefghi"), .clear("name"),
    .type("address", text: "e\u{301}"), .paste("address", text: String(repeating: "x", count: 49)), .submit("address"),
    .tap("save"), .replace("name", text: " "), .replace("address", text: " "),
  ]

  static let invariants: [Invariant<RemainingCharactersScreen>] = [
    Invariant("each label shows how many characters remain for the text in its field") { screen in
      screen.nameRemaining.text == CharacterLimit.name.remaining(after: screen.name.text ?? "").text
        && screen.addressRemaining.text == CharacterLimit.address.remaining(after: screen.address.text ?? "").text
    },
    Invariant("a label has the error colour if, and only if, its text is too long") { screen in
      [screen.nameRemaining, screen.addressRemaining].allSatisfy { label in
        (label.textColor == .error) == (label.text?.hasSuffix("over") ?? false)
      }
    },
    Invariant("Save is enabled if, and only if, the contact can be saved") { screen in
      screen.save.isEnabled
        == Contact(name: screen.name.text ?? "", address: screen.address.text ?? "").canBeSaved
    },
  ]
}
