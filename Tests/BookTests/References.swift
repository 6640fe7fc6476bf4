import BuiltPackage
import Diagrams
import Foundation
import Stage

/// The references between the objects of the four ways of a chapter's first step, read from the code of their classes.
///
/// Each arrow is a reference: a solid one keeps its object alive, a dashed one is weak.
struct References {
  /// A diagram for each way.
  let sheet: SequenceSheet

  /// Reads the ways of the chapter in `folder`: `Callback.swift`, or the files in `Callback`, without those of later steps.
  ///
  /// - Throws: if a file cannot be read.
  init(folder: String) throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: PackageFolder.root.appending(path: folder).path)
    sheet = SequenceSheet(
      "the references between the objects",
      try Pattern.allCases.map(\.rawValue).map { way in
        let own = files.filter { $0.wholeMatch(of: /(\w+)(\/\w+)?\.swift/)?.output.1.lowercased() == way }
        let sources = try own.sorted().map { try PackageFolder.text(of: "\(folder)/\($0)") }
        return WayReferences(sources.joined(separator: "\n")).diagram(way)
      })
  }
}

/// The classes of a way with their stored properties.
struct WayReferences {
  private let source: String
  private var classes: [Class] = []
  private var arrows: [Arrow] = []

  private struct Class {
    let name: String
    let header: String
    var body = ""
    var properties: [Property] = []
  }

  private struct Property {
    let name: String
    let type: String
    let isWeak: Bool

    /// The names in the type, in their order.
    var words: [String] { type.matches(of: /\w+/).map { String($0.output) } }
  }

  private struct Arrow {
    let from: String
    let to: String
    let isWeak: Bool
    var labels: [String]
  }

  /// Reads the source of a way.
  init(_ source: String) {
    self.source = source
    for line in source.split(separator: "\n") {
      if let match = line.wholeMatch(of: /\ {2}(?:@\w+ )?(?:final )?class (\w+)(.*)\{/) {
        classes.append(Class(name: String(match.1), header: String(match.2)))
      } else if !classes.isEmpty {
        classes[classes.count - 1].body += line + "\n"
        guard let match = line.wholeMatch(of: Self.property) else { continue }
        let type = match.3 ?? match.4?.prefix { $0.isLetter } ?? ""
        classes[classes.count - 1].properties.append(
          Property(name: String(match.2), type: String(type), isWeak: match.1 != nil))
      }
    }
    classes.sort { $0.name == Self.controller && $1.name != Self.controller }
    addArrows()
  }

  private static let controller = "Controller"

  /// A stored property: it may be weak, has a name, and a type or a value.
  private static var property: Regex<(Substring, Substring?, Substring, Substring?, Substring?)> {
    /\ {4}(?:@\w+ )?(?:private |private\(set\) )?(weak )?(?:let|var) (\w+)(?:: ([^={]+?))?(?: = (.*?))?(?: \{ didSet .*)?/
  }

  /// The diagram with the title `way`.
  func diagram(_ way: String) -> SequenceDiagram {
    var diagram = SequenceDiagram(way)
    for arrow in arrows {
      let count = arrow.labels.count
      let label = count > 2 ? "\(arrow.labels[0]) and \(count - 1) more" : arrow.labels.joined(separator: ", ")
      if arrow.isWeak {
        diagram.answer(from: arrow.from, to: arrow.to, label)
      } else {
        diagram.call(from: arrow.from, to: arrow.to, label)
        diagram.end()
      }
    }
    return diagram
  }

  private mutating func addArrows() {
    if source.contains(/addTarget\(\s*self/) { refer("screen", Self.controller, "target", weakly: true) }
    if source.contains(/screen\.\w+\.delegate = self/) { refer("screen", Self.controller, "delegate", weakly: true) }
    for holder in classes {
      for property in holder.properties {
        guard let object = object(of: property) else { continue }
        refer(holder.name, object, property.name, weakly: property.isWeak)
      }
    }
    for holder in classes { addCaptures(in: holder) }
    // A closure that is passed as an argument has no name there.
    if arrows.contains(where: { $0.to == "closure" }), !arrows.contains(where: { $0.from == "closure" }),
      classes.first?.body.contains("{ [weak self]") == true
    {
      refer("closure", Self.controller, "[weak self]", weakly: true)
    }
    if arrows.contains(where: { $0.to == "subscriptions" }), source.contains(/\.rx\.\w+\)/) {
      refer("subscriptions", "screen", "binder", weakly: true)
    }
  }

  /// Adds what the stored closures and the observations that are made in a class retain.
  private mutating func addCaptures(in maker: Class) {
    let closures = classes.flatMap(\.properties).filter { object(of: $0) == "closure" }.map(\.name)
    for match in maker.body.matches(of: /(\w+)(?: =|:) \{ \[(weak )?(self|screen)/)
    where closures.contains(String(match.1)) {
      let label = match.2 == nil ? String(match.3) : "[weak \(match.3)]"
      refer("closure", match.3 == "self" ? maker.name : "screen", label, weakly: match.2 != nil)
    }
    for match in maker.body.matches(of: /\.(\w+) = (?:\{ )?screen\./) where closures.contains(String(match.1)) {
      refer("closure", "screen", "screen")
    }
    if maker.properties.contains(where: { object(of: $0) == "observation" }),
      maker.body.contains(/observe\(.*\{ \[weak self\]/)
    {
      refer("observation", maker.name, "[weak self]", weakly: true)
    }
  }

  private mutating func refer(_ from: String, _ to: String, _ label: String, weakly isWeak: Bool = false) {
    if let index = arrows.firstIndex(where: { $0.from == from && $0.to == to && $0.isWeak == isWeak }) {
      if !arrows[index].labels.contains(label) { arrows[index].labels.append(label) }
    } else {
      arrows.append(Arrow(from: from, to: to, isWeak: isWeak, labels: [label]))
    }
  }

  /// The object to which a property refers; nil for a value.
  private func object(of property: Property) -> String? {
    let words = property.words
    if words.contains(where: { $0.hasSuffix("Screen") }) { return "screen" }
    let other =
      classes.first { words.contains($0.name) } ?? classes.first { conforms($0.header, to: words) }
    if let other { return other.name }
    if isClosure(property.type) { return "closure" }
    return words.lazy.compactMap { Self.objects[$0] }.first
  }

  /// The objects of types that no way declares.
  private static let objects: [String: String] = {
    let streams = [
      "Driver", "Signal", "Observable", "BehaviorRelay", "PublishRelay", "PublishSubject", "Single", "Infallible",
    ]
    let services = [
      "PageLoader", "HTTPClient", "HTTPTask", "LocationManager", "NotificationCenter", "CountingTask", "SettingsSource",
    ]
    return Dictionary(
      uniqueKeysWithValues: [("KeyValueObservation", "observation"), ("DisposeBag", "subscriptions")]
        + streams.map { ($0, "streams") } + services.map { ($0, $0) })
  }()

  private func conforms(_ header: String, to words: [String]) -> Bool {
    header.matches(of: /\w+/).contains { words.contains(String($0.output)) && source.contains("protocol \($0.output)") }
  }

  /// Returns true for a function, or a name that stands for one.
  private func isClosure(_ type: String) -> Bool {
    let name = type.prefix { $0.isLetter }
    let aliases = source.matches(of: /typealias (\w+).*->/).map(\.output.1)
    return type.contains("->") || aliases.contains { $0 == name }
  }
}
