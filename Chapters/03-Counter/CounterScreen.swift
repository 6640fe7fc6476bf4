import Controls
import Models

/// A count and the buttons that move it.
class CounterScreen: Screen {
  let count = Label("count")
  let down = Button("down", title: "−")
  let up = Button("up", title: "+")
  let reset = Button("reset", title: "Reset")

  /// The count with which the ways begin: the one at which the app was last left.
  var start = Count()

  override var rows: [[View]] { [[count], [down, up], [reset]] }
}

/// The same screen with two more buttons, which move the count by ten.
final class TensScreen: CounterScreen {
  let down10 = Button("down10", title: "−10")
  let up10 = Button("up10", title: "+10")

  override var rows: [[View]] { [[count], [down, up], [down10, up10], [reset]] }
}
