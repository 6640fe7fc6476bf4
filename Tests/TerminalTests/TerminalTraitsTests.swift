import Terminal
import Testing

@Suite("Terminal traits")
struct TerminalTraitsTests {
  @Test(
    "the first of LC_ALL, LC_CTYPE and LANG that is not empty decides about UTF-8",
    arguments: [
      ([:], false), (["LANG": "en_US.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false),
      (["LANG": "de_DE.UTF-8@euro"], true), (["LC_CTYPE": "UTF-8"], true), (["LANG": "ja_JP.eucJP"], false),
      (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false), (["LC_ALL": "", "LC_CTYPE": "C", "LANG": "en_US.UTF-8"], false),
      (["LC_ALL": "en_US.UTF-8", "LC_CTYPE": "C"], true),
    ])
  func utf8(_ environment: [String: String], _ expected: Bool) {
    let traits = TerminalTraits(environment: environment)
    #expect(traits.hasUTF8 == expected)
    #expect(traits.ellipsis == (expected ? "…" : "..."))
  }

  @Test("colours are left out for NO_COLOR, for --no-color, and on a dumb terminal")
  func colours() {
    #expect(TerminalTraits(environment: ["TERM": "xterm"]).hasColors)
    #expect(TerminalTraits(environment: ["TERM": "xterm", "NO_COLOR": ""]).hasColors)
    #expect(!TerminalTraits(environment: ["TERM": "xterm", "NO_COLOR": "0"]).hasColors)
    #expect(!TerminalTraits(environment: ["TERM": "xterm"], allowsColors: false).hasColors)
    #expect(!TerminalTraits(environment: ["TERM": "dumb"]).hasColors)
  }

  @Test("a terminal without a name, or a dumb one, cannot show a screen")
  func usable() {
    #expect(TerminalTraits(environment: ["TERM": "tmux-256color"]).isUsable)
    #expect(!TerminalTraits(environment: ["TERM": "dumb"]).isUsable)
    #expect(!TerminalTraits(environment: ["TERM": ""]).isUsable)
    #expect(!TerminalTraits(environment: [:]).isUsable)
  }
}
