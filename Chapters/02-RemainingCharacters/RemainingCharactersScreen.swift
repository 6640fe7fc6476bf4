import Controls
import Models

/// Two fields, the number of remaining characters under each, and a button to save both.
final class RemainingCharactersScreen: Screen {
  let name = TextField("name", placeholder: "up to 10")
  let nameRemaining = Label("name-remaining")
  let address = TextField("address", placeholder: "up to 50")
  let addressRemaining = Label("address-remaining")
  let save = Button("save", title: "Save")

  override var rows: [[View]] { [[name], [nameRemaining], [address], [addressRemaining], [save]] }
}

extension Label {
  /// Shows the number of remaining characters, in the error colour if there are too many.
  func show(_ remaining: Remaining) {
    show(remaining.text, remaining.isOver ? .error : .normal)
  }
}
