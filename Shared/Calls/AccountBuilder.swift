import Trace

/// The tree of one record under construction.
struct AccountBuilder {
  private let record: TraceRecord
  private let functions: [UInt: Function]
  /// The names of the functions that are instrumented.
  private let own: Set<String>
  private let operators: Set<String>
  private let shared: Set<String>

  private var nodes: [(event: RecordedEvent, place: Account.Place?, inner: [Int])] = []
  private var roots: [Int] = []

  /// The functions that run, from the outermost; a link stands for the rest of the function that noted it.
  private var open: [(frame: UInt, name: String, node: Int)] = []
  private var frames: [TraceRecord.Frame] = []
  private var nextLink = 0

  private struct Function {
    var symbol: Symbol
    var name: FunctionName

    var place: Account.Place? { symbol.file.flatMap { file in symbol.line.map { Account.Place(file, $0) } } }
  }

  init(_ record: TraceRecord, _ operators: Set<String>, _ shared: Set<String>) {
    (self.record, self.operators, self.shared) = (record, operators, shared)
    let addresses = Set(record.entries.flatMap { $0.frames.map(\.address) })
    let functions = Symbol.symbols(at: addresses).mapValues {
      Function(symbol: $0, name: FunctionName(demangled: $0.name))
    }
    own = record.entries.reduce(into: []) { own, entry in
      guard entry.kind == .call, let address = entry.frames.last?.address else { return }
      if let symbol = functions[address]?.symbol { own.insert(symbol.name) }
    }
    self.functions = functions
  }

  mutating func addAll() {
    for entry in record.entries {
      frames = frames.prefix(entry.common) + entry.frames
      switch entry.kind {
      case .call:
        enter(frames.dropLast())
        if let frame = frames.last, let event = event(frame) { push(event, frame, functions[frame.address]?.place) }
      case .link(let index):
        // The innermost frame is that of `Trace.note`, the next one that of its caller.
        let outer = frames.dropLast()
        enter(outer)
        addLinks(upTo: index)
        if let frame = outer.last {
          push(.event(.link(record.links[index])), frame, placeOfWay(outer))
        }
        nextLink = index + 1
      }
    }
    open = []
    addLinks(upTo: record.links.count)
  }

  /// Links that were noted on other threads.
  private mutating func addLinks(upTo end: Int) {
    while nextLink < end {
      append(.event(.link(record.links[nextLink])), nil)
      nextLink += 1
    }
  }

  /// Closes what has ended, and opens those functions that run and were not entered by a recorded call.
  private mutating func enter(_ frames: some RandomAccessCollection<TraceRecord.Frame>) {
    var depth = 0
    for (index, frame) in zip(frames.indices, frames) {
      let name = functions[frame.address]?.symbol.name ?? ""
      if depth < open.count, open[depth].frame == frame.place, open[depth].name == name {
        depth += 1
      } else if let event = event(frame), !isOperation(event, openTo: depth) {
        open.removeLast(open.count - depth)
        push(event, frame, placeOfWay(frames[...index]))
        depth = open.count
      }
    }
    open.removeLast(open.count - depth)
  }

  /// A Boolean value indicating whether the innermost open function is a part of the same operator.
  private func isOperation(_ event: RecordedEvent, openTo depth: Int) -> Bool {
    guard case .event(.operation) = event, depth > 0 else { return false }
    return nodes[open[depth - 1].node].event == event
  }

  /// The line that runs in the innermost of these functions that belongs to the way.
  private func placeOfWay(_ frames: some BidirectionalCollection<TraceRecord.Frame>) -> Account.Place? {
    frames.last { isOfWay(functions[$0.address]) }.flatMap { functions[$0.address]?.place }
  }

  private func isOfWay(_ function: Function?) -> Bool {
    guard let symbol = function?.symbol, let file = symbol.file else { return false }
    return own.contains(symbol.name) && !shared.contains(file)
  }

  private mutating func push(_ event: RecordedEvent, _ frame: TraceRecord.Frame, _ place: Account.Place?) {
    // A link stands in the frame that noted it: the one before it there is over.
    if let last = open.last, last.frame == frame.place { open.removeLast() }
    append(event, place)
    open.append((frame.place, functions[frame.address]?.symbol.name ?? "", nodes.count - 1))
  }

  private mutating func append(_ event: RecordedEvent, _ place: Account.Place?) {
    nodes.append((event, place, []))
    if let parent = open.last?.node {
      nodes[parent].inner.append(nodes.count - 1)
    } else {
      roots.append(nodes.count - 1)
    }
  }

  /// The meaning of a frame to a reader, if it has any.
  private func event(_ frame: TraceRecord.Frame) -> RecordedEvent? {
    guard let function = functions[frame.address] else { return nil }
    let name = function.name
    if own.contains(function.symbol.name) {
      let call = Account.Call(name.type, name.member, isSetter: name.kind == .setter)
      switch name.kind {
      // What has no place in the source was made by the compiler, or by the standard library for this program.
      case .declared, .setter, .getter, .closure: guard isOfWay(function) else { return nil }
      case .methodReference, .witness, .generated: break
      }
      switch name.kind {
      case .declared, .setter: return .event(.call(call))
      case .getter: return .getter(call)
      case .closure: return .event(.closure(in: call))
      case .methodReference: return .methodReference(call)
      case .witness: return .witness(call)
      case .generated: return nil
      }
    }
    guard Self.libraries.contains(function.symbol.module) else { return nil }
    return name.operation(among: operators).map { .event(.operation($0)) }
  }

  private static let libraries: Set = ["Rx", "RxSwift", "RxRelay", "RxControls", "RxCommunity"]

  func entries(of parent: Int?) -> [RecordedEntry] {
    (parent.map { nodes[$0].inner } ?? roots).map { index in
      RecordedEntry(event: nodes[index].event, place: nodes[index].place, inner: entries(of: index))
    }
  }
}

