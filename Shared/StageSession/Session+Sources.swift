import Stage
import Terminal
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
    guard let file = file(ofPane: lookedInto) else {
      message = Message(text: "There is no source of this way here, and so no other file.")
      return
    }
    let files = files(ofPane: lookedInto)
    guard files.count > 1, let index = files.firstIndex(of: file) else {
      message = Message(text: "This way has no other file.")
      return
    }
    code?.files[lookedInto] = files[(index + step + files.count) % files.count]
  }

  /// The pane with which the one that is looked into is compared; nil if none is.
  package var compared: Int? {
    guard let distance = code?.distance, panes.names.count > 1 else { return nil }
    // A step may have fewer ways than the one before it.
    return (lookedInto + 1 + (distance - 1) % (panes.names.count - 1)) % panes.names.count
  }

  /// The files of a pane's way.
  package func files(ofPane pane: Int) -> [String] {
    guard let sources = try? log.sources.get() else { return [] }
    return way(ofPane: pane).map(sources.files) ?? sources.yours
  }

  /// Which lines ran in what is told, as far as that has been read; after a quiz the lines of its fault.
  package var ran: RanLines? {
    guard let quiz, quiz.answer != nil else { return readLines }
    let lines = quiz.planted.lines.map { ($0, 1) }
    return RanLines(files: [quiz.planted.path: RanLines.File(lines: Dictionary(uniqueKeysWithValues: lines))])
  }

  private var readLines: RanLines? {
    joinedLines.made(of: doneRecords) { records in
      let all = records.list.compactMap(\.ran)
      return all.isEmpty ? nil : all.dropFirst().reduce(into: all[0]) { $0.add($1) }
    }
  }

  /// What was read of that. Where things happen by themselves faster than anybody can read, what was read of the last of
  /// them.
  private var doneRecords: LineRecords {
    let done = told.lines.filter(\.isDone)
    if !done.isEmpty { return LineRecords(list: done) }
    if journey != nil { return LineRecords() }
    let recent = history.moments.reversed().prefix { $0.input?.isWait == true }
    return LineRecords(list: recent.first { $0.lines?.isDone == true }.flatMap { $0.lines.map { [$0] } } ?? [])
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
  package var shownFiles: [CodeView.ShownFile] {
    [lookedInto, compared].compactMap { $0 }.map { pane in
      let path = file(ofPane: pane)
      return CodeView.ShownFile(path: path, ran: path.flatMap { ran?.files[$0] })
    }
  }

  // MARK: What ran

  /// Why nobody can say which lines ran, if that is so.
  package var lineNote: String? {
    if ran != nil { return nil }
    if code != nil, case .failure(let trouble) = log.sources { return "\(trouble)".asSentence }
    if case .failure(let trouble) = log.recorder { return "\(trouble)".asSentence }
    if let trouble = doneRecords.list.lazy.compactMap(\.trouble).first { return "\(trouble)".asSentence }
    if told.isPause { return "Nobody noticed that time passed: no line is marked." }
    return "…"
  }

  /// The functions of a pane's way that ran in what is told, in the order of the source.
  package func functions(ofPane pane: Int) -> [String] {
    guard let lines = readLines else { return [] }
    return files(ofPane: pane).flatMap { path in
      lines.files[path].flatMap { log.functionNames(of: path)?.names(on: $0.functions) } ?? []
    }
  }
}

extension History.Story {
  /// What has been counted and not read, the latest first.
  package var unread: LineRecord? { lines.last { !$0.isDone } }
}

/// Records of lines: the same if they are the very same ones.
nonisolated struct LineRecords: Equatable {
  var list: [LineRecord] = []

  static func == (left: Self, right: Self) -> Bool { left.list.elementsEqual(right.list, by: ===) }
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
