import Trace

extension Account {
  /// The account of a record: the frames on the stack tell which call was made in which.
  ///
  /// - Parameter operators: the names of the methods of the Rx library that the way calls: of the library's own functions only
  ///   those that belong to one of them are told.
  public init(_ record: TraceRecord, operators: Set<String>) {
    guard !record.entries.isEmpty else {
      self.init(links: record.links)
      return
    }
    var builder = Builder(record, operators)
    builder.addAll()
    self.init(builder.entries(of: nil).flatMap { $0.simplified(in: nil) })
  }
}

/// The tree of one record under construction.
private struct Builder {
  private let record: TraceRecord
  private let functions: [UInt: Function]
  /// The names of the functions that are instrumented.
  private let own: Set<String>
  private let operators: Set<String>

  private var nodes: [(event: RecordedEvent, place: Account.Place?, inner: [Int])] = []
  private var roots: [Int] = []

  /// The functions that run, from the outermost; a link stands for the rest of the function that noted it.
  private var open: [(frame: UInt, name: String, node: Int)] = []
  private var frames: [TraceRecord.Frame] = []
  private var nextLink = 0

  private struct Function {
    var symbol: Symbol
    var name: FunctionName
  }

  init(_ record: TraceRecord, _ operators: Set<String>) {
    self.record = record
    self.operators = operators
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
        if let frame = frames.last, let event = event(frame) { push(event, frame) }
      case .link(let index):
        // The innermost frame is that of `Trace.note`, the next one that of its caller.
        let outer = frames.dropLast()
        enter(outer)
        addLinks(upTo: index)
        if let frame = outer.last { push(.event(.link(record.links[index])), frame) }
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
  private mutating func enter(_ frames: some Sequence<TraceRecord.Frame>) {
    var depth = 0
    for frame in frames {
      let name = functions[frame.address]?.symbol.name ?? ""
      if depth < open.count, open[depth].frame == frame.place, open[depth].name == name {
        depth += 1
      } else if let event = event(frame), !isOperation(event, openTo: depth) {
        open.removeLast(open.count - depth)
        push(event, frame)
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

  private mutating func push(_ event: RecordedEvent, _ frame: TraceRecord.Frame) {
    // A link stands in the frame that noted it: the one before it there is over.
    if let last = open.last, last.frame == frame.place { open.removeLast() }
    let symbol = functions[frame.address]?.symbol
    let place = symbol.flatMap { symbol in symbol.file.flatMap { file in symbol.line.map { Account.Place(file, $0) } } }
    append(event, place)
    open.append((frame.place, symbol?.name ?? "", nodes.count - 1))
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
      case .declared, .setter: return .event(.call(call))
      case .getter: return .getter(call)
      case .closure: return .event(.closure(in: call))
      case .methodReference: return .methodReference(call)
      case .witness: return .witness(call)
      case .generated: return nil
      }
    }
    guard let file = function.symbol.file, file.contains("/Rx") else { return nil }
    return name.operation(among: operators).map { .event(.operation($0)) }
  }

  func entries(of parent: Int?) -> [RecordedEntry] {
    (parent.map { nodes[$0].inner } ?? roots).map { index in
      RecordedEntry(event: nodes[index].event, place: nodes[index].place, inner: entries(of: index))
    }
  }
}

/// An event as it was recorded, with what the compiler puts between two functions.
private enum RecordedEvent: Hashable {
  case event(Account.Event)
  case getter(Account.Call)
  case methodReference(Account.Call)
  case witness(Account.Call)
}

private struct RecordedEntry {
  var event: RecordedEvent
  var place: Account.Place?
  var inner: [RecordedEntry]

  /// The entries without what the compiler puts between two functions.
  func simplified(in parent: RecordedEvent?) -> [Account.Entry] {
    let entries = inner.flatMap { $0.simplified(in: event) }
    switch event {
    case .event(.operation("subscribe")) where entries.contains(where: \.isOperation): return entries
    case .event(let event): return [Account.Entry(event, at: place, entries)]
    // To read a property is no event, unless something comes of it.
    case .getter(let call): return entries.isEmpty ? [] : [Account.Entry(.call(call), at: place, entries)]
    case .witness(let call):
      guard entries.count == 1, case .call(var method) = entries[0].event, method.member == call.member else {
        return [Account.Entry(.call(Account.Call(nil, call.member, through: call.type)), at: place, entries)]
      }
      method.contract = call.type
      return [Account.Entry(.call(method), at: entries[0].place, entries[0].inner)]
    case .methodReference(let call):
      // A method that a control or an operator calls is called by it; one that a function was given is a closure there.
      switch parent {
      case .event(.call), .event(.closure), .witness: return entries.isEmpty ? [] : [Account.Entry(.closure(in: call), at: place, entries)]
      default: return entries
      }
    }
  }
}

extension FunctionName {
  /// The operator, relay or subject that a function of the Rx library belongs to, if its method is among `operators`.
  fileprivate func operation(among operators: Set<String>) -> String? {
    if let type, type.hasSuffix("Subject") || type.hasSuffix("Relay") { return type }
    let base = String(member.prefix { $0 != "(" })
    if operators.contains(base), base != member, !Self.events.contains(base) { return base }
    guard let type, let first = type.first else { return nil }
    let name = first.lowercased() + type.dropFirst()
    let candidates = operators.filter { name == $0 || name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    return candidates.max { $0.count < $1.count }
  }

  /// The methods that hand an event on, in all operators alike.
  private static let events: Set = ["init", "on", "onNext", "onError", "onCompleted", "next", "error", "send"]
}

extension Account.Entry {
  fileprivate var isOperation: Bool { if case .operation = event { true } else { false } }
}
public func dumpFrames(_ record: TraceRecord) {
  var frames: [TraceRecord.Frame] = []
  for e in record.entries { frames = frames.prefix(e.common) + e.frames
   print("==", e.kind)
   let s = Symbol.symbols(at: frames.map(\.address))
   for f in frames.reversed() { print("   ", String(f.place, radix: 16), s[f.address]?.name.prefix(180) ?? "-", s[f.address]?.file?.suffix(20) ?? "") } }
}
