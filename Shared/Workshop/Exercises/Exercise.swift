import Stage
import Workbench

/// An exercise for the reader: its scene and its references. The words that go with it, and the rules by which it is
/// judged, stand in `Exercises/Texts/N-NAME.md` of its chapter.
///
/// The reader's own file says `extension NAME { final class Yours: Wiring … }`, or `enum Yours: FourWays` where all four
/// ways are asked for.
@MainActor public protocol Exercise {
  /// Where it plays: a step of the chapter, or a scene of its own.
  associatedtype Place: Scene

  /// Whom the reader's way is compared with; in a step the four.
  static var reference: [Way<Place.Screen>] { get }

  /// Returns what a rule's line `expected:` speaks of: a fact that the screen does not show, in words.
  static func detail(of pane: Pane<Place>) -> String

  /// The rules, the first to look at on top. After them the judge tries that the attempt equals the reference, and that
  /// nothing outlives its controller.
  ///
  /// - Throws: `WorkbenchError` if the text of the exercise cannot be read.
  static var rules: [Rule<Place>] { get throws }
}

extension Exercise where Place: FourWays {
  /// The four ways.
  public static var reference: [Way<Place.Screen>] { Place.fourWays }
}

extension Exercise {
  /// The name of the exercise, which is that of its files, too.
  public static var name: String { String(describing: Self.self) }

  /// The number of requests, and of those under way.
  public static func detail(of pane: Pane<Place>) -> String { pane.requestsAndUnderWay }

  /// The rules that its text states.
  public static var rules: [Rule<Place>] {
    get throws {
      let chapter = String(reflecting: Self.self).prefix { $0 != "." }
      let text = try Shelf(root: ChapterSources.package).text(of: "\(chapter)/\(name)")
      return text.rules.map { rule in
        guard let expected = rule.expected else {
          return Rule(rule.statement, script: rule.script, advice: rule.advice)
        }
        return Rule(rule.statement, script: rule.script, expects: expected, advice: rule.advice, of: detail)
      }
    }
  }
}
