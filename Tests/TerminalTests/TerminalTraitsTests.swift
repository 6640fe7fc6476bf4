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

  @Test(
    "colours are left out for NO_COLOR and on a dumb terminal, which shows no screen either",
    arguments: [
      (["TERM": "xterm"], true, true), (["TERM": "xterm", "NO_COLOR": ""], true, true),
      (["TERM": "xterm", "NO_COLOR": "0"], false, true), (["TERM": "dumb"], false, false),
      (["TERM": "tmux-256color"], true, true),
    ])
  func colours(_ environment: [String: String], _ hasColors: Bool, _ isUsable: Bool) {
    let traits = TerminalTraits(environment: environment)
    #expect((traits.hasColors, traits.isUsable) == (hasColors, isUsable))
    #expect(!TerminalTraits(environment: environment, allowsColors: false).hasColors)
  }

  @Test(arguments: [["TERM": ""], [:]])
  func `a terminal without a name cannot show a screen`(_ environment: [String: String]) {
    #expect(!TerminalTraits(environment: environment).isUsable)
  }
}
