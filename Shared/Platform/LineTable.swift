import Foundation

/// The source lines of this program's instructions, as the compiler notes them in the section `.debug_line`.
///
/// The format is that of DWARF 4, section 6.2, which Swift writes on Linux. On macOS they stand in other files than the
/// program, and the system's symbolication reads them.
public enum LineTable {
  /// The instructions of a line: they end where those of the next row begin.
  public struct Row {
    /// The address of the first one.
    public var address: UInt
    /// The number of the file.
    public var file: Int
    /// The line, from 1; 0 for what the compiler made.
    public var line: Int
  }

  /// A Boolean value indicating whether the table can be read on this system.
  public static let isReadable: Bool = {
    #if os(Linux)
    true
    #else
    false
    #endif
  }()

  /// The address at which the program begins in memory.
  private static let image: UInt = {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    let line = maps.split(separator: "\n").first { line in program.map { line.hasSuffix(" \($0)") } ?? false }
    return line.flatMap { UInt($0.prefix { $0 != "-" }, radix: 16) } ?? 0
  }()

  /// Calls `body` with the rows of each function and with the paths of the files, by number from 0.
  ///
  /// The last row marks the end of the function.
  public static func forEachFunction(_ body: (_ rows: [Row], _ files: [String]) -> Void) {
    guard isReadable else { return }
    let program = URL(fileURLWithPath: "/proc/self/exe")
    guard let data = try? Data(contentsOf: program, options: .alwaysMapped) else { return }
    data.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes[section(".debug_line", of: bytes)])
      while !reader.isAtEnd {
        let length = Int(reader.integer(UInt32.self))
        // A unit of 64 bits has another form, and there is none in a program of this size.
        guard length <= reader.rest else { return }
        var unit = reader.reader(ofNext: length)
        if unit.integer(UInt16.self) == 4 { readUnit(&unit, body) }
      }
    }
  }

  /// The place of a section in an ELF file.
  private static func section(_ name: String, of file: UnsafeRawBufferPointer) -> Range<Int> {
    func integer<Integer: FixedWidthInteger>(_ type: Integer.Type, at offset: Int) -> Int {
      Int(file.loadUnaligned(fromByteOffset: offset, as: type))
    }
    let (headers, size) = (integer(UInt64.self, at: 0x28), integer(UInt16.self, at: 0x3A))
    let (count, names) = (integer(UInt16.self, at: 0x3C), headers + size * integer(UInt16.self, at: 0x3E))
    for header in stride(from: headers, to: headers + size * count, by: size) {
      var reader = ByteReader(file[(integer(UInt64.self, at: names + 0x18) + integer(UInt32.self, at: header))...])
      guard reader.string() == name else { continue }
      // A compressed section would have to be unpacked.
      guard integer(UInt64.self, at: header + 0x08) & 0x800 == 0 else { break }
      let start = integer(UInt64.self, at: header + 0x18)
      return start..<start + integer(UInt64.self, at: header + 0x20)
    }
    return 0..<0
  }

  private static func readUnit(_ unit: inout ByteReader, _ body: ([Row], [String]) -> Void) {
    let headerLength = Int(unit.integer(UInt32.self))
    var header = unit.reader(ofNext: headerLength)
    let instructionSize = UInt(header.byte())
    header.skip(2)
    let lineBase = Int(Int8(bitPattern: header.byte()))
    let lineRange = header.byte()
    let firstSpecial = header.byte()
    guard lineRange > 0, firstSpecial > 0 else { return }
    let operandCounts = (1..<firstSpecial).map { _ in header.byte() }
    var folders = [""]
    while let folder = header.string() { folders.append(folder) }
    var files = [""]
    while let file = header.string() {
      let folder = folders[header.number()]
      header.skipNumbers(2)
      files.append(file.hasPrefix("/") ? file : folder + "/" + file)
    }

    let start = Row(address: 0, file: 1, line: 1)
    var (rows, row) = ([Row](), start)
    func advance(by special: UInt8) {
      row.address &+= UInt(special / lineRange) * instructionSize
    }
    while !unit.isAtEnd {
      let opcode = unit.byte()
      if opcode >= firstSpecial {
        advance(by: opcode - firstSpecial)
        row.line += lineBase + Int((opcode - firstSpecial) % lineRange)
        rows.append(row)
        continue
      }
      switch opcode {
      case 0:
        let length = unit.number()
        switch unit.byte() {
        case 1:
          rows.append(row)
          body(rows, files)
          (rows, row) = ([], start)
        case 2: row.address = image &+ unit.integer(UInt.self)
        default: unit.skip(length - 1)
        }
      case 1: rows.append(row)
      case 2: row.address &+= UInt(unit.number()) * instructionSize
      case 3: row.line += unit.signedNumber()
      case 4: row.file = unit.number()
      case 8: advance(by: 255 - firstSpecial)
      case 9: row.address &+= UInt(unit.integer(UInt16.self))
      default: unit.skipNumbers(Int(operandCounts[Int(opcode) - 1]))
      }
    }
  }
}

/// Bytes that are read from front to back.
private struct ByteReader {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: Slice<UnsafeRawBufferPointer>) { self.bytes = UnsafeRawBufferPointer(rebasing: bytes) }

  /// The number of bytes that are left.
  var rest: Int { bytes.count - position }

  var isAtEnd: Bool { rest <= 0 }

  mutating func skip(_ count: Int) { position += count }

  mutating func reader(ofNext count: Int) -> ByteReader {
    skip(count)
    return ByteReader(bytes[position - count..<position])
  }

  /// The next byte; 0 behind the end.
  mutating func byte() -> UInt8 {
    position += 1
    return position <= bytes.count ? bytes[position - 1] : 0
  }

  mutating func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer {
    skip(MemoryLayout<Integer>.size)
    return bytes.loadUnaligned(fromByteOffset: position - MemoryLayout<Integer>.size, as: type)
  }

  /// A number in the form LEB128.
  mutating func number() -> Int {
    var (number, shift) = (0, 0)
    while true {
      let byte = byte()
      number |= Int(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { return number }
    }
  }

  mutating func signedNumber() -> Int {
    let start = position
    let number = number()
    let bits = 7 * (position - start)
    return bytes[position - 1] & 0x40 == 0 ? number : number | -1 << bits
  }

  mutating func skipNumbers(_ count: Int) {
    for _ in 0..<count { _ = number() }
  }

  /// The characters up to the next zero; nil if there are none.
  mutating func string() -> String? {
    let start = position
    while byte() != 0 {}
    return position - 1 > start ? String(decoding: bytes[start..<position - 1], as: UTF8.self) : nil
  }
}
