import Markdown

/// Changes for a reader to try, and what a command line then prints.
public struct Trial: Hashable, Sendable {
  /// The changes to make.
  public let changes: [Change]

  /// The directive with the command line, whose block is what it is said to print.
  public let outcome: Directive

  /// The command line.
  public let command: String

  /// The trials of a text, from top to bottom.
  ///
  /// - Returns: The trials, and the flaws: an invalid change, a change without an outcome, and an outcome without a
  /// change.
  public static func trials(in text: MarkdownText) -> (trials: [Trial], flaws: [Flaw]) {
    var trials: [Trial] = []
    var flaws: [Flaw] = []
    var open: (changes: [Change], line: Int)?
    for directive in text.directives {
      switch directive.source {
      case .change(let file):
        do throws(Change.Refusal) {
          open = ((open?.changes ?? []) + [try Change(file, directive.block)], directive.line)
        } catch {
          flaws.append(Flaw(line: directive.line, error.description))
        }
      case .changed(let command):
        if let changes = open?.changes {
          trials.append(Trial(changes: changes, outcome: directive, command: command))
        } else {
          flaws.append(Flaw(line: directive.line, "nothing is changed above this: write <!-- change FILE -->"))
        }
        open = nil
      case .listing, .diff, .output, .marbles, .references, .stage, .picture, .figures, .index, .jobs:
        break
      }
    }
    if let open { flaws.append(Flaw(line: open.line, "no command shows this change: write <!-- changed COMMAND -->")) }
    return (trials, flaws)
  }
}
