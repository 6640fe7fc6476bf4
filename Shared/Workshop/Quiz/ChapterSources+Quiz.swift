import Stage

/// The sources of a chapter as a quiz needs them.
nonisolated extension ChapterSources {
  /// The source of the way with `fault` in it; nil if the way is not the one any more for which the fault was written.
  @MainActor package func planted(_ fault: PlantedFault) -> PlantedSource? {
    let path = path(of: fault.change.file)
    return text(of: path).flatMap(fault.change.made).map { PlantedSource(path: path, file: $0) }
  }

  /// Returns the files of a way that a reader may mean.
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
