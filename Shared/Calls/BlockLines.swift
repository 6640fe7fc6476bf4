import CallGuards
import Platform

/// The lines of a block: of instructions that one guard counts.
struct BlockLines {
  /// The absolute path of the source file.
  var file: String

  /// The numbers of the lines, from 1.
  var lines: Set<Int>

  /// The addresses at which the blocks of the program begin, in the order of their addresses.
  private static let starts = (0..<call_block_count()).map { UInt(call_block_start($0)) }.sorted()

  /// The lines of the blocks that begin at `starts`, without those that the compiler made.
  static func blocks(at starts: some Sequence<UInt>) -> [UInt: BlockLines] {
    guard LineTable.isReadable else { return sampledBlocks(at: Set(starts)) }
    return starts.reduce(into: [:]) { blocks, start in blocks[start] = all[start] }
  }
}

/// The lines of a program whose table can be read.
extension BlockLines {
  private static let (all, places) = read()

  /// The line of the instruction at `address`, if it is one of a function with guards.
  static func place(of address: UInt) -> Account.Place? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].address <= address { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? places[low - 1].place : nil
  }

  /// Reads the lines of each block, and the place of each instruction with which another line or a gap begins.
  private static func read() -> (blocks: [UInt: BlockLines], places: [(address: UInt, place: Account.Place?)]) {
    var places: [(address: UInt, place: Account.Place?)] = []
    let indices = Dictionary(starts.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var functions: [(start: UInt, lines: ClosedRange<Int>)] = []
    var blocks: [UInt: BlockLines] = [:]
    var lines: [String: Set<Int>] = [:]
    LineTable.forEachFunction { rows, files in
      guard let first = rows.first, let end = rows.last?.address, var index = indices[first.address] else { return }
      let own = zip(rows, rows.dropFirst()).filter { $0.0.file == first.file && $0.0.line > 0 }
      let file = files[first.file]
      for row in rows.dropLast() {
        places.append((row.address, row.line > 0 ? Account.Place(files[row.file], row.line) : nil))
      }
      places.append((end, nil))
      while index < starts.count, starts[index] < end {
        let (start, next) = (starts[index], index + 1 < starts.count ? starts[index + 1] : end)
        let inside = own.filter { $0.0.address < next && $0.1.address > start }
        if !inside.isEmpty { blocks[start] = BlockLines(file: file, lines: Set(inside.map(\.0.line))) }
        index += 1
      }
      let numbers = own.map(\.0.line)
      lines[file, default: []].formUnion(numbers)
      if first.line > 0, let last = numbers.max() { functions.append((first.address, first.line...last)) }
    }
    // A `switch`, or a constant for `self.list`, that comes first in a function has no instruction with its line.
    for function in functions {
      guard let file = blocks[function.start]?.file, let known = lines[file] else { continue }
      blocks[function.start]?.lines.formUnion(function.lines.dropFirst().prefix { !known.contains($0) })
    }
    return (blocks, places.sorted { $0.address < $1.address })
  }
}

/// The lines of any other program, by the symbols of its instructions.
extension BlockLines {
  private static func sampledBlocks(at wanted: Set<UInt>) -> [UInt: BlockLines] {
    // The instructions of ARM have four bytes, and a symbol is that of the instruction before an address.
    let blocks = zip(starts, starts.dropFirst() + [.max]).filter { wanted.contains($0.0) }
      .map { start, next in (start, Array(stride(from: start + 1, to: min(next, start + 0x4000), by: 4))) }
    let symbols = Symbol.symbols(at: blocks.flatMap(\.1))
    return blocks.reduce(into: [:]) { lines, block in
      let inside = block.1.map { symbols[$0] }
      let own = inside.prefix { $0?.name == inside.first??.name }.compactMap { $0 }
      let places = own.compactMap(\.place)
      guard let file = places.first?.file else { return }
      lines[block.0] = BlockLines(file: file, lines: Set(places.filter { $0.file == file }.map(\.line)))
    }
  }
}
