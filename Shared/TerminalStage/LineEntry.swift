import Controls
import Stage
import StageSession

/// A line that is written at the foot of the stage, with the keys of a field.
struct LineEntry {
  /// The field in which it is written.
  let field = TextField("line")

  init(_ text: String = "") {
    field.text = text
    field.touch()
  }

  /// What was written.
  var text: String { field.text ?? "" }
}
