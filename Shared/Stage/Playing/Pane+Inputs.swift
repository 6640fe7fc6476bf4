extension Pane {
  /// A pane of `step` after `inputs`.
  ///
  /// - Throws: `PaneError`.
  public convenience init(_ step: S.Type, _ way: Way<S.Screen>, after inputs: [Input]) throws(PaneError) {
    try self.init(step, way)
    for input in inputs { try perform(input) }
  }

  /// A pane of `step` after the inputs of `script`.
  ///
  /// - Throws: `ScriptError`; `PaneError`.
  public convenience init(_ step: S.Type, _ way: Way<S.Screen>, after script: String) throws {
    try self.init(step, way, after: Script(parsing: script, name: way.name).inputs)
  }
}
