import Controls
import Models

/// A text, the buttons that begin and end a count of its words, and how that stands.
final class BackgroundScreen: Screen {
  let text = TextField("text", placeholder: LongText.rabbitHole.title)
  let count = Button("count", title: "Count words")
  let cancel = Button("cancel", title: "Cancel")
  let progress = ProgressBar("progress")
  let result = Label("result")

  /// What is counted as long as nothing is typed.
  var longText = LongText.rabbitHole {
    didSet { text.placeholder = longText.title }
  }

  override var rows: [[View]] { [[text], [count, cancel], [progress], [result]] }

  /// What is to be counted now.
  var textToCount: String {
    let typed = text.text ?? ""
    return typed.isEmpty ? longText.text : typed
  }

  /// Shows how it stands with a count.
  func show(_ state: CountingState) {
    progress.progress = Float(state.progress)
    result.show(state.text, state.color)
    cancel.isEnabled = state.isCounting
  }
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
