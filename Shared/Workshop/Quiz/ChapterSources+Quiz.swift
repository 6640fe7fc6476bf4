import Stage

/// The sources of a chapter as a quiz needs them.
nonisolated extension ChapterSources {
  /// The source of the way with `fault` in it; nil if the two are not alike any more.
  ///
  /// - Throws: `LineTrouble.noSources` if there is no source of the fault.
  @MainActor package func planted(_ fault: PlantedFault) throws(LineTrouble) -> PlantedSource? {
    guard let variant = variant(fault.name) else { throw .noSources(folder: faults) }
    let files = files(of: fault.pattern.rawValue)
    return PlantedSource(variant, fault.name, in: files.map { (path: $0, text: text(of: $0) ?? "") })
  }

  /// The files of a way that somebody may mean.
  ///
  /// - Throws: `UsageError` if there is no such file, or no such line.
  package func files(of way: String, at place: Guess.Place) throws(UsageError) -> [String] {
    let all = files(of: way)
    let named = all.filter { path in
      place.file.map { "/\(path)".lowercased().hasSuffix("/\($0)".lowercased()) } ?? true
    }
    guard !named.isEmpty else {
      throw UsageError("\(way) has no file \(excerpt(place.file ?? "")): use \(all.map(name).listed)")
    }
    let longest = named.compactMap(text(of:)).map { text in text.count { $0 == "\n" } }.max() ?? 0
    guard place.line <= longest else {
      throw UsageError(
        "there is no line \(place.line): \(named.count == 1 ? name(of: named[0]) : way) has \(longest)")
    }
    return named
  }
}
