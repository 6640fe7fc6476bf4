import Parity

/// A real fault, planted in one of the ways for `--quiz`: a change of one place in its source.
///
/// Before the chapter is built, `Plant` copies the types of the way that the change concerns into a namespace with the name of
/// the fault, within the way's own, and makes the change there.
@MainActor public struct PlantedFault {
  /// The description of the fault, as a sentence.
  public let label: String

  /// Why it is made so often, or how not to make it, in a sentence or two.
  public let lesson: String

  /// The name of the way that it is planted in.
  public let way: String

  /// The name of its namespace.
  public let name: String

  /// The change of the way's source.
  package let change: FileChange

  /// The shortest script after which it is to be seen: no line of it can be left out.
  package let script: String

  package let step: any Step.Type
  let plant: any Plant

  /// The fault in the way `way` of `step` whose controller is a `controller`.
  ///
  /// - Parameters:
  ///   - change: the change of the source, as `FileChange` reads it.
  ///   - script: inputs, a line each, after which a person sees it; without one of them it is not to be seen.
  public init<S: Step, Controller: Wiring<S.Screen>>(
    _ label: String, in step: S.Type, _ way: String, _ controller: Controller.Type, change: String,
    shownBy script: String, lesson: String
  ) {
    (self.label, self.lesson, self.way, self.script, self.step) = (label, lesson, way, script, step)
    self.change = FileChange(change)
    name = String(reflecting: controller).split(separator: ".").dropLast().last.map(String.init) ?? ""
    plant = FaultyStep<S>(way: Way(way, controller))
  }

  /// The names of the ways that are on stage with it.
  package var wayNames: [String] { plant.names }

  /// The inputs of the script.
  ///
  /// - Throws: `ScriptError` if it is none.
  package func inputs() throws(ScriptError) -> [Input] {
    try Script(parsing: script, name: name).inputs
  }

  /// In what the screens differ after `inputs`; nil if they do not.
  ///
  /// - Throws: `PaneError` for an input that there is not.
  package func difference(after inputs: [Input]) throws(PaneError) -> Difference? {
    try plant.difference(after: inputs)
  }
}

/// The four ways of a step, and the fifth if it has that, one of them with a fault in it, without the type of the screen.
@MainActor protocol Plant {
  /// The names of the ways.
  var names: [String] { get }

  /// The ways as they are put on stage in `scene`; nil for another step's.
  func ways<S: Scene>(in scene: S.Type) -> [Way<S.Screen>]?

  /// See `PlantedFault`.
  func difference(after inputs: [Input]) throws(PaneError) -> Difference?
}

@MainActor private struct FaultyStep<S: Step>: Plant {
  let way: Way<S.Screen>

  private var ways: [Way<S.Screen>] { S.ways(with: [Pattern.today]).map { $0.name == way.name ? way : $0 } }

  var names: [String] { ways.map(\.name) }

  func ways<Other: Scene>(in scene: Other.Type) -> [Way<Other.Screen>]? {
    scene == S.self ? ways as? [Way<Other.Screen>] : nil
  }

  func difference(after inputs: [Input]) throws(PaneError) -> Difference? {
    let panes = try Panes(S.self, ways)
    for input in inputs {
      try panes.validate(input)
      try panes.perform(input)
    }
    let seen = zip(panes.names, panes.snapshots).map { Named($0, $1) }
    guard Set(seen.map(\.value)).count > 1 else { return nil }
    return Difference(inputs: inputs, finding: .disagreement(.snapshots(seen)))
  }
}
