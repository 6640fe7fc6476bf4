import Calls
import Foundation

/// The source files of a chapter: which of them belong to which way, and what is in them.
nonisolated package struct ChapterSources {
  /// The folder with `Package.swift`.
  package let root: String

  /// The chapter's Swift files by their paths from the root.
  private var files: [String: File]

  /// The times at which the chapter's files were written last.
  private let dates: [String: Date]

  /// The folder of the chapter, as a path from the root.
  private let folder: String

  /// The program whose lines are shown.
  private let program: BuiltProgram

  private struct File {
    var text: String
    var way: String?
  }

  /// Reads the sources of `chapter` from where it was built.
  ///
  /// - Throws: `LineTrouble.noSources`.
  @MainActor package init(_ chapter: any Chapter.Type, yours: String? = nil) throws(LineTrouble) {
    try self.init(root: Self.package, folder: Self.folder(of: chapter), ways: chapter.wayNames, yours: yours)
  }

  /// Reads the sources in `folder`, a path from the root.
  ///
  /// - Parameters:
  ///   - ways: the names of the chapter's ways.
  ///   - yours: the name of the exercise for which a reader has written something that is shown, too.
  ///   - program: the program whose lines are shown.
  init(
    root: URL, folder: String, ways: [String] = Pattern.allCases.map(\.rawValue), yours: String? = nil,
    program: BuiltProgram = .running
  ) throws(LineTrouble) {
    var files: [String: File] = [:]
    let own = Self.paths(in: folder, of: root).filter { path in
      !["Exercises/", "Yours/"].contains { path.hasPrefix("\(folder)/\($0)") }
    }
    for path in own + (yours.map { ["\(folder)/Yours/\($0).swift"] } ?? []) {
      guard let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) else { continue }
      files[path] = File(text: text, way: Self.way(ofFile: String(path.dropFirst(folder.count + 1)), text, among: ways))
    }
    guard !files.isEmpty else { throw .noSources(folder: root.appendingPathComponent(folder).path) }
    (self.root, self.folder, self.files, self.program) = (root.path, folder, files, program)
    dates = files.keys.reduce(into: [:]) { dates, path in
      dates[path] = BuiltProgram.date(of: root.appendingPathComponent(path))
    }
  }

  /// The folder of the package from which this program was built.
  package static var package: URL {
    let here = URL(fileURLWithPath: #filePath)
    return (0..<4).reduce(here) { folder, _ in folder.deletingLastPathComponent() }
  }

  private static func paths(in folder: String, of root: URL) -> [String] {
    let place = root.appendingPathComponent(folder).path
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: place)) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
  }

  /// `Chapters/03-Counter`.
  @MainActor private static func folder(of chapter: any Chapter.Type) -> String {
    "Chapters/\(chapter.number < 10 ? "0" : "")\(chapter.number)-\(chapter.name)"
  }

  /// The files of a way: those of the chapter's own folder first, each in the order of the alphabet.
  package func files(of way: String) -> [String] {
    files.keys.filter { files[$0]?.way == way }.sorted {
      ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1)
    }
  }

  /// The same sources with another text in one of the files.
  package func replacing(_ path: String, with text: String) -> ChapterSources {
    var sources = self
    sources.files[path]?.text = text
    return sources
  }

  /// The files that a reader has written, if they are shown.
  package var yours: [String] { files.keys.filter { $0.hasPrefix("\(folder)/Yours/") } }

  /// To which way a file belongs; nil for what the ways share.
  package func way(of path: String) -> String? { files[path]?.way }

  /// The files of the chapter that belong to no way, nor to what a reader has written.
  package var shared: [String] { files.keys.filter { files[$0]?.way == nil && !yours.contains($0) } }

  /// Returns the text of a file, if it is one of the chapter's.
  package func text(of path: String) -> String? { files[path]?.text }

  /// The path from the folder of the chapter, which is shorter.
  package func name(of path: String) -> String {
    path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// The path from the root of a file in the folder of the chapter.
  package func path(of name: String) -> String { "\(folder)/\(name)" }

  /// The files among `paths` of which the program may have been built from another version than the one that was read.
  func changed(_ paths: some Sequence<String>) -> [String] {
    // As the manifest names them.
    let module = String(folder.drop { $0 != "-" }.dropFirst())
    return paths.filter { path in
      guard let date = dates[path] else { return true }
      return program.mayLack(path, of: yours.contains(path) ? "Your\(module)" : module, savedAt: date)
    }.sorted()
  }
}

nonisolated extension ChapterSources {
  /// The way that a file of a chapter belongs to: by its name, as `Rx+Tens.swift` and `Rx/RxView.swift`, or because what
  /// it says stands in the way's namespace.
  private static func way(ofFile path: String, _ text: String, among ways: [String]) -> String? {
    let named = ways.first { way in
      path.hasPrefix(way.capitalized) && path.dropFirst(way.count).first?.isLowercase != true
    }
    return named ?? ways.first { text.contains("\nextension \($0.capitalized)Way") }
  }
}

nonisolated extension ChapterSources {
  /// The lines that ran in the files of the chapter's ways, and in what a reader has written.
  ///
  /// - Throws: `LineTrouble.changed` if the program may have been built from another version of one of the files.
  package func ranLines(of blocks: [UInt: Int]) throws(LineTrouble) -> RanLines {
    let all = RanLines(blocks: blocks).files
    var ran = RanLines()
    for (path, file) in all where path.hasPrefix("\(root)/") {
      let name = String(path.dropFirst(root.count + 1))
      if way(of: name) != nil || yours.contains(name) { ran.files[name] = file }
    }
    if let file = changed(ran.files.keys).first { throw .changed(file: file) }
    return ran
  }
}
