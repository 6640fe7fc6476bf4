import BuiltPackage
import Diagrams
import Foundation

/// Who refers to whom in the four ways of a chapter's first step, read from the stored properties of their classes.
///
/// Each arrow is a reference: a solid one keeps its object alive, a dashed one is weak.
struct References {
  /// A diagram for each way.
  let sheet: SequenceSheet

  /// Reads the ways of the chapter in `folder`: `Callback.swift`, or the files in `Callback`, without those of later steps.
  ///
  /// - Throws: if a file cannot be read.
  init(folder: String) throws {
    let ways = ["callback", "delegate", "observer", "rx"]
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: PackageFolder.root.appending(path: folder).path)
    sheet = SequenceSheet(
      "who refers to whom",
      try ways.map { way in
        let own = files.filter { file in
          file.wholeMatch(of: /(\w+)(\/\w+)?\.swift/)?.output.1.lowercased() == way
        }
        let sources = try own.sorted().map { try PackageFolder.text(of: "\(folder)/\($0)") }
        return WayReferences(sources.joined(separator: "\n")).diagram(way)
      })
  }
}

/// The classes of a way with their stored properties.
struct WayReferences {
  private let source: String
  private var classes: [(name: String, header: String, properties: [Property])] = []

  private struct Property {
    let name: String
    let type: String
    let isWeak: Bool
  }

  /// Reads the source of a way.
  init(_ source: String) {
    self.source = source
    for line in source.split(separator: "\n") {
      if let match = line.wholeMatch(of: /\ {2}(?:@\w+ )?(?:final )?class (\w+)(.*)\{/) {
        classes.append((String(match.1), String(match.2), []))
      } else if !classes.isEmpty, let match = line.wholeMatch(of: Self.property) {
        let type = match.3 ?? match.4?.prefix { $0.isLetter } ?? ""
        classes[classes.count - 1].properties.append(
          Property(name: String(match.2), type: String(type), isWeak: match.1 != nil))
      }
    }
  }

  /// A stored property: it may be weak, has a name, and a type or a value.
  private static var property: Regex<(Substring, Substring?, Substring, Substring?, Substring?)> {
    /\ {4}(?:@\w+ )?(?:private |private\(set\) )?(weak )?(?:let|var) (\w+)(?:: ([^={]+?))?(?: = (.*?))?(?: \{ didSet .*)?/
  }

  /// The diagram with the title `way`.
  func diagram(_ way: String) -> SequenceDiagram {
    var arrows: [(from: String, to: String, isWeak: Bool, labels: [String])] = []
    func refer(_ from: String, _ to: String, _ label: String, weakly isWeak: Bool = false) {
      if let index = arrows.firstIndex(where: { $0.from == from && $0.to == to && $0.isWeak == isWeak }) {
        if !arrows[index].labels.contains(label) { arrows[index].labels.append(label) }
      } else {
        arrows.append((from, to, isWeak, [label]))
      }
    }
    let controller = "Controller"
    if source.contains(/addTarget\(\s*self/) { refer("screen", controller, "target", weakly: true) }
    if source.contains(/screen\.\w+\.delegate = self/) { refer("screen", controller, "delegate", weakly: true) }
    for (name, _, properties) in classes.sorted(by: { $0.name == controller && $1.name != controller }) {
      for property in properties {
        let words = Set(property.type.matches(of: /\w+/).map { String($0.output) })
        if words.contains(where: { $0.hasSuffix("Screen") }) {
          refer(name, "screen", property.name)
        } else if let other = classes.first(where: { words.contains($0.name) }) {
          refer(name, other.name, property.name, weakly: property.isWeak)
        } else if let other = classes.first(where: { conforms($0.header, to: words) }) {
          refer(name, other.name, property.name, weakly: property.isWeak)
        } else if isClosure(property.type) {
          refer(name, "closure", property.name)
        } else if words.contains("KeyValueObservation") {
          refer(name, "observation", property.name)
        } else if words.contains("DisposeBag") {
          refer(name, "subscriptions", property.name)
        } else if !words.isDisjoint(with: Self.streams) {
          refer(name, "streams", property.name)
        } else if let service = words.first(where: Self.services.contains) {
          refer(name, service, property.name, weakly: property.isWeak)
        }
      }
    }
    for holder in ["closure", "observation"] where arrows.contains(where: { $0.to == holder }) {
      if source.contains("[weak self]") { refer(holder, controller, "[weak self]", weakly: true) }
    }
    if arrows.contains(where: { $0.to == "subscriptions" }), source.contains(/\.rx\.\w+\)/) {
      refer("subscriptions", "screen", "binder", weakly: true)
    }
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

  private static let streams: Set = [
    "Driver", "Signal", "Observable", "BehaviorRelay", "PublishRelay", "PublishSubject", "Single", "Infallible",
  ]

  private static let services: Set = [
    "PageLoader", "HTTPClient", "HTTPTask", "LocationManager", "NotificationCenter", "CountingTask", "SettingsSource",
  ]

  private func conforms(_ header: String, to words: Set<String>) -> Bool {
    header.matches(of: /\w+/).contains { words.contains(String($0.output)) && source.contains("protocol \($0.output)") }
  }

  /// Returns true for a function, or a name that stands for one.
  private func isClosure(_ type: String) -> Bool {
    let name = type.prefix { $0.isLetter }
    let aliases = source.matches(of: /typealias (\w+).*->/).map(\.output.1)
    return type.contains("->") || aliases.contains { $0 == name }
  }
}
