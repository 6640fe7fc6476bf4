import Foundation

/// Measures the merits and demerits that a source ascribes to Rx, in the code of all chapters and in a run.
package struct Merits {
  private let chapters: [ChapterCode]
  private let code: [Pattern: [WayCode]]
  private let growths: [Pattern: [Growth]]

  private static let read = Result { try Merits() }

  /// The measures of this package, read once.
  ///
  /// - Throws: if a file cannot be read: the program was moved away from its sources.
  package static func ofPackage() throws -> Merits { try read.get() }

  /// The number of chapters in the package; a set for a workshop may lack some.
  package var chapterCount: Int { chapters.count }

  private init() throws {
    let chapters = try ChapterCode.all()
    self.chapters = chapters
    code = Dictionary(uniqueKeysWithValues: Pattern.allCases.map { way in (way, chapters.map { $0.code(of: way) }) })
    growths = Dictionary(
      uniqueKeysWithValues: Pattern.allCases.map { way in (way, chapters.flatMap { $0.growths(of: way) }) })
  }

  /// The sum of `figure` over all chapters, each in its last step.
  package func total(_ figure: (WayCode) -> Int) -> PerWay {
    PerWay { way in code[way, default: []].map(figure).reduce(0, +) }
  }

  /// The sum of `figure` over all steps that follow another.
  package func added(_ figure: (Growth) -> Int) -> PerWay {
    PerWay { way in growths[way, default: []].map(figure).reduce(0, +) }
  }

  /// The value of `figure` in one chapter.
  ///
  /// - Throws: if the package lacks the chapter.
  package func value(in chapter: String, _ figure: (ChapterCode, Pattern) throws -> Int) throws -> PerWay {
    guard let code = chapters.first(where: { $0.chapter == chapter }) else { throw MissingCode(name: chapter) }
    return try PerWay { try figure(code, $0) }
  }

  /// The number of lines of the files that have `role` in one chapter.
  ///
  /// - Throws: if the package lacks the chapter, or a way of the chapter lacks the role.
  package func lines(in chapter: String, role: String) throws -> PerWay {
    try value(in: chapter) { chapter, way in
      let code = chapter.code(of: way, role: role)
      guard code.lineCount > 0 else { throw MissingCode(name: "\(role), \(chapter.chapter), \(way)") }
      return code.lineCount
    }
  }

  /// The levels by which lines are indented: the deepest line, and the mean in hundredths of a level.
  package var depths: (deepest: PerWay, mean: PerWay) {
    func all(_ way: Pattern) -> [Int] { code[way, default: []].flatMap(\.depths) }
    return (
      PerWay { way in all(way).max() ?? 0 },
      PerWay { way in all(way).reduce(0, +) * 100 / max(1, all(way).count) }
    )
  }

  /// The number of chapters in which each other way has more lines than `way`.
  package func shortest(_ way: Pattern) -> Int {
    chapters.indices.count { index in PerWay { code[$0, default: []][index].lineCount }.isLeast(way) }
  }

  /// The number of places where a way connects two objects by `connection`.
  package func places(of connection: Connection) -> PerWay {
    total { code in code.lines.count(where: connection.isMade) }
  }

  /// The number of kinds of connection that a way uses.
  package var kindsOfConnection: PerWay {
    let places = Connection.allCases.map(places)
    return PerWay { way in places.count { $0[way] > 0 } }
  }

  /// The number of names that a way's files use from the library of the way.
  package func libraryNames() throws -> PerWay {
    try PerWay { way in
      guard let library = way.library else { return 0 }
      let texts = chapters.flatMap { $0.texts(of: way) }.filter { $0.contains("\nimport \(library)\n") }
      return try texts.reduce(into: Set()) { $0.formUnion(LibraryNames.used(in: $1)) }
        .intersection(LibraryNames.declared(by: library)).count
    }
  }
}

/// The code that a measure is about, and that the package lacks.
nonisolated package struct MissingCode: Error, Equatable, CustomStringConvertible {
  /// The name of the chapter, or the role, the chapter and the way.
  package let name: String

  package init(name: String) {
    self.name = name
  }

  /// The message: `no code to measure: ButtonTap`.
  package var description: String { "no code to measure: \(name)" }
}

/// A kind of connection that one object makes to another.
///
/// A closure is not a kind of its own: each way passes some, and the claim about callbacks counts them.
nonisolated package enum Connection: String, CaseIterable {
  case targetAction = "target–action"
  case delegate
  case observation
  case subscription

  /// True if `line` makes such a connection.
  package func isMade(in line: Substring) -> Bool {
    switch self {
    case .targetAction: line.contains(".addTarget(")
    case .delegate:
      line.contains(/(?:[dD]elegate|dataSource|view|listener)(?: = |: )self\b/)
        || line.contains(/(?:attach\w*|addView|setDelegate)\(self/)
    case .observation: line.contains(".observe(\\") || line.contains("addObserver(")
    case .subscription: [".subscribe(", ".bind(", ".drive(", ".emit("].contains(where: line.contains)
    }
  }
}

/// One figure for each of the four ways.
nonisolated package struct PerWay: Equatable, CustomStringConvertible {
  private let figures: [Int]

  /// The figures that `figure` has for each way.
  package init(_ figure: (Pattern) throws -> Int) rethrows {
    figures = try Pattern.allCases.map(figure)
  }

  /// The figure of `way`.
  package subscript(way: Pattern) -> Int { zip(Pattern.allCases, figures).first { $0.0 == way }?.1 ?? 0 }

  /// True if each other way has a larger figure than `way`.
  package func isLeast(_ way: Pattern) -> Bool { figures.count { $0 <= self[way] } == 1 }

  /// True if each other way has a smaller figure than `way`.
  package func isMost(_ way: Pattern) -> Bool { figures.count { $0 >= self[way] } == 1 }

  /// The figures in a line: `callback 3, delegate 5, observer 3, rx 0`.
  package var description: String { zip(Pattern.allCases, figures).map { "\($0) \($1)" }.joined(separator: ", ") }
}

nonisolated extension Pattern {
  /// The module that only this way imports.
  fileprivate var library: String? {
    switch self {
    case .callback, .delegate: nil
    case .observer: "KeyValueObserving"
    case .rx: "Rx"
    }
  }
}
