/// A key, with what was held.
public struct Key: Hashable, Sendable {
  /// Which key.
  public var name: Name
  /// The modifiers that were held with it.
  public var modifiers: Modifiers

  /// A key.
  public init(_ name: Name, _ modifiers: Modifiers = []) {
    (self.name, self.modifiers) = (name, modifiers)
  }

  /// The keys that terminals distinguish.
  public enum Name: Hashable, Sendable {
    /// Those that edit.
    case enter, tab, backspace, delete, insert, escape
    /// Those that move.
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 and so on.
    case function(Int)
    /// A character with Control or Alt; a letter with Control is a small one.
    case character(Character)
  }

  /// The modifiers; Shift is reported only with keys that are not characters.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits of xterm's parameter, which is one more.
    public let rawValue: UInt8

    /// The modifiers of these bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, or Option.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }
}

extension Key {
  /// Return, and Control-J.
  public static let enter = Key(.enter)
  /// To the next.
  public static let tab = Key(.tab)
  /// To the one before.
  public static let shiftTab = Key(.tab, .shift)
  /// The key that deletes the character before the caret; Control-H too.
  public static let backspace = Key(.backspace)
  /// The key that deletes the character after the caret.
  public static let delete = Key(.delete)
  /// By itself.
  public static let escape = Key(.escape)
  /// The arrow.
  public static let up = Key(.up)
  /// The arrow.
  public static let down = Key(.down)
  /// The arrow.
  public static let left = Key(.left)
  /// The arrow.
  public static let right = Key(.right)
  /// To the beginning.
  public static let home = Key(.home)
  /// To the end.
  public static let end = Key(.end)
  /// A page back.
  public static let pageUp = Key(.pageUp)
  /// A page on.
  public static let pageDown = Key(.pageDown)

  /// A letter, or one of `@ [ \ ] ^ _` and the space bar, with Control.
  public static func control(_ character: Character) -> Key { Key(.character(character), .control) }

  /// A character with Alt.
  public static func alt(_ character: Character) -> Key { Key(.character(character), .alt) }

  /// The same key with more held.
  public func with(_ modifiers: Modifiers) -> Key { Key(name, self.modifiers.union(modifiers)) }

  /// The key of a control character of ASCII.
  init(control byte: UInt8) {
    switch byte {
    case 0x0D, 0x0A: self = .enter
    case 0x09: self = .tab
    case 0x08, 0x7F: self = .backspace
    case 0x1B: self = .escape
    case 0x00: self = .control(" ")
    case 0x01...0x1A: self = .control(Character(UnicodeScalar(byte + 0x60)))
    default: self = .control(Character(UnicodeScalar(byte + 0x40)))
    }
  }
}
