import World

/// The steps of a chapter that are played, the ways that are shown, and any ways that are added to them.
@MainActor public struct StepSelection {
  /// The steps, in order; or the one scene of an exercise that has a screen of its own.
  package let scenes: [any Scene.Type]

  /// Those of the four ways that are shown.
  package let patterns: [Pattern]

  /// The names of the further ways that are shown in the steps that have them, behind all others.
  package private(set) var further: [String] = []

  /// The ways that play beside those of the step, if any.
  package let added: (any AddedWays)?

  /// The fault that stands in the place of one of the ways, if any.
  private let fault: PlantedFault?

  /// The steps of a chapter, with a pane for each of `patterns` and what is added to one of the steps, or plays in a scene
  /// of its own.
  package init(
    _ steps: [any Scene.Type], _ patterns: [Pattern] = Pattern.allCases, _ added: (any AddedWays)? = nil
  ) {
    let place = added?.place
    fault = nil
    scenes = place.map { place in steps.contains { $0 == place } ? steps : [place] } ?? steps
    self.patterns = patterns
    self.added = added
  }

  /// The step of a fault, which one of the ways has.
  package init(_ fault: PlantedFault) {
    (scenes, patterns, added) = ([fault.step], Pattern.allCases, nil)
    self.fault = fault
  }

  /// The same with one further way.
  package func with(_ name: String) -> StepSelection {
    var selection = self
    selection.further.append(name)
    return selection
  }

  /// The number of the scene that opens unless another one is asked for, from 1: that to which something is added, or the
  /// last one that has all further ways that are shown.
  package var openingNumber: Int {
    let place = added?.place
    let index = scenes.lastIndex { scene in
      place.map { scene == $0 } ?? further.allSatisfy(furtherNames(of: scene).contains)
    }
    return (index ?? scenes.count - 1) + 1
  }

  /// The further ways of scene `number` that are not shown. A quiz shows every way that may have the fault.
  package func absentWays(in number: Int) -> [String] {
    fault == nil ? furtherNames(of: scenes[number - 1]).filter { !further.contains($0) } : []
  }

  private func furtherNames(of scene: any Scene.Type) -> [String] {
    (scene as? any FourWays.Type)?.furtherNames ?? []
  }

  /// `step 2 of 2: steps of one and of ten`; of a scene of its own, what it is about.
  package func title(of number: Int) -> String {
    let title = scenes[number - 1].title
    guard fault == nil else { return title }
    return scenes[number - 1] is any Step.Type ? "step \(number) of \(scenes.count): \(title)" : title
  }

  /// Opens scene `number`, from 1.
  ///
  /// - Throws: `PaneError.unknownStep`; `PaneError.endless` if a way never comes to rest.
  package func open(
    _ number: Int, goesOnline: Bool = false, isLive: Bool = false, replaying: [NetworkRecord] = [],
    awaitsReplies: Bool = false, isTraced: Bool = false
  ) throws(PaneError) -> any StagedPanes {
    guard scenes.indices.contains(number - 1) else { throw .unknownStep(number, count: scenes.count) }
    let scene = scenes[number - 1]
    return try panes(
      of: scene, goesOnline: goesOnline, isLive: isLive, replaying: replaying, awaitsReplies: awaitsReplies,
      isTraced: isTraced)
  }

  private func panes<S: Scene>(
    of scene: S.Type, goesOnline: Bool, isLive: Bool, replaying: [NetworkRecord], awaitsReplies: Bool,
    isTraced: Bool
  ) throws(PaneError) -> any StagedPanes {
    try Panes(
      scene, ways(in: scene), goesOnline: goesOnline && S.usesNetwork, isLive: isLive, replaying: replaying,
      awaitsReplies: awaitsReplies, isTraced: isTraced)
  }

  private func ways<S: Scene>(in scene: S.Type) -> [Way<S.Screen>] {
    if let fault { return fault.plant.ways(in: scene) ?? [] }
    let step = scene as? any FourWays.Type
    func own(_ names: [String]) -> [Way<S.Screen>] { step?.ways(called: names) as? [Way<S.Screen>] ?? [] }
    return own(patterns.map(\.rawValue)) + (added?.ways(in: scene) ?? []) + own(further)
  }
}

extension FourWays {
  /// Returns the ways without the type of the screen.
  fileprivate static func ways(called names: [String]) -> Any {
    names.compactMap { name in ways.first { $0.name == name } }
  }
}

/// Ways that play beside the four of a step: what a reader has written, for example.
@MainActor package protocol AddedWays {
  /// Their common name: that of an exercise.
  var name: String { get }

  /// The step of the chapter in which they play, or a scene of its own.
  var place: any Scene.Type { get }

  /// The ways that are added to `scene`: none, except where they belong.
  func ways<S: Scene>(in scene: S.Type) -> [Way<S.Screen>]
}
