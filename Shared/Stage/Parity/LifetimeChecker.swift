import Controls
import Heap
import World

/// Tries whether a way's connection lives exactly as long as its controller.
///
/// No single look finds every mistake, so there are four: what was reachable from the controller is gone with it;
/// nothing is left connected to the screen or waiting in the world; the screen then takes touches as one that was never
/// wired; and the heap does not grow over many rounds, which alone finds a cycle that nobody can reach.
@MainActor public struct LifetimeChecker<S: Step> {
  private let step: S.Type
  private let inputs: [Input]

  /// A checker that opens `step`, performs `inputs` and closes it again.
  public init(_ step: S.Type, after inputs: [Input]) {
    self.step = step
    self.inputs = inputs
  }

  /// What outlives the controller of `way`, or nothing.
  public func check(_ way: Way<S.Screen>) throws(PaneError) -> [LifetimeFault] {
    let faults = try survivors(way) + connections(way) + reactions(way)
    return faults.isEmpty ? try growth(way) : faults
  }

  private func survivors(_ way: Way<S.Screen>) throws(PaneError) -> [LifetimeFault] {
    // What a second pane reaches as well belongs to neither: a shared scheduler, for instance.
    var shared = Reachability()
    let other = try open(way)
    if let controller = other.controller { shared.add(controller) }
    var unwired = Reachability()
    let pane = try Pane(step, way) { screen, world in
      unwired.add(screen)
      unwired.add(world)
    }
    try perform(on: pane)
    let known = Set(shared.objects.keys).union(unwired.objects.keys)
    let weak = weakReferences(from: pane.controller, besides: known)
    try pane.close()
    let names = weak.compactMap { $0.object.map { String(describing: type(of: $0)) } }
    return names.isEmpty ? [] : [.survivors(Array(Set(names)).sorted())]
  }

  /// In a function of its own, so that nothing of what it found stays alive here.
  private func weakReferences(from controller: AnyObject?, besides known: Set<ObjectIdentifier>) -> [WeakReference] {
    guard let controller else { return [] }
    var own = Reachability()
    own.add(controller, besides: known)
    return own.objects.values.map(WeakReference.init)
  }

  private func connections(_ way: Way<S.Screen>) throws(PaneError) -> [LifetimeFault] {
    let pane = try open(way)
    try pane.close()
    let fresh = S.makeScreen()
    var faults: [LifetimeFault] = []
    for (view, unwired) in zip(pane.screen.views, fresh.views) where view.connectionCount != unwired.connectionCount {
      faults.append(.connections(identifier: view.identifier, count: view.connectionCount - unwired.connectionCount))
    }
    if pane.world.pendingCount > 0 { faults.append(.pending(count: pane.world.pendingCount)) }
    return faults
  }

  private func reactions(_ way: Way<S.Screen>) throws(PaneError) -> [LifetimeFault] {
    let pane = try open(way)
    try pane.close()
    for input in step.alphabet where input.control != nil {
      try pane.perform(input)
      let changes = pane.frames.flatMap(\.changes).filter { !$0.isByPerson }
      if !changes.isEmpty { return [.reaction(to: input, changes: changes)] }
    }
    return []
  }

  private func growth(_ way: Way<S.Screen>) throws(PaneError) -> [LifetimeFault] {
    let rounds = 50
    var smallest = Int.max
    for _ in 0..<20 { try round(way) }
    // Other threads use the heap as well: only what grows every time is a leak.
    for _ in 0..<3 {
      let before = Int(heap_bytes_in_use())
      for _ in 0..<rounds { try round(way) }
      smallest = min(smallest, (Int(heap_bytes_in_use()) - before) / rounds)
      if smallest < 16 { return [] }
    }
    return [.growth(bytesPerRound: smallest)]
  }

  private func round(_ way: Way<S.Screen>) throws(PaneError) {
    let pane = try open(way)
    try pane.close()
  }

  private func open(_ way: Way<S.Screen>) throws(PaneError) -> Pane<S> {
    let pane = try Pane(step, way)
    try perform(on: pane)
    return pane
  }

  private func perform(on pane: Pane<S>) throws(PaneError) {
    for input in inputs { try pane.perform(input) }
  }
}

private struct WeakReference {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}

/// Something of a way that outlives its controller.
nonisolated public enum LifetimeFault: Hashable, Sendable {
  /// Objects of these types are still alive.
  case survivors([String])

  /// The view of this identifier is still connected `count` times.
  case connections(identifier: String, count: Int)

  /// So much is still scheduled or under way in the world.
  case pending(count: Int)

  /// The closed screen was still changed by an input.
  case reaction(to: Input, changes: [Change])

  /// Each round of opening, using and closing leaves so many bytes behind.
  case growth(bytesPerRound: Int)
}

nonisolated extension LifetimeFault: CustomStringConvertible {
  /// The fault in a line.
  public var description: String {
    switch self {
    case .survivors(let names): "still alive: \(names.joined(separator: ", "))"
    case .connections(let identifier, let count): "still connected to \(identifier): \(count)"
    case .pending(let count): "still waiting in the world: \(count)"
    case .reaction(let input, let changes):
      "after \(input) the closed screen changed: \(changes.map(\.description).joined(separator: ", "))"
    case .growth(let bytes): "each round leaves \(bytes) bytes behind"
    }
  }
}
