import Controls
import Models

/// A text, the button that begins a count of its words, and the state of the count.
class BackgroundScreen: Screen {
  let text = TextField("text", placeholder: LongText.rabbitHole.title)
  let count = Button("count", title: "Count words")
  let progress = ProgressBar("progress")
  let result = Label("result")

  /// The text that is counted while the field is empty.
  var longText = LongText.rabbitHole {
    didSet { text.placeholder = longText.title }
  }

  override var rows: [[View]] { [[text], [count], [progress], [result]] }

  /// The text to count now.
  var textToCount: String {
    let typed = text.text ?? ""
    return typed.isEmpty ? longText.text : typed
  }

  /// Shows the state of a count.
  func show(_ state: CountingState) {
    progress.progress = Float(state.progress)
    result.show(state.text, state.color)
    count.isEnabled = canCount(state)
  }

  /// Returns true if a count may begin now.
  func canCount(_ state: CountingState) -> Bool { !state.isCounting }
}

/// The same with a way out: another button ends the count, and so does a new one.
final class CancellingScreen: BackgroundScreen {
  let cancel = Button("cancel", title: "Cancel")

  override var rows: [[View]] { [[text], [count, cancel], [progress], [result]] }

  override func show(_ state: CountingState) {
    super.show(state)
    cancel.isEnabled = state.isCounting
  }

  override func canCount(_ state: CountingState) -> Bool { true }
}

extension CountingState {
  fileprivate var color: TextColor {
    switch self {
    case .ready, .counting: .normal
    case .counted: .ok
    case .cancelled: .secondary
    }
  }
}
