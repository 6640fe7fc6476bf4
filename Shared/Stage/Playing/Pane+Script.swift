extension Pane {
  /// A pane of `step` after the inputs of `script`.
  ///
  /// - Throws: `ScriptError`; `PaneError`.
  public convenience init(_ step: S.Type, _ way: Way<S.Screen>, after script: String) throws {
    try self.init(step, way)
    for input in try Script(parsing: script, name: way.name).inputs { try perform(input) }
  }
}
