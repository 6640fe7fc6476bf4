import Controls
import KeyValueObserving
import Trace
import World

/// Tries whether a way's connection lives exactly as long as its controller.
///
/// No single look finds every mistake, so there are five: the objects that the controller reached are deallocated with it;
/// nothing is left connected to the screen or pending in the world; the closed screen reacts to touches as an unwired one
/// does, and no listener receives the events of the world; nothing accumulates while the inputs are repeated on an open
/// screen; and the heap does not grow over many rounds, which alone finds an unreachable cycle.
@MainActor public struct LifetimeChecker<S: Scene> {
  private let step: S.Type
  private let inputs: [Input]

  /// A checker that opens `step`, performs `inputs` and closes it again.
  public init(_ step: S.Type, after inputs: [Input]) {
    self.step = step
    self.inputs = inputs
  }

  /// Returns the faults that show that `way` outlives its controller, or none.
  ///
  /// - Throws: `PaneError`, if the way cannot perform the inputs.
  public func check(_ way: Way<S.Screen>) throws(PaneError) -> [LifetimeFault] {
    let faults = try survivors(way) + connections(way) + reactions(way) + hearings(way) + accumulations(way)
    // A fault that was found already takes room on the heap as well: only other faults are worth the time.
    return faults.isEmpty ? try growth(way) : faults
  }

  /// Returns the inputs before the first moment at which parts of `way` would outlive its controller if the screen closed;
  /// nil if there is none. The moments are those before each input: `check` looks at the one after all of them.
  ///
  /// Only what can be reached, is connected or waits is looked at. What lives only as long as a request, say, is over when
  /// all inputs have been performed.
  ///
  /// - Throws: `PaneError`, if the way cannot perform the inputs.
  public func checkMoments(_ way: Way<S.Screen>) throws(PaneError) -> (inputs: [Input], faults: [LifetimeFault])? {
    for count in inputs.indices {
      let part = LifetimeChecker(step, after: Array(inputs.prefix(count)))
      let faults = try part.survivors(way) + part.connections(way)
      if !faults.isEmpty { return (part.inputs, faults) }
    }
    return nil
  }

  /// Returns a line for each fault of `way` when the screen closes after all inputs. If there are none, returns those of the
  /// first earlier moment at which a closing screen leaves something behind.
  ///
  /// - Throws: `PaneError`, if the way cannot perform the inputs.
  public func describeFaults(of way: Way<S.Screen>) throws(PaneError) -> [String] {
    let faults = try check(way)
    guard faults.isEmpty, let (inputs, passing) = try checkMoments(way) else {
      return faults.map { "\(way.name): \($0)" }
    }
    let moment = inputs.last.map { "after \($0)" } ?? "before any input"
    return passing.map { "\(way.name): screen closed \(moment): \($0)" }
  }

  private func survivors(_ way: Way<S.Screen>) throws(PaneError) -> [LifetimeFault] {
    var known = Reachability()
    // Objects that a second pane reaches as well belong to neither: a shared scheduler, for instance.
    known.add(try open(way).controller as Any)
    // Objects that the screen creates at first use stay with the screen: so it is wired twice, and the second wiring
    // counts.
    let pane = try open(way)
    try pane.close()
    known.add(pane.screen)
    known.add(pane.world)
    try pane.wireAgain()
    // An event may open another screen, which would not have been used yet.
    for input in inputs where !input.isEvent { try pane.perform(input) }
    // The network is the world's, which may have it only now, and what was asked stays on its record.
    known.add(pane.world.scriptedNetwork)
    let reached = Survivors(of: pane.controller, besides: known)
    try pane.close()
    let names = typeNames(of: reached.objects)
    // An identity means something only while its object lives.
    return withExtendedLifetime(known) { names.isEmpty ? [] : [.survivors(names.sorted())] }
  }

  /// The types of the chapter's own objects; of others only if there are none, for those are merely what it holds.
  private func typeNames(of objects: [AnyObject]) -> Set<String> {
    let own = step.ownTypeNames(of: objects)
    return own.isEmpty ? Set(objects.map { String(describing: type(of: $0)) }) : own
  }

