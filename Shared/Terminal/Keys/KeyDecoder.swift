/// Understands the bytes that a terminal sends, cut anywhere.
///
/// After xterm's control sequences, with the forms of rxvt, the Linux console and `CSI u` for the same keys. What is not
/// known is swallowed whole. Bytes that are no UTF-8 become `U+FFFD`. Nothing grows without limit, whatever comes.
public struct KeyDecoder: Sendable {
  /// The most bytes of a paste that are kept.
  public let pasteLimit: Int

  private enum State {
    case ground
    /// After ESC, or after two.
    case escape(doubled: Bool)
    /// After ESC and the beginning of a character.
    case altCharacter([UInt8])
    case command(Command)
    /// After `CSI M`: an old report of the mouse, of so many bytes more.
    case oldMouse(Int)
    /// After `CSI [`: a function key of the Linux console.
    case console
    /// After ESC O, with what was held.
    case keypad(Key.Modifiers, digits: Int)
    /// An answer of the terminal, which ends with BEL or `ESC \`: what introduced it, its length, whether ESC came last.
    case string(UInt8, Int, Bool)
    case paste(PasteCollector)
  }

  private var state = State.ground
  private var text: [UInt8] = []
  private var inputs: [TerminalInput] = []

  /// A decoder to which nothing has come yet.
  public init(pasteLimit: Int = 1 << 20) {
    self.pasteLimit = max(0, pasteLimit)
  }

  /// The time to wait for more before ``flush()``; `nil` if all bytes so far are understood.
  ///
  /// ESC may be the key, or the beginning of a sequence, which a terminal sends faster than a person types. A paste is
  /// left more time, since what comes after it would be taken for keys.
  public var timeout: Duration? {
    switch state {
    case .ground: text.isEmpty ? nil : .milliseconds(50)
    case .paste: .seconds(2)
    default: .milliseconds(50)
    }
  }

  /// Returns the inputs that the bytes mean, together with those before them.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    for byte in bytes { take(byte) }
    endText(keepingTail: true)
    defer { inputs = [] }
    return inputs
  }

  /// Returns the inputs that the pending bytes mean by themselves, since nothing follows.
  public mutating func flush() -> [TerminalInput] {
    switch state {
    case .ground, .oldMouse: break
    case .escape(let doubled): inputs += Array(repeating: .key(.escape), count: doubled ? 2 : 1)
    case .altCharacter(let bytes): endAlt(bytes)
    case .command(let command): if command.isEmpty { inputs.append(.key(.alt("["))) }
    case .console: break
    case .keypad(_, let digits): if digits == 0 { inputs.append(.key(.alt("O"))) }
    case .string(let byte, let length, _):
      if length == 0 { inputs.append(.key(.alt(Character(UnicodeScalar(byte))))) }
    case .paste(var paste): inputs.append(.paste(paste.finish()))
    }
    state = .ground
    endText(keepingTail: false)
    defer { inputs = [] }
    return inputs
  }

  // MARK: Bytes

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: ground(byte)
    case .escape(let doubled): escape(byte, doubled)
    case .altCharacter(let bytes): altCharacter(bytes, byte)
    case .command(var command):
      // The bytes are in one place only, or each would copy them.
      state = .ground
      continueCommand(&command, byte)
    case .oldMouse(let count): state = count > 1 ? .oldMouse(count - 1) : .ground
    case .console:
      state = .ground
      if (0x41...0x45).contains(byte) { inputs.append(.key(Key(.function(Int(byte) - 0x40)))) }
    case .keypad(let modifiers, let digits): keypad(byte, modifiers, digits)
    case .string(let introducer, let length, let escaped): string(byte, introducer, length, escaped)
    case .paste(var paste):
      state = .ground
      if paste.take(byte) { inputs.append(.paste(paste.finish())) } else { state = .paste(paste) }
    }
  }

  private mutating func ground(_ byte: UInt8) {
    if byte >= 0x20, byte != 0x7F { return text.append(byte) }
    endText(keepingTail: false)
    if byte == 0x1B { state = .escape(doubled: false) } else { inputs.append(.key(Key(control: byte))) }
  }

  private mutating func escape(_ byte: UInt8, _ doubled: Bool) {
    switch byte {
    case 0x1B:
      if doubled { inputs.append(.key(.escape)) }
      state = .escape(doubled: true)
    case UInt8(ascii: "["): state = .command(Command(isAlt: doubled))
    case UInt8(ascii: "O"): state = .keypad(doubled ? .alt : [], digits: 0)
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string(byte, 0, false)
    default:
      if doubled { inputs.append(.key(.escape)) }
      altCharacter([], byte)
    }
  }

  private mutating func altCharacter(_ bytes: [UInt8], _ byte: UInt8) {
    if bytes.isEmpty, byte < 0x20 || byte == 0x7F {
      state = .ground
      inputs.append(.key(Key(control: byte).with(.alt)))
    } else if !bytes.isEmpty, byte & 0xC0 != 0x80 {
      endAlt(bytes)
      take(byte)
    } else {
      let bytes = bytes + [byte]
      if UTF8Tail.length(of: bytes) == bytes.count { state = .altCharacter(bytes) } else { endAlt(bytes) }
    }
  }

  private mutating func endAlt(_ bytes: [UInt8]) {
    state = .ground
    for character in String(decoding: bytes, as: UTF8.self) { inputs.append(.key(.alt(character))) }
  }

  private mutating func continueCommand(_ command: inout Command, _ byte: UInt8) {
    switch command.take(byte) {
    case .goesOn: state = .command(command)
    case .means(let input): inputs.append(input)
    case .nothing: break
    case .beginsPaste: state = .paste(PasteCollector(limit: pasteLimit))
    case .beginsOldMouse: state = .oldMouse(3)
    case .beginsConsole: state = .console
    case .isBroken: take(byte)
    }
  }

  private mutating func keypad(_ byte: UInt8, _ modifiers: Key.Modifiers, _ digits: Int) {
    state = .ground
    if (0x31...0x38).contains(byte), digits == 0 {
      state = .keypad(modifiers.union(Key.Modifiers(parameter: Int(byte) - 0x30)), digits: 1)
    } else if byte < 0x20 || byte >= 0x7F {
      // It was Alt-O, and this is the next key.
      if digits == 0 { inputs.append(.key(.alt("O"))) }
      take(byte)
    } else if let input = Command.keypad(byte, modifiers) {
      inputs.append(input)
    }
  }

  private mutating func string(_ byte: UInt8, _ introducer: UInt8, _ length: Int, _ escaped: Bool) {
    let isOver = byte == 0x07 || escaped && byte == UInt8(ascii: "\\") || length >= 4096
    state = isOver ? .ground : .string(introducer, length + 1, byte == 0x1B)
    // Another sequence cuts the answer short.
    if escaped, !isOver { escape(byte, false) }
  }

  // MARK: Text

  /// - Parameter keepingTail: whether the beginning of a character waits for its end.
  private mutating func endText(keepingTail: Bool) {
    let tail = keepingTail ? UTF8Tail.length(of: text) : 0
    let typed = String(decoding: text.dropLast(tail), as: UTF8.self)
    text = Array(text.suffix(tail))
    if !typed.isEmpty { inputs.append(.text(typed)) }
  }
}
