/// A fault at the end of a sequence.
public enum Finding<Snapshot: Hashable & Sendable>: Error, Hashable, Sendable {
  /// The snapshots differ at rest.
  case snapshots([Named<Snapshot>])

  /// The frames of the last input differ.
  case frames([Named<[Snapshot]>])

  /// An invariant does not hold in a frame of an implementation.
  case invariant(String, of: String, Snapshot)

  /// An implementation could not perform the input, or never comes to rest.
  case failure(String, of: String)

  /// Objects of these types have not been deallocated.
  case survivors([String], of: String)

  /// A released implementation still showed something.
  case shownAfterEnd(Snapshot, of: String)

  /// An expectation of a script is not met; the frames are those that it looked at.
  case expectation(String, of: String, [Snapshot])
}

extension Finding: CustomStringConvertible {
  /// The fault, and a line for each implementation that has to do with it.
  public var description: String {
    switch self {
    case .snapshots(let named): "the snapshots differ:\n" + lines(named, named.map { [$0.value] })
    case .frames(let named): "the frames differ:\n" + lines(named, named.map(\.value))
    case .invariant(let claim, let name, let snapshot): "does not hold: \(claim)\n  ✗ \(name)  \(snapshot)"
    case .failure(let reason, let name): "it failed:\n  ✗ \(name)  \(reason)"
    case .survivors(let types, let name): "not deallocated:\n  ✗ \(name)  \(types.joined(separator: ", "))"
    case .shownAfterEnd(let snapshot, let name): "shown after its end:\n  ✗ \(name)  \(snapshot)"
    case .expectation(let claim, let name, let frames):
      "expected: \(claim)\n" + lines([Named(name, frames)], [frames], odd: [name])
    }
  }

  /// Returns a line for each implementation: its frames, each with the fields that are not the same in all of them.
  private func lines<Value>(_ named: [Named<Value>], _ frames: [[Snapshot]], odd: [String]? = nil) -> String {
    let odd = odd ?? named.oddOnes()
    let width = named.map(\.name.count).max() ?? 0
    let rows = frames.joined().map(fields)
    let shared = rows.dropFirst().reduce(into: Set(rows.first ?? [])) { $0.formIntersection($1) }
    return zip(named, frames).map { named, frames in
      let texts = frames.map { frame in
        let differing = fields(of: frame).filter { !shared.contains($0) }
        return differing.isEmpty ? "\(frame)" : differing.joined(separator: ", ")
      }
      let sign = odd.contains(named.name) ? "✗" : " "
      return "  \(sign) \(named.name.padding(to: width))  \(texts.joined(separator: " → "))"
    }.joined(separator: "\n")
  }

  private func fields(of snapshot: Snapshot) -> [String] {
    let mirror = Mirror(reflecting: snapshot)
    return mirror.displayStyle == .struct ? mirror.children.map { "\($0.label ?? ""): \($0.value)" } : []
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
