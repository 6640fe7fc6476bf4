/// Plays `script` on each of `ways` and asks every pane for `detail` before it and after each line.
///
/// - Throws: `ScriptError`; `PaneError`.
@MainActor public func observations<S: Scene>(
  _ script: String, on step: S.Type, _ ways: [Way<S.Screen>], of detail: (Pane<S>) -> String
) throws -> Observations {
  let panes = try Panes(step, ways)
  var rows = [Observations.Row(line: "first frame", details: panes.all.map(detail))]
  let player = Player(panes)
  for input in try Script(parsing: script, name: "claim").inputs {
    _ = try player.play(.input(input))
    rows.append(Observations.Row(line: "\(input)", details: panes.all.map(detail)))
  }
  return Observations(names: panes.names, rows: rows)
}
