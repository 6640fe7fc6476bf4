import World

/// What is put on stage: the steps of a chapter, each with some of its ways, and with what a reader has written where that
/// belongs.
@MainActor public struct Playbill {
  /// The steps, in order; or the one scene of an exercise that has a screen of its own.
  let scenes: [any Scene.Type]

  /// Those of the four ways that are shown.
  let patterns: [Pattern]

  /// The names of the further ways that are shown in the steps that have them, behind all others.
  private(set) var further: [String] = []

  /// What a reader has written, if it is shown.
  let guest: (any Guest)?

  /// What a reader is to find, if anything.
  let quiz: Quiz?

  /// The steps of a chapter, with a pane for each of `patterns`.
  public init(_ steps: [any Scene.Type], _ patterns: [Pattern] = Pattern.allCases) {
    self.init(steps, patterns, nil)
  }

  /// The steps of a chapter, with a guest in one of them, or in a scene of its own.
  init(_ steps: [any Scene.Type], _ patterns: [Pattern], _ guest: (any Guest)?) {
    let place = guest?.place
    quiz = nil
    scenes = place.map { place in steps.contains { $0 == place } ? steps : [place] } ?? steps
    self.patterns = patterns
    self.guest = guest
  }

  /// The step of a fault, which one of the four ways has.
  init(_ quiz: Quiz) {
    (scenes, patterns, guest) = ([quiz.fault.step], Pattern.allCases, nil)
    self.quiz = quiz
  }

  /// The same with one further way.
  func with(_ name: String) -> Playbill {
    var playbill = self
    playbill.further.append(name)
    return playbill
  }

  /// The number of the scene that opens unless another one is asked for, from 1: that of the guest, or the last one that
  /// has all further ways that are shown.
  var openingNumber: Int {
    let place = guest?.place
    let index = scenes.lastIndex { scene in
      place.map { scene == $0 } ?? further.allSatisfy(furtherNames(of: scene).contains)
    }
    return (index ?? scenes.count - 1) + 1
  }

  /// The further ways of scene `number` that are not shown. In a quiz one of the four is to be found.
  func absentWays(in number: Int) -> [String] {
    quiz == nil ? furtherNames(of: scenes[number - 1]).filter { !further.contains($0) } : []
  }

  private func furtherNames(of scene: any Scene.Type) -> [String] {
    (scene as? any FourWays.Type)?.furtherNames ?? []
  }

  /// `step 2 of 2: steps of one and of ten`; of a scene of its own, what it is about.
  func title(of number: Int) -> String {
    let title = scenes[number - 1].title
    guard quiz == nil else { return title }
    return scenes[number - 1] is any Step.Type ? "step \(number) of \(scenes.count): \(title)" : title
  }

  /// Opens scene `number`, from 1.
  ///
  /// - Throws: `PaneError.unknownStep`; `PaneError.endless` if a way never comes to rest.
  func open(
    _ number: Int, goesOnline: Bool = false, isLive: Bool = false, replaying: [NetworkRecord] = [],
    awaitsReplies: Bool = false
  ) throws(PaneError) -> any StagedPanes {
    guard scenes.indices.contains(number - 1) else { throw .unknownStep(number, count: scenes.count) }
    let scene = scenes[number - 1]
    return try panes(
      of: scene, goesOnline: goesOnline, isLive: isLive, replaying: replaying, awaitsReplies: awaitsReplies)
  }

  private func panes<S: Scene>(
    of scene: S.Type, goesOnline: Bool, isLive: Bool, replaying: [NetworkRecord], awaitsReplies: Bool
  ) throws(PaneError) -> any StagedPanes {
    try Panes(
      scene, ways(in: scene), goesOnline: goesOnline && S.usesNetwork, isLive: isLive, replaying: replaying,
      awaitsReplies: awaitsReplies)
  }

  private func ways<S: Scene>(in scene: S.Type) -> [Way<S.Screen>] {
    if let quiz { return quiz.fault.plant.ways(in: scene) ?? [] }
    let step = scene as? any FourWays.Type
    func own(_ names: [String]) -> [Way<S.Screen>] { step?.ways(called: names) as? [Way<S.Screen>] ?? [] }
    return own(patterns.map(\.rawValue)) + (guest?.ways(in: scene) ?? []) + own(further)
  }
}

extension FourWays {
  /// For those who do not know the type of the screen.
  fileprivate static func ways(called names: [String]) -> Any {
    names.compactMap { name in ways.first { $0.name == name } }
  }
}
