import Controls
import Stage
import StageSession

/// A line that is written at the foot of the stage, with the keys of a field.
struct LineEntry {
  /// The field in which it is written.
  let field = TextField("line")

  /// The lines that can be recalled, the latest last.
  private let earlier: [String]

  /// The place of the line in the field among `earlier`; behind them is what the person writes.
  private var place: Int

  /// The text that was being written when the person went to an earlier line.
  private var draft = ""

  /// An entry that begins with `text`.
  init(_ text: String = "", after earlier: [String]) {
    (self.earlier, place) = (earlier, earlier.count)
    write(text)
  }

  /// The text in the field.
  var text: String { field.text ?? "" }

  /// Replaces the text by the line `step` lines further on, or further back if negative; behind the latest comes what
  /// was being written. Beyond the ends there is nothing.
  mutating func recall(_ step: Int) {
    let next = (place + step).clamped(to: 0...earlier.count)
    guard next != place else { return }
    if place == earlier.count { draft = text }
    place = next
    write(earlier.indices.contains(next) ? earlier[next] : draft)
  }

  private func write(_ text: String) {
    field.text = text
    field.touch()
  }
}