  private func connections(_ way: Way<S.Screen>) throws(PaneError) -> [LifetimeFault] {
    let pane = try open(way)
    try pane.close()
    let unwired = S.makeScreen()
    var faults: [LifetimeFault] = []
    func compare(_ identifier: String, _ count: Int, _ before: Int) {
      if count != before { faults.append(.connections(identifier: identifier, count: count - before)) }
    }
    compare("screen", pane.screen.observers.count, unwired.observers.count)
    for (view, counterpart) in zip(pane.screen.navigationBar + pane.screen.views, unwired.navigationBar + unwired.views)
    {
      compare(view.identifier, view.connectionCount, counterpart.connectionCount)
    }
    if pane.world.pendingCount > 0 { faults.append(.pending(count: pane.world.pendingCount)) }
    return faults
  }

  /// Tries the person's inputs and passing time; an event is left out, because it may open a fresh screen, which is
  /// wired again.
  private func reactions(_ way: Way<S.Screen>) throws(PaneError) -> [LifetimeFault] {
    let pane = try open(way)
    try pane.close()
    for input in step.alphabet where !input.isEvent {
      try pane.perform(input)
      let changes = pane.recorder.changes.filter { !$0.isByPerson }
      if !changes.isEmpty { return [.reaction(to: input, changes: changes)] }
    }
    return []
  }

  /// An observer that was left behind with a weak reference does nothing, and does it for ever.
  private func hearings(_ way: Way<S.Screen>) throws(PaneError) -> [LifetimeFault] {
    // A screen may listen for itself: a link that an unwired screen receives as well is no fault of the way.
    let (pane, unwired) = (try open(way), try open(.nobody))
    try pane.close()
    for input in step.alphabet {
      guard case .event(let name, let arguments) = input, case .happens = try pane.event(name, arguments).effect
      else { continue }
      let expected = try hearing(of: input, in: unwired)
      let links = try hearing(of: input, in: pane)
      if links.count > expected.count, let link = links.first(where: { !expected.contains($0) }) ?? links.last {
        return [.hearing(of: input, link)]
      }
    }
    return []
  }

  private func hearing(of input: Input, in pane: Pane<S>) throws(PaneError) -> [Link] {
    let (_, links) = try Trace.recording { () throws(PaneError) in try pane.perform(input) }
    return links.filter { $0.receiver != nil }
  }

  /// Finds what a way keeps until the screen closes although it is of no use any more, such as an observer of each request.
  private func accumulations(_ way: Way<S.Screen>) throws(PaneError) -> [LifetimeFault] {
    let pane = try Pane(step, way)
    let counts = try Accumulation.counts { () throws(PaneError) in
      try performTwice(in: pane)
      return residue(in: pane)
    }
    return counts.sorted { $0.key.rawValue < $1.key.rawValue }.map { kind, counts in
      .accumulation(of: kind.rawValue, counts: counts)
    }
  }

  /// Twice, so that a switch is back where it was, and with time enough for all that was begun to end.
  private func performTwice(in pane: Pane<S>) throws(PaneError) {
    for input in inputs + inputs { try pane.perform(input) }
    try pane.perform(.wait(.seconds(60)))
  }

  private func residue(in pane: Pane<S>) -> [Residue: Int] {
    var world = Reachability()
    world.add(pane.world)
    var own = Reachability()
    own.add(pane.screen, besides: Set(world.objects.keys))
    own.add(pane.controller as Any, besides: Set(world.objects.keys))
    let views = pane.screen.navigationBar + pane.screen.views
    return withExtendedLifetime(world) {
      [
        .connections: pane.screen.observers.count + views.map(\.connectionCount).reduce(0, +),
        .objects: own.objects.count, .pending: pane.world.pendingCount,
      ]
    }
  }

  private func growth(_ way: Way<S.Screen>) throws(PaneError) -> [LifetimeFault] {
    let bytes = try HeapGrowth.bytesPerRound { () throws(PaneError) in try open(way).close() }
    return bytes > 0 ? [.growth(bytesPerRound: bytes)] : []
  }

  private func open(_ way: Way<S.Screen>) throws(PaneError) -> Pane<S> { try Pane(step, way, after: inputs) }
}

/// A kind of thing that may accumulate on an open screen.
private enum Residue: String, CaseIterable {
  case connections = "connections to the screen"
  case objects = "living objects"
  case pending = "pending actions in the world"
}
