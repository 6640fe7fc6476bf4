/// Writes control sequences, and knows where the cursor is and in which style the terminal writes.
struct Pen: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The place of the terminal's cursor, if that is certain.
  private(set) var cursor: Place?
  /// In which style the terminal writes, if that is certain.
  private(set) var style: TextStyle?

  private let hasColors: Bool

  init(hasColors: Bool) {
    self.hasColors = hasColors
  }

  /// Begins anew, with the terminal as it was left.
  mutating func begin() {
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func clear() {
    change(to: .plain)
    write(ControlSequence.clear)
    cursor = nil
  }

  mutating func write(_ sequence: [UInt8]) {
    bytes += sequence
  }

  // MARK: Text

  mutating func letter(_ letter: UInt8, isLast: Bool) {
    bytes.append(letter)
    advance(1, isLast: isLast)
  }

  mutating func text(_ text: String, columns: Int, isLast: Bool) {
    bytes += text.utf8
    advance(columns, isLast: isLast)
  }

  /// Text after which the cursor may be anywhere in the row.
  mutating func disputed(_ text: String, columns: Int) {
    guard let place = cursor else { return }
    bytes += Array(repeating: 0x20, count: columns)
    cursor = nil
    move(to: place)
    bytes += text.utf8
    cursor = nil
  }

  /// After the last column terminals differ.
  private mutating func advance(_ columns: Int, isLast: Bool) {
    if isLast { cursor = nil } else { cursor?.column += columns }
  }

  mutating func eraseToEndOfLine(from place: Place) {
    // Erased cells take the background of the moment.
    change(to: .plain)
    move(to: place)
    write(ControlSequence.eraseToEndOfLine)
  }

  // MARK: Moving

  /// Moves to a place by what is shortest: by the letters on the way too, which are there already.
  mutating func place(_ place: Place, stepping letters: [UInt8]) {
    guard cursor != place else { return }
    let sequence = way(to: place)
    write(!letters.isEmpty && letters.count <= sequence.count ? letters : sequence)
    cursor = place
  }

  mutating func move(to place: Place) {
    self.place(place, stepping: [])
  }

  private func way(to place: Place) -> [UInt8] {
    let (row, column) = (place.row + 1, place.column + 1)
    let absolute = ControlSequence.command("\(row == 1 ? "" : "\(row)")\(column == 1 ? "" : ";\(column)")H")
    guard let cursor else { return absolute }
    var ways = [absolute]
    if cursor.row == place.row {
      let distance = place.column - cursor.column
      if distance > 0 { ways.append(ControlSequence.command(distance == 1 ? "C" : "\(distance)C")) }
      if distance < 0 {
        ways.append(ControlSequence.command(distance == -1 ? "D" : "\(-distance)D"))
        if distance > -4 { ways.append(Array(repeating: 0x08, count: -distance)) }
      }
      if place.column == 0 { ways.append([0x0D]) }
    } else if cursor.row + 1 == place.row, place.column == 0 {
      ways.append([0x0D, 0x0A])
    } else if cursor.column == place.column {
      let distance = place.row - cursor.row
      ways.append(ControlSequence.command("\(abs(distance) == 1 ? "" : "\(abs(distance))")\(distance > 0 ? "B" : "A")"))
    }
    return ways.min { $0.count < $1.count } ?? absolute
  }

  // MARK: Style

  mutating func change(to wanted: TextStyle) {
    guard style != wanted else { return }
    let codes = codes(to: wanted)
    // Nothing to write is a change of colours on a terminal without them.
    if !codes.isEmpty {
      write(ControlSequence.command(codes == [0] ? "m" : codes.map(String.init).joined(separator: ";") + "m"))
    }
    style = wanted
  }

  private func codes(to wanted: TextStyle) -> [Int] {
    let fresh =
      Self.traits.filter { wanted.traits.contains($0.trait) }.map(\.code) + colorCodes(from: .plain, to: wanted)
    guard let style, wanted != .plain else { return [0] + fresh }
    let changes =
      Self.traits.filter { wanted.traits.subtracting(style.traits).contains($0.trait) }.map(\.code)
      + colorCodes(from: style, to: wanted)
    // A trait is taken away by taking away all: bold and faint have one and the same code for their end.
    guard style.traits.isSubset(of: wanted.traits) else { return [0] + fresh }
    return changes
  }

  private func colorCodes(from style: TextStyle, to wanted: TextStyle) -> [Int] {
    guard hasColors else { return [] }
    return (style.foreground == wanted.foreground ? [] : [wanted.foreground.code])
      + (style.background == wanted.background ? [] : [wanted.background.code + 10])
  }

  private static let traits: [(trait: TextStyle.Traits, code: Int)] = [
    (.bold, 1), (.faint, 2), (.italic, 3), (.underlined, 4), (.reversed, 7),
  ]
}

extension TextStyle.Color {
  /// For letters; ten more for what is behind them.
  fileprivate var code: Int {
    switch rawValue {
    case 0: 39
    case 1...8: 29 + Int(rawValue)
    default: 81 + Int(rawValue)
    }
  }
}
