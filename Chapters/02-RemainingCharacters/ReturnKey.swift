import Controls
import Stage
import World

/// The effect of the return key in each way if the screen has no action of its own for it.
enum ReturnKey {
  static let experiment = Experiment("return-key", "which way lets UIKit's return key dismiss the keyboard") {
    print, world in
    for pattern in Pattern.allCases {
      let screen = RemainingCharactersScreen()
      screen.name.endsEditingOnReturn = false
      let controller = RemainingCharactersChapter.way(pattern).wire(screen, world)
      screen.name.touch()
      screen.name.pressReturn()
      withExtendedLifetime(controller) {
        print("\(pattern): the field \(screen.name.isEditing ? "keeps" : "loses") the focus")
      }
    }
  }
}
