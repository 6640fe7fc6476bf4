import Controls
import Models
import Stage
import World

enum CallbackWay {}
enum DelegateWay {}
enum ObserverWay {}
enum RxWay {}
enum TodayWay {}

/// The chapter that `swift run SignUp` plays.
package let chapter: any Chapter.Type = SignUpChapter.self

/// A form whose name a server checks: the inputs, the answer and a running sign-up all decide about one button.
enum SignUpChapter: Chapter {
  typealias Callback = CallbackWay.Controller
  typealias Delegate = DelegateWay.Controller
  typealias Observer = ObserverWay.Controller
  typealias Rx = RxWay.Controller

  static let furtherWays = [
    Way("today", TodayWay.Controller.self), Way("drivers", RxWay.Drivers.Controller.self),
  ]

  static let number = 10
  static let name = "SignUp"
  static let lesson = "Validation that waits for a server, and several inputs in one output."
  static let title = "a name, a password, and the password again"
  static let offersLive = true
  static let demo = PackageResources.demo_script

  static func makeScreen() -> SignUpScreen { SignUpScreen() }
  static func goLive(_ screen: SignUpScreen, _ world: VirtualWorld) { screen.ask(.gitHub(), world) }
  static func prepare(_ world: VirtualWorld) { world.scriptedNetwork.rule = EmbeddedDirectory.reply }

  static let laterIdentifiers = ["alert", "ok"]
  static let alphabet: [Input] = typing + answers
  static let invariants: [Invariant<SignUpScreen>] = [
    Invariant("Sign up is enabled only while all three inputs are valid and no sign-up is running") { screen in
      let allAreValid = [screen.usernameMessage, screen.passwordMessage, screen.repeatMessage].allSatisfy { label in
        label.textColor == .ok
      }
      return !screen.signUp.isEnabled || allAreValid && !screen.activity.isAnimating && screen.alert == nil
    },
    Invariant("a disabled button is drawn at half opacity") { screen in
      screen.signUp.alpha == (screen.signUp.isEnabled ? 1 : 0.5)
    },
    Invariant("the activity indicator stops before the alert appears") { screen in
      screen.alert == nil || !screen.activity.isAnimating
    },
    Invariant("the messages about the passwords match the fields") { screen in
      let (password, repeated) = (screen.password.text ?? "", screen.repeated.text ?? "")
      return screen.passwordMessage.text == ValidationResult.password(password).text
        && screen.repeatMessage.text == ValidationResult.repeated(repeated, of: password).text
    },
    Invariant("the message about the name belongs to the name in the field") { screen in
      let text = screen.usernameMessage.text ?? ""
      let judged = ValidationResult.username(screen.username.text ?? "")
      return judged == .validating ? !["", .notPlain].contains(text) : text == judged.text
    },
  ]
  static let events: [WorldEvent<SignUpScreen>] = directoryEvents()

  private static let typing: [Input] = [
    .replace("username", text: "ad"), .replace("username", text: "lovelace"), .type("username", text: "1"),
    .type("username", text: "-"), .clear("username"), .focus("username"),
    .replace("password", text: "engine"), .type("password", text: "x"), .replace("password", text: "abc"),
    .replace("repeat", text: "engine"), .replace("repeat", text: "engi"), .type("repeat", text: "x"), .clear("repeat"),
    .tap("sign-up"), .tap("ok"), .wait(.milliseconds(500)), .wait(.seconds(2)),
  ]

  private static let answers: [Input] = [
    .event("directory", ["off"]), .event("answer", ["first", "404"]), .event("answer", ["last", "404"]),
    .event("answer", ["last", "200"]), .event("answer", ["last", "201"]), .event("answer", ["first", "429"]),
    .event("answer", ["last", "cut"]), .event("fail", ["last", "timeout"]),
  ]
}

extension String {
  fileprivate static let notPlain = "Username can only contain letters and digits"
}
