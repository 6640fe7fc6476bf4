import Terminal

/// Which sources are in sight, and what ran of them.
extension LiveStage {
  /// The pane whose way is looked into.
  var lookedInto: Int { chosen ?? focused }

  /// The pane that it is compared with, if it is.
  var compared: Int? {
    guard let distance = code?.distance, panes.names.count > 1 else { return nil }
    return (lookedInto + distance) % panes.names.count
  }

  func files(ofPane pane: Int) -> [String] {
    guard let sources = try? log.sources.get() else { return [] }
    return way(ofPane: pane).map(sources.files) ?? sources.yours
  }

  /// Which lines ran in what is told, as far as that has been read; after a quiz the lines of its fault.
  var ran: RanLines? {
    guard let quiz = playbill.quiz, quiz.answer != nil else { return readLines }
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
    let recent = session.moments.reversed().prefix { $0.input?.isWait == true }
    return LineRecords(list: recent.first { $0.lines?.isDone == true }.flatMap { $0.lines.map { [$0] } } ?? [])
  }

  /// The file of a pane's way that is shown: the chosen one, or where most ran, or the one that the step is about.
  func file(ofPane pane: Int) -> String? {
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
  var shownFiles: [CodeView.ShownFile] {
    [lookedInto, compared].compactMap { $0 }.map { pane in
      let path = file(ofPane: pane)
      return CodeView.ShownFile(path: path, ran: path.flatMap { ran?.files[$0] })
    }
  }

  // MARK: What ran

  /// What happened in a pane, link by link, and which functions of its way ran, in the order of the source, on lines of at
  /// most `columns`: the first ones, if there are more than `limit`.
  func story(ofPane pane: Int, columns: Int, atMost limit: Int = .max) -> [String] {
    guard told.chains.indices.contains(pane) else { return [] }
    let chain = Chain(told.chains[pane]).lines(columns: columns, atMost: limit)
    let functions = functions(ofPane: pane)
    let ran = functions.isEmpty ? [] : "ran: \(functions.joined(separator: ", "))".wrapped(toColumns: columns)
    return Array((chain + ran).prefix(limit))
  }

  /// Why nobody can say which lines ran, if that is so.
  var lineNote: String? {
    if ran != nil { return nil }
    if code != nil, case .failure(let trouble) = log.sources { return "\(trouble)".asSentence }
    if case .failure(let trouble) = log.recorder { return "\(trouble)".asSentence }
    if let trouble = doneRecords.list.lazy.compactMap(\.trouble).first { return "\(trouble)".asSentence }
    if told.isPause { return "Nobody noticed that time passed: no line is marked." }
    return "…"
  }

  private func functions(ofPane pane: Int) -> [String] {
    guard let lines = readLines else { return [] }
    return files(ofPane: pane).flatMap { path in
      lines.files[path].flatMap { log.functionNames(of: path)?.names(on: $0.functions) } ?? []
    }
  }
}

extension Session.Story {
  /// What has been counted and not read, the latest first.
  var unread: LineRecord? { lines.last { !$0.isDone } }
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
