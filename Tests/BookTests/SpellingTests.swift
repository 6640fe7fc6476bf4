import BuiltPackage
import Foundation
import Markdown
import Pages
import Testing

@Suite("Spelling")
struct SpellingTests {
  /// The correct spelling of a word or sign that the documents write in one way only, and the wrong ones, as a regular
  /// expression.
  private static let spellings = [
    // The terms of the field.
    ("view model", #"\b[Vv]iew-models?\b|\b[Vv]iewmodels?\b"#),
    ("callback", #"\b[Cc]all-backs?\b"#),
    ("call back (the verb)", #"\b(to|will|would|must|can) callback\b(?! ·)"#),
    ("key-value observing", #"\b[Kk]ey value observ|\b[Kk]ey-[Vv]alue-[Oo]bserv|\bKey-Value Observ"#),
    ("key path", #"\b[Kk]eypaths?\b|\b[Kk]ey-paths?\b"#),
    ("target–action", #"[Tt]arget[-/ ]action\b"#),
    ("subclass, subscript", #"\b[Ss]ub-(class|script)"#),
    ("main thread, main queue", #"\b[Mm]ain-(thread|queue)"#),
    ("runtime", #"\b[Rr]un-time\b"#),
    ("workbook, workshop", #"\b[Ww]ork-(book|shop)"#),
    // Names.
    (
      "RxSwift, RxCocoa, RxTest …",
      #"\b(RX|rx|Rx-)(Swift|swift|Cocoa|cocoa|Test|Relay)\b|\bRx(swift|cocoa|test|relay)\b"#
    ),
    ("Rx", #"\bRX\b"#),
    ("GitHub", #"\bGithub\b"#),
    ("UIKit", #"\bUIkit\b|\bUiKit\b"#),
    ("macOS", #"\bMacOS\b|\bMac OS\b|\bOS X\b"#),
    ("Xcode", #"\bXCode\b"#),
    ("JSON, HTML", #"\bJson\b|\bHtml\b"#),
    // British, with -ize.
    ("behaviour, colour, neighbour, favour", #"(?i)\b\w*(behavior|color|neighbor|favor|honor)s?\b"#),
    ("centre", #"(?i)\bcenters?\b"#),
    ("cancelled, labelled, travelled", #"(?i)\b(cancel|label|travel|model|signal)(ed|ing)\b"#),
    ("program (of a computer)", #"(?i)\bprogrammes?\b"#),
    (
      "authorize, recognize, initialize",
      #"(?i)\b(author|recogn|initial|organ|real|capital|synchron|summar)is(e|ed|es|ing|ation)\b"#
    ),
    ("analyse", #"(?i)\banalyz"#),
    ("cannot", #"\b[Cc]an not\b"#),
    // Signs.
    ("… as one sign", #"\.\.\."#),
    ("straight quotes", "[“”‘’„«»]"),
    ("an en dash with blanks", #"—|\w -{1,2} \w|\p{L} –\p{L}|\p{L}– \p{L}"#),
    ("for example, that is, and so on", #"\b(e\.g\.|i\.e\.|etc\.)"#),
    ("a word once", #"(?i)\b(the|a|an|and|of|to|in|is) \1\b"#),
  ]

  private static let documents = Result {
    try (Documents.all + ["CHANGELOG.md"]).map { name in
      (name, prose(in: try PackageFolder.text(of: name)))
    }
  }

  @Test(arguments: spellings)
  func `a term is written in one way in all documents`(_ right: String, _ wrong: String) throws {
    let wrong = try Regex(wrong)
    for (document, lines) in try Self.documents.get() {
      for (line, text) in lines {
        for match in text.matches(of: wrong) {
          Issue.record("\(document):\(line): \(text[match.range]): write \(right)")
        }
      }
    }
  }

  @Test func `code, output and addresses are not checked for spelling`() {
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
