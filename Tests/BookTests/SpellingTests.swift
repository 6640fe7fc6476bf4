import BuiltPackage
import Foundation
import Markdown
import Pages
import Testing

/// A word or sign that the documents write in one way only.
struct Spelling: Sendable, CustomTestStringConvertible {
  /// The correct spelling.
  let right: String

  /// The wrong spellings, as a regular expression.
  let wrong: String

  init(_ right: String, not wrong: String) { (self.right, self.wrong) = (right, wrong) }

  var testDescription: String { right }

  static let all = [
    // The terms of the field.
    Spelling("view model", not: #"\b[Vv]iew-models?\b|\b[Vv]iewmodels?\b"#),
    Spelling("callback", not: #"\b[Cc]all-backs?\b"#),
    Spelling("call back (the verb)", not: #"\b(to|will|would|must|can) callback\b(?! ·)"#),
    Spelling("key-value observing", not: #"\b[Kk]ey value observ|\b[Kk]ey-[Vv]alue-[Oo]bserv|\bKey-Value Observ"#),
    Spelling("key path", not: #"\b[Kk]eypaths?\b|\b[Kk]ey-paths?\b"#),
    Spelling("target–action", not: #"[Tt]arget[-/ ]action\b"#),
    Spelling("subclass, subscript", not: #"\b[Ss]ub-(class|script)"#),
    Spelling("main thread, main queue", not: #"\b[Mm]ain-(thread|queue)"#),
    Spelling("runtime", not: #"\b[Rr]un-time\b"#),
    Spelling("workbook, workshop", not: #"\b[Ww]ork-(book|shop)"#),
    // Names.
    Spelling(
      "RxSwift, RxCocoa, RxTest …",
      not: #"\b(RX|rx|Rx-)(Swift|swift|Cocoa|cocoa|Test|Relay)\b|\bRx(swift|cocoa|test|relay)\b"#),
    Spelling("Rx", not: #"\bRX\b"#),
    Spelling("GitHub", not: #"\bGithub\b"#),
    Spelling("UIKit", not: #"\bUIkit\b|\bUiKit\b"#),
    Spelling("macOS", not: #"\bMacOS\b|\bMac OS\b|\bOS X\b"#),
    Spelling("Xcode", not: #"\bXCode\b"#),
    Spelling("JSON, HTML", not: #"\bJson\b|\bHtml\b"#),
    // British, with -ize.
    Spelling("behaviour, colour, neighbour, favour", not: #"(?i)\b\w*(behavior|color|neighbor|favor|honor)s?\b"#),
    Spelling("centre", not: #"(?i)\bcenters?\b"#),
    Spelling("cancelled, labelled, travelled", not: #"(?i)\b(cancel|label|travel|model|signal)(ed|ing)\b"#),
    Spelling("program (of a computer)", not: #"(?i)\bprogrammes?\b"#),
    Spelling(
      "authorize, recognize, initialize",
      not: #"(?i)\b(author|recogn|initial|organ|real|capital|synchron|summar)is(e|ed|es|ing|ation)\b"#),
    Spelling("analyse", not: #"(?i)\banalyz"#),
    Spelling("cannot", not: #"\b[Cc]an not\b"#),
    // Signs.
    Spelling("… as one sign", not: #"\.\.\."#),
    Spelling("straight quotes", not: "[“”‘’„«»]"),
    Spelling("an en dash with blanks", not: #"—|\w -{1,2} \w|\p{L} –\p{L}|\p{L}– \p{L}"#),
    Spelling("for example, that is, and so on", not: #"\b(e\.g\.|i\.e\.|etc\.)"#),
    Spelling("a word once", not: #"(?i)\b(the|a|an|and|of|to|in|is) \1\b"#),
  ]
}

@Suite("Spelling")
struct SpellingTests {
  private static let documents = Result {
    try (Documents.all + ["CHANGELOG.md"]).map { name in
      (name, prose(in: try PackageFolder.text(of: name)))
    }
  }

  @Test("a term is written in one way in all documents", arguments: Spelling.all)
  func terms(_ spelling: Spelling) throws {
    let wrong = try Regex(spelling.wrong)
    for (document, lines) in try Self.documents.get() {
      for (line, text) in lines {
        for match in text.matches(of: wrong) {
          Issue.record("\(document):\(line): \(text[match.range]): write \(spelling.right)")
        }
      }
    }
  }

  @Test("code, output and addresses are not checked for spelling")
  func prose() {
    let text = "a `color` b\n```swift\ncolor\n```\n<!-- output color -->\n[c](color.md) \"color\"\n"
    let prose = Self.prose(in: text)
    #expect(prose.map(\.line) == [1, 6, 7])
    #expect(prose.map(\.text) == ["a ` b", "[c] \"color\"", ""])
  }

  /// The lines that are read as text, without code and without the addresses of links.
  private static func prose(in text: String) -> [(line: Int, text: String)] {
    var lines: [(line: Int, text: String)] = []
    var fence: Fence?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).enumerated() {
      if let open = fence {
        if open.isClosed(by: line) { fence = nil }
      } else if let opened = Fence(line) {
        fence = opened
      } else if !line.hasPrefix("<!--") {
        lines.append((index + 1, line.replacing(/`[^`]*`/, with: "`").replacing(/\]\([^)]*\)/, with: "]")))
      }
    }
    return lines
  }
}
