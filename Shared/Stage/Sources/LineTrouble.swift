import Terminal

/// A reason for which the lines that ran are unknown.
nonisolated package enum LineTrouble: Error, Hashable {
  /// This build records no calls.
  case notRecorded
  /// The sources are not where the program was built from.
  case noSources(folder: String)
  /// A fault is planted, and its place must not be shown.
  case quiz
  /// A fault and its way are not alike any more.
  case strangeFault(name: String)
  /// A source is not the one any more that the program was built from.
  case changed(file: String)
}

nonisolated extension LineTrouble: CustomStringConvertible {
  /// One line: what is wrong, and what to do.
  package var description: String {
    switch self {
    case .notRecorded:
      "this build records no calls: build it without CALLS=0 and without -c release"
    case .noSources(let folder):
      "the sources are not in \(folder.visible) any more: put them back, or build where they are now"
    case .quiz:
      "which lines run is not told in a quiz: it would give the fault away"
    case .strangeFault(let name):
      "the fault \(name) and its way are not alike any more: put the chapter's files back as they were"
    case .changed(let file):
      "\(file.visible) has changed since the program was built: build it again"
    }
  }
}
