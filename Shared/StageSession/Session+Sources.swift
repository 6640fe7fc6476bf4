import Calls
import Stage
import Terminal
import Trace
import Workshop

/// Which sources are in sight, and what ran of them.
extension Session {
  /// Shows the source of a way alone, or closes it.
  package func toggleCode() {
    let isShown = code != nil && code?.distance == nil
    code = isShown ? nil : CodeView(files: code?.files ?? [:])
  }

  /// Compares the way with the next one.
  package func compareNext() {
    guard panes.names.count > 1 else {
      message = Message(text: "There is no other way on stage to compare with.")
      return
    }
    var view = code ?? CodeView()
    view.distance = (view.distance ?? 0) % (panes.names.count - 1) + 1
    code = view
  }

  /// Shows the file of the way that comes `step` files further.
  package func chooseFile(_ step: Int) {
    guard code != nil else {
      message = Message(text: "c shows a source first.")
      return
    }
    chooseFile(step, ofPane: lookedInto)
  }

  /// Shows the file of a pane's way that comes `step` files further.
  package func chooseFile(_ step: Int, ofPane pane: Int) {
    guard let file = file(ofPane: pane) else {
      message = Message(text: "There is no source of this way here, and so no other file.")
      return
    }
    let files = files(ofPane: pane)
    guard files.count > 1, let index = files.firstIndex(of: file) else {
      message = Message(text: "This way has no other file.")
      return
    }
    if code == nil { code = CodeView() }
    code?.files[pane] = files[(index + step + files.count) % files.count]
  }

  /// The pane with which the one that is looked into is compared; nil if none is.
  package var compared: Int? {
    guard let distance = code?.distance, panes.names.count > 1 else { return nil }
    // A step may have fewer ways than the one before it.
    return (lookedInto + 1 + (distance - 1) % (panes.names.count - 1)) % panes.names.count
  }

  /// The files of a pane's way.
  package func files(ofPane pane: Int) -> [String] {
    guard let sources = try? sources.sources.get() else { return [] }
    return way(ofPane: pane).map(sources.files) ?? sources.yours
  }

  /// The lines that ran in the story; after a quiz those of its fault. It is nil where they are unknown.
  package var ran: RanLines? {
    guard let quiz, quiz.answer != nil else { return try? readLines.get() }
    var ran = RanLines()
    for line in quiz.planted.lines { ran.files[quiz.planted.path, default: RanLines.File()].lines[line] = 1 }
    return ran
  }

  private var readLines: Result<RanLines, LineTrouble> {
    ranLines.made(of: told.blocks) { blocks in
      Result { () throws(LineTrouble) in try sources.ranLines(of: blocks) }
    }
  }

  /// The functions of a file that were called in the story: the lines on which they begin, each with its place in the
  /// order of the calls, from 1.
  private func calls(ofPane pane: Int, in path: String?) -> [Int: Int] {
    guard let path, ran != nil else { return [:] }
    let places = told.account(ofPane: pane).flat.filter { $0.entry.event.isCall }.compactMap(\.entry.place)
    return places.withoutRepetitions.enumerated().reduce(into: [:]) { calls, call in
      if call.element.file.hasSuffix("/\(path)") { calls[call.element.line] = call.offset + 1 }
    }
  }

  /// The file of a pane's way that is shown: the chosen one, or where most ran, or the one that the step is about.
  package func file(ofPane pane: Int) -> String? {
    let files = files(ofPane: pane)
    if let chosen = code?.files[pane], files.contains(chosen) { return chosen }
    let ran = self.ran?.files.filter { files.contains($0.key) } ?? [:]
    let most = ran.values.map(\.lines.count).max()
    return files.first { ran[$0]?.lines.count == most && most != nil } ?? mainFile(ofPane: pane, in: files)
  }

  private func mainFile(ofPane pane: Int, in files: [String]) -> String? {
    guard let step = step as? any FourWays.Type, let way = way(ofPane: pane) else { return files.first }
    return step.mainFile(of: way, in: files)
  }

  /// The name of the way that plays in a pane, if it is one of the step's.
  private func way(ofPane pane: Int) -> String? {
    guard let step = step as? any FourWays.Type, panes.names.indices.contains(pane) else { return nil }
    return step.hasWay(panes.names[pane]) ? panes.names[pane] : nil
  }

  /// The files in sight, with what ran of each: as long as they stay the same, so does the place in them.
  package var shownFiles: [CodeView.ShownFile] { [lookedInto, compared].compactMap { $0 }.map(shownFile) }

  /// The file of a pane's way that is shown, with what ran of it.
  package func shownFile(ofPane pane: Int) -> CodeView.ShownFile {
    let path = file(ofPane: pane)
    return CodeView.ShownFile(path: path, ran: path.flatMap { ran?.files[$0] }, calls: calls(ofPane: pane, in: path))
  }

  /// The reason for which the lines that ran are unknown, if there is one.
  package var lineNote: String? {
    if ran == nil, case .failure(let trouble) = readLines { return "\(trouble)".asSentence }
    return nil
  }

  /// The reason for which the accounts have no calls, if that is so.
  package var callNote: String? { Trace.recordsCalls ? nil : "No calls: this build does not record them." }
}

extension Account.Event {
  fileprivate var isCall: Bool {
    switch self {
    case .call, .closure: true
    case .operation, .link: false
    }
  }
}

nonisolated extension String {
  fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension FourWays {
  /// The file among `files` that has the name of the way and of the step: `Rx+Tens.swift` for `RxWay.Tens.Controller`.
  fileprivate static func mainFile(of way: String, in files: [String]) -> String? {
    let type = ways.first { $0.name == way }.map { String(reflecting: $0.controller) } ?? ""
    // Without the module and the way's namespace before it, and the controller behind it.
    let step = type.split(separator: ".").dropFirst(2).dropLast().joined(separator: "+")
    let named = files.first { step.isEmpty ? !$0.contains("+") : $0.hasSuffix("+\(step).swift") }
    return named ?? files.first
  }
}
