import Foundation
import Stage

/// The rules that a file of a way keeps by itself.
extension WayFile {
  /// The file, for its headings and declarations.
  var source: SourceFile { SourceFile(text) }

  /// The flaws, one line each. In VIPER the view model is called a presenter.
  var flaws: [String] {
    [
      opensWithItsIdea
        ? nil : "the first line is no comment that says the idea in a sentence and begins with \(fileName)",
      source.lineCount > 120
        ? "\(source.lineCount) lines are more than 120: make the way a folder, a file per role" : nil,
      strayMarks.isEmpty
        ? nil : "\(strayMarks.joined(separator: ", ")) is none of \(Self.headings.joined(separator: ", "))",
      hasType("ViewModel", under: "View model") || hasType("Presenter", under: "View model")
        ? nil : "there is no class ViewModel under View model",
      hasType("Controller", under: "Controller") ? nil : "there is no class Controller under Controller",
    ].compactMap { $0 } + strayImports.map { "\(fileName) does not import \($0)" }
  }

  /// True for one role of a later step.
  var isChangedRole: Bool { !role.isEmpty && !step.isEmpty }

  private var fileName: String { way.capitalized }

  static let headings = ["Contract", "View model", "Controller"]

  private var opensWithItsIdea: Bool {
    text.prefix { $0 != "\n" }.wholeMatch(of: /\/\/ (\w+)[^\w].*\./)?.1 == fileName[...]
  }

  private var strayMarks: [String] {
    let marks = text.split(separator: "\n").filter { $0.contains("MARK") }.map { $0.drop { $0 == " " } }
    return marks.map(String.init).filter { mark in !Self.headings.contains { "// MARK: \($0)" == mark } }
  }

  private func hasType(_ type: String, under heading: String) -> Bool {
    guard let part = source.part(heading) else { return true }
    return SourceFile(part.joined(separator: "\n")).part("class \(type)") != nil
  }

  private var strayImports: [String] {
    var allowed: Set = ["Controls", "Foundation", "Models", "SectionedList", "Services", "Stage", "World"]
    switch way {
    case "observer": allowed.insert("KeyValueObserving")
    case "rx": allowed.formUnion(["Rx", "RxCommunity", "RxControls", "RxServices"])
    case Pattern.today: allowed.formUnion(["Observation", "KeyValueObserving"])
    default: break
    }
    return source.imports.filter { !allowed.contains($0) }
  }
}
