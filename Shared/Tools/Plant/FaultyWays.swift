import Foundation

/// The ways of a chapter once more, each with one fault in it, as a source file.
struct FaultyWays {
  /// The source file.
  let text: String

  /// Plants the faults that are described in the chapter of `folder`.
  ///
  /// - Throws: `PlantingError` for a change that cannot be made; the errors of reading.
  init(folder: URL) throws {
    let files = try Self.sources(in: folder)
    let place = folder.appending(path: "Faults.md")
    let descriptions =
      FileManager.default.fileExists(atPath: place.path) ? try String(contentsOf: place, encoding: .utf8) : ""
    let faults = try DescribedFault.all(in: descriptions, place.path)
    let planted = try faults.map { try FaultyWay($0, in: files, folder.path) }
    // A change may need a module that its way does not.
    let further = descriptions.split(separator: "\n").filter { $0.hasPrefix("import ") }.map(String.init)
    let imports = Set(["import Stage"] + further + planted.flatMap(\.imports)).sorted()
    let chapter = folder.lastPathComponent.split(separator: "-").last ?? ""
    let list =
      ["extension \(chapter)Chapter {", "static let faults: [PlantedFault] = ["] + faults.map(\.code) + ["]", "}", ""]
    text = (imports + [""] + list + planted.map(\.text)).joined(separator: "\n")
  }

  private static func sources(in folder: URL) throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { path in
      path.hasSuffix(".swift") && !["Exercises/", "Program/", "Yours/"].contains(where: path.hasPrefix)
    }.reduce(into: [:]) { $0[$1] = try String(contentsOf: folder.appending(path: $1), encoding: .utf8) }
  }
}

/// One way with a fault: its changed declaration, and those that depend on it, in a namespace within that of the way.
struct FaultyWay {
  /// The type with which a way begins.
  private static let type = "Controller"

  /// The imports of the way's files.
  let imports: [String]

  /// The extension with the namespace.
  let text: String

  /// Plants `fault` in the way whose files are among `files`, by their paths from `folder`.
  ///
  /// In a way that a reader has changed so that the fault does not fit any more, nothing is planted.
  ///
  /// - Throws: `PlantingError` if the way has no such type, or does not come to the change.
  init(_ fault: DescribedFault, in files: [String: String], _ folder: String) throws(PlantingError) {
    let place = "\(folder)/Faults.md: \(fault.name)"
    guard let changed = files[fault.change.file].flatMap(fault.change.made) else {
      imports = []
      text = try Self.unplanted(fault, in: files, place)
      return
    }
    let all = files.keys.sorted().map { path in
      WayFile(path, path == fault.change.file ? changed.text : files[path, default: ""])
    }.filter { file in file.declarations.contains { fault.way.isWithin($0.extended) || $0.extended.isWithin(fault.way) }
    }
    // Where lines are only missing, the line above gives the declaration.
    let line = changed.wrong.isEmpty ? changed.first - 1 : changed.first
    let needed = Self.declarations(of: all.flatMap(\.declarations), for: fault.way) { declaration in
      declaration.file == fault.change.file
        && (declaration.start..<declaration.start + declaration.lines.count).contains(line)
    }
    guard needed.contains(where: { $0.names.contains(Self.type) }) else {
      throw PlantingError("\(place): \(Self.type) of \(fault.way) does not depend on what is changed")
    }
    imports = all.flatMap(\.imports)
    text = Self.text(of: needed, fault, folder)
  }

  /// The way as it is, by the name of the fault.
  private static func unplanted(
    _ fault: DescribedFault, in files: [String: String], _ place: String
  ) throws(PlantingError) -> String {
    let declarations = files.keys.sorted().flatMap { WayFile($0, files[$0, default: ""]).declarations }
    // A declaration of an inner namespace hides one of an outer one.
    let namespace = declarations.filter { $0.names.contains(Self.type) && fault.way.isWithin($0.extended) }
      .map(\.extended).max { $0.count < $1.count }
    guard let namespace else { throw PlantingError("\(place): \(fault.way) has no \(Self.type)") }
    return """
      extension \(fault.way) {
      enum \(fault.name) { typealias \(Self.type) = \(namespace).\(Self.type) }
      }

      """
  }

  /// The changed declarations of the way, and those that mention them, directly or not.
  private static func declarations(
    of all: [WayFile.Declaration], for way: String, isChanged: (WayFile.Declaration) -> Bool
  ) -> [WayFile.Declaration] {
    let own = Set(all.filter { $0.extended == way }.flatMap(\.names))
    // A declaration of an inner namespace hides one of an outer one.
    let known = all.filter { way.isWithin($0.extended) && ($0.extended == way || own.isDisjoint(with: $0.names)) }
    var needed = Set(known.indices.filter { isChanged(known[$0]) })
    var names = Set(needed.flatMap { known[$0].names })
    while true {
      let more = known.indices.filter { !needed.contains($0) && !known[$0].names.isEmpty && known[$0].mentions(names) }
      if more.isEmpty { break }
      needed.formUnion(more)
      names.formUnion(more.flatMap { known[$0].names })
    }
    // Extensions of types that are copied.
    let types = all.filter { $0.extended.isWithin(way) && $0.extended != way }
      .filter { names.contains(String($0.extended.dropFirst(way.count + 1))) }
    return needed.sorted().map { known[$0] } + types
  }

  private static func text(of declarations: [WayFile.Declaration], _ fault: DescribedFault, _ folder: String) -> String
  {
    let names = declarations.flatMap(\.names)
    let inside = declarations.filter { fault.way.isWithin($0.extended) }.flatMap { text(of: $0, folder) }
    let others = declarations.filter { !fault.way.isWithin($0.extended) }
    let headers = others.map(\.header).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    let extensions = headers.flatMap { header in
      let copied = names.reduce(header) { header, name in
        header.replacing("\(fault.way).\(name)", with: "\(fault.way).\(fault.name).\(name)")
      }
      return [copied] + others.filter { $0.header == header }.flatMap { text(of: $0, folder) } + ["}"]
    }
    return (["extension \(fault.way) {", "enum \(fault.name) {"] + inside + ["}", "}"] + extensions + [""])
      .joined(separator: "\n")
  }

  private static func text(of declaration: WayFile.Declaration, _ folder: String) -> [String] {
    ["#sourceLocation(file: \"\(folder)/\(declaration.file)\", line: \(declaration.start + 1))"] + declaration.lines
      + ["#sourceLocation()"]
  }
}

extension String {
  /// Returns true for `outer` itself, and for what is declared in it.
  fileprivate func isWithin(_ outer: String) -> Bool { self == outer || hasPrefix(outer + ".") }
}
