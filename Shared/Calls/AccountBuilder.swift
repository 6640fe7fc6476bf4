import Trace

/// The tree of one record under construction.
struct AccountBuilder {
  private let links: [Link]
  private let recorded: [TraceRecord.Entry]
  private let functions: [UInt: Function]

  private var nodes: [(event: RecordedEvent, place: Account.Place?, inner: [Int])] = []
  private var roots: [Int] = []

  /// The functions that run, from the outermost; a link stands for the rest of the function that noted it.
  private var open: [(frame: UInt, name: String, node: Int)] = []
  private var frames: [TraceRecord.Frame] = []

  /// The number of functions that were open behind each of the frames.
  private var depths: [Int] = []

  private var nextLink = 0

  private struct Function {
    var name: String
    var place: Account.Place?
    var isOfWay: Bool

    /// The meaning to a reader, if it has any.
    var event: RecordedEvent?
  }

  init(_ record: TraceRecord, _ operators: () -> Set<String>, _ shared: Set<String>) {
    (links, recorded) = (record.links, record.entries)
    let symbols = Symbol.symbols(at: Set(recorded.flatMap { $0.frames.map(\.address) }))
    // The functions that are instrumented.
    let own = Set(
      recorded.compactMap { $0.kind == .call ? $0.frames.last.flatMap { symbols[$0.address]?.name } : nil })
    let operators = symbols.values.contains { Self.libraries.contains($0.module) } ? operators() : []
    var events: [String: RecordedEvent?] = [:]
    functions = symbols.mapValues { symbol in
      let isFromMacro = symbol.place?.isFromMacro ?? false
      let isOwn = own.contains(symbol.name)
      let isOfWay = isOwn && !isFromMacro && symbol.place.map { !shared.contains($0.file) } ?? false
      var event: RecordedEvent?
      if isOwn {
        // Of what a macro adds, the source shows only the properties. A macro's file does not say whether the ways share
        // the class: only ways have observable ones.
        let isProperty = symbol.function.kind == .getter || symbol.function.kind == .setter
        event = RecordedEvent(of: symbol.function, isOfWay: isOfWay || isFromMacro && isProperty)
      } else if Self.libraries.contains(symbol.module) {
        let known = events[symbol.name]
        event = known ?? symbol.function.operation(among: operators).map { .event(.operation($0)) }
        events[symbol.name] = .some(event)
      }
      return Function(
        name: symbol.name, place: isFromMacro ? nil : symbol.place, isOfWay: isOfWay, event: event)
    }
  }

  private static let libraries: Set = ["Rx", "RxSwift", "RxRelay", "RxControls", "RxServices", "RxCommunity"]

  mutating func addAll() {
    for entry in recorded {
      frames.replaceSubrange(entry.common..., with: entry.frames)
      guard let frame = frames.last else {
        depths = []
        continue
      }
      depths.removeLast(max(0, depths.count - min(entry.common, frames.count - 1)))
      // The innermost frame is that of the called function, or that of `Trace.note`.
      enter()
      switch entry.kind {
      case .call:
        if let event = functions[frame.address]?.event { push(event, frame, functions[frame.address]?.place) }
      case .link(let index) where index < links.count:
        addLinks(upTo: index)
        nextLink = index + 1
        let outer = frames.dropLast()
        if let frame = outer.last { push(.event(.link(links[index])), frame, placeOfWay(outer)) }
      case .link: break
      }
      depths.append(open.count)
    }
    open = []
    addLinks(upTo: links.count)
  }

  /// Links that were noted on other threads.
  private mutating func addLinks(upTo end: Int) {
    while nextLink < end {
      append(.event(.link(links[nextLink])), nil)
      nextLink += 1
    }
  }

  /// Closes what has ended, and opens those functions around the innermost frame that run and were not entered by a
  /// recorded call.
  private mutating func enter() {
    var depth = depths.last ?? 0
    for index in depths.count..<frames.count - 1 {
      let frame = frames[index]
      let function = functions[frame.address]
      if depth < open.count, open[depth].frame == frame.place, open[depth].name == function?.name ?? "" {
        depth += 1
      } else if let event = function?.event, !isOperation(event, openTo: depth) {
        open.removeLast(open.count - depth)
        push(event, frame, placeOfWay(frames[...index]))
        depth = open.count
      }
      depths.append(depth)
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
    frames.last { functions[$0.address]?.isOfWay == true }.flatMap { functions[$0.address]?.place }
  }

  private mutating func push(_ event: RecordedEvent, _ frame: TraceRecord.Frame, _ place: Account.Place?) {
    // A link stands in the frame that noted it: the one before it there is over.
    if let last = open.last, last.frame == frame.place { open.removeLast() }
    append(event, place)
    open.append((frame.place, functions[frame.address]?.name ?? "", nodes.count - 1))
  }

  private mutating func append(_ event: RecordedEvent, _ place: Account.Place?) {
    nodes.append((event, place, []))
    if let parent = open.last?.node {
      nodes[parent].inner.append(nodes.count - 1)
    } else {
      roots.append(nodes.count - 1)
    }
  }

  func entries(of parent: Int?) -> [RecordedEntry] {
    (parent.map { nodes[$0].inner } ?? roots).map { index in
      RecordedEntry(event: nodes[index].event, place: nodes[index].place, inner: entries(of: index))
    }
  }
}

extension Account.Place {
  /// A Boolean value indicating whether the line belongs to the code that the compiler made for a macro.
  fileprivate var isFromMacro: Bool { file.contains("@__swiftmacro_") }
}
