import Markdown
import Pictures

/// What a command line of a text plays, as far as a stage can play it, too.
struct StageOffer: Equatable {
  /// The lines of a script; nil for the chapter's demo.
  let script: String?

  /// Reads `printf 'tap up\\n' | swift run Counter --script -`, or `swift run Counter --demo`, whatever filters the output.
  init?(_ command: String) {
    if command.firstMatch(of: /swift run \w+ --demo\b/) != nil {
      script = nil
    } else if let match = command.firstMatch(of: /printf '([^']*)' \| swift run \w+ --script -/) {
      script = String(match.1).replacing("\\n", with: "\n")
    } else {
      return nil
    }
  }
}

extension PassageWriter {
  /// A button under an output that plays the same on the stage.
  func offer(_ command: String, _ isChanged: Bool) -> Markup {
    guard let program, let offer = StageOffer(command) else { return Markup() }
    guard let script = offer.script ?? targets.text("\(folder)/demo.script") else { return Markup() }
    return Self.button(
      program, isChanged ? "Build it with your change, and play this" : "Play this on the stage", script,
      isFresh: isChanged)
  }

  /// A button under the heading of a section in which a reader tries something.
  func offer(_ heading: Heading) -> Markup {
    guard let program, heading.level == 2 else { return Markup() }
    switch heading.title.plainText {
    case "Run", "Investigate": return Self.button(program, "Open the stage")
    case "Modify": return Self.button(program, "Build it with your changes, and open the stage", isFresh: true)
    default: return Markup()
    }
  }

  private static func button(
    _ program: String, _ title: String, _ script: String? = nil, isFresh: Bool = false
  ) -> Markup {
    let data: KeyValuePairs<Markup.Name, String?> = [
      "type": "button", "data-program": program, "data-script": script, "data-fresh": isFresh ? "" : nil,
    ]
    return .element("p", ["class": "offer"], .element("button", data, text: title)) + .newline
  }

  /// The folder of the chapter that is written.
  private var folder: String { document.split(separator: "/").dropLast().joined(separator: "/") }

  /// The name of the chapter's program; nil in a text that belongs to none, or if no stages are offered.
  private var program: String? {
    offersStages ? document.wholeMatch(of: /Chapters\/\d+-(\w+)\/README\.md/).map { String($0.1) } : nil
  }
}
