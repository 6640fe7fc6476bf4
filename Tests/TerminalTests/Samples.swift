import ModelTerminal
import Terminal

/// Characters of all kinds, and surfaces of them from a seed.
enum Samples {
  static let graphemes = [
    "a", "Z", "~", "é", "e\u{301}", "日", "が", "か\u{3099}", "한", "\u{1112}\u{1161}\u{11AB}", "กิ", "นำ", "कि", "क्षि", "عَ",
    "😀",
    "👍🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇯🇵", "1️⃣", "❤️", "❤\u{FE0E}", "⌚", "⌚\u{FE0E}", "\u{1FAE8}", "─", "│", "…", "█", "\u{301}", "\u{200B}",
    "\u{1B}", "\u{9B}", "\u{202E}", "\u{E000}", "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}", "ｶ", "Ａ",
    "𠮷",
  ]

  static let styles = [
    TextStyle.plain, TextStyle(.bold), TextStyle([.faint, .underlined]), TextStyle(.reversed), TextStyle(.italic),
    TextStyle(foreground: .red), TextStyle(foreground: .brightBlue, background: .white), TextStyle(background: .grey),
  ]

  /// A few strokes over what there is.
  static func change(_ surface: inout Surface, _ random: inout SeededNumbers) {
    let (columns, rows) = (surface.extent.columns, surface.extent.rows)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Place(
        column: Int.random(in: -3...columns + 3, using: &random), row: Int.random(in: -1...rows, using: &random))
      let style = styles.randomElement(using: &random) ?? .plain
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let area = Area(
          column: place.column, row: place.row, columns: Int.random(in: 0...columns, using: &random), rows: 2)
        surface.fill(area, style: Bool.random(using: &random) ? .plain : style)
      default:
        let length = Int.random(in: 1...8, using: &random)
        let text = (0..<length).map { _ in graphemes.randomElement(using: &random) ?? "" }.joined()
        surface.write(text, at: place, style: style)
      }
    }
    let caret = Place(
      column: Int.random(in: 0...columns, using: &random), row: Int.random(in: 0..<max(1, rows), using: &random))
    surface.caret = Bool.random(using: &random) ? caret : nil
  }
}

/// SplitMix64, so that a failure can be seen again.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension ModelTerminal.Style {
  /// The style that the terminal should show.
  init(_ style: TextStyle) {
    self = .plain
    isBold = style.traits.contains(.bold)
    isFaint = style.traits.contains(.faint)
    isItalic = style.traits.contains(.italic)
    isUnderlined = style.traits.contains(.underlined)
    isReversed = style.traits.contains(.reversed)
    foreground = style.foreground == .default ? nil : Int(style.foreground.rawValue) - 1
    background = style.background == .default ? nil : Int(style.background.rawValue) - 1
  }
}
