/// The look of a cell, as "select graphic rendition" of ECMA-48 has it.
public struct TextStyle: Hashable, Sendable {
  /// The traits of the letters.
  public var traits: Traits
  /// The colour of the letters.
  public var foreground: Color
  /// The colour behind them.
  public var background: Color

  /// A style; without more it is the terminal's own.
  public init(_ traits: Traits = [], foreground: Color = .default, background: Color = .default) {
    self.traits = traits
    self.foreground = foreground
    self.background = background
  }

  /// The terminal's own.
  public static let plain = TextStyle()

  /// Emphasis that does not rest on colour.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt8

    /// The traits of these bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier, or lighter in colour.
    public static let bold = Traits(rawValue: 1)
    /// Less strong.
    public static let faint = Traits(rawValue: 2)
    /// Slanted, where the terminal has such letters.
    public static let italic = Traits(rawValue: 4)
    /// With a line below.
    public static let underlined = Traits(rawValue: 8)
    /// The two colours exchanged.
    public static let reversed = Traits(rawValue: 16)
  }

  /// The sixteen colours that a terminal's theme defines, so that they can be read on light and on dark ground.
  public enum Color: UInt8, Hashable, Sendable, CaseIterable {
    /// The theme's letters, or its ground.
    case `default`
    /// The eight of ECMA-48.
    case black, red, green, yellow, blue, magenta, cyan, white
    /// The eight that terminals add to them.
    case grey, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
  }
}
