import Controls
import Terminal

/// The language of scripts, all of it.
///
/// A script is UTF-8 text. Each line is empty, or one of ``commands``, its words parted by spaces or tabs.
/// `#` outside a text begins a comment that lasts to the end of the line.
///
///     # Chapters/03-Counter/demo.script
///     tap up
///     expect count "1"   # the screen after the tap
///
/// | in a form | stands for |
/// |---|---|
/// | `ID`, `NAME` | the name of a control or an event: an ASCII letter, then letters, digits, hyphens |
/// | `"text"` | a text on one line, with the escapes `\"`, `\\`, `\n` and `\u{E9}` (1 to 8 hexadecimal digits) |
/// | `ROW` | a whole number from 1 |
/// | `N` | a whole number from 0 (of a step: from 1) |
/// | `KEY` | a key of a field, such as `word-left`: one of `EditingKey`'s |
/// | `X` | a number from 0 to 1: `0.5` |
/// | `NUMBER` | a decimal number: `3`, `-2.5` |
/// | `TIME` | `300ms`, `2s`, `0.5s`; up to a day |
/// | `ARG` | a word of ASCII letters, digits and `. : _ + -`, or a `"text"` |
///
/// Control characters, and those that turn the direction of writing, stand in a text as escapes only: nothing
/// in a script is invisible.
///
/// The tables below are what the parser obeys and what ``text`` prints: there is no second list.
nonisolated public enum Grammar {
  /// One form of the language: how it is written, what it means, an example, how it is read.
  public struct Row<Value>: Sendable {
    /// The form of the line: `type ID "text"`.
    public let form: String

    /// The effect, in a few words.
    public let meaning: String

    /// A whole line of a script that uses it.
    public let example: String

    /// The word that distinguishes it from its neighbours: the first of the form.
    public let keyword: String

    private let parse: @Sendable (inout LineParser) throws -> Value

    init(
      _ form: String, _ meaning: String, example: String,
      parse: @escaping @Sendable (inout LineParser) throws -> Value
    ) {
      self.form = form
      keyword = String(form.prefix { $0 != " " })
      self.meaning = meaning
      self.example = example
      self.parse = parse
    }

    /// Returns true if `word` is the keyword. Lengths first: comparing texts normalises them, which takes seconds for
    /// a word of ten megabytes of combining marks.
    func matches(_ word: String) -> Bool { word.utf8.count == keyword.utf8.count && word == keyword }

    /// Reads what follows the keyword.
    func read(_ line: inout LineParser) throws(ScriptError) -> Value {
      // The compiler infers `any Error` for the closures of the tables; a line parser throws script errors only.
      do { return try parse(&line) } catch { throw error as? ScriptError ?? line.unexpected(nil, form) }
    }
  }

  /// The table as `--list` and the prompt's `help` print it: a form and its meaning per line, 80 columns.
  public static var text: String {
    (commands.map { ($0.form, $0.meaning) } + traits.map { ("  expect ID \($0.form)", $0.meaning) })
      .map { form, meaning in form.padded(to: 28) + meaning + "\n" }
      .joined() + keys
  }

  private static var keys: String {
    let rows = EditingKey.allCases.map(\.rawValue).joined(separator: " ").wrapped(toColumns: 80 - 28)
    return rows.enumerated().map { ($0 == 0 ? "KEY is one of" : "").padded(to: 28) + $1 + "\n" }.joined()
  }
}
