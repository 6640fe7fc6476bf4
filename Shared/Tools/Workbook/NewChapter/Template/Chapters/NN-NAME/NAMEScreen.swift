import Controls

/// A button, and a label that shows the state.
final class NAMEScreen: Screen {
  let flip = Button("flip", title: "Flip")
  let state = Label("state")

  override var rows: [[View]] { [[state], [flip]] }
}
