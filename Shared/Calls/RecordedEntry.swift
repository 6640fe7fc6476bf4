import Trace

/// An event as it was recorded, with what the compiler puts between two functions.
enum RecordedEvent: Hashable {
  case event(Account.Event)
  case getter(Account.Call)
  case methodReference(Account.Call)
  case witness(Account.Call)
}

struct RecordedEntry {
  var event: RecordedEvent
  var place: Account.Place?
  var inner: [RecordedEntry]

  /// The entries without what the compiler puts between two functions.
  ///
  /// - Parameter parent: the event inside of which they happened, if any.
  static func simplified(_ entries: [RecordedEntry], in parent: RecordedEvent? = nil) -> [Account.Entry] {
    entries.flatMap { $0.simplified(in: parent) }.reduce(into: []) { entries, entry in
      if let last = entries.last, last.inner.isEmpty, last.announces(entry) {
        entries[entries.count - 1].inner = [entry]
      } else {
        entries.append(entry)
      }
    }
  }

  private func simplified(in parent: RecordedEvent?) -> [Account.Entry] {
    let entries = Self.simplified(inner, in: event)
    switch event {
    case .event(.operation("subscribe")) where entries.contains(where: \.isOperation): return entries
    // A relay hands on what its subject gets.
    case .event(.operation(let name)) where name.hasSuffix("Subject") && parent.isRelay: return entries
    case .event(let event): return [Account.Entry(event, at: place, entries)]
    // To read a property is no event, unless something comes of it.
    case .getter(let call): return entries.isEmpty ? [] : [Account.Entry(.call(call), at: place, entries)]
    case .witness where entries.isEmpty: return []
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

extension RecordedEvent? {
  fileprivate var isRelay: Bool {
    guard case .event(.operation(let name)) = self else { return false }
    return name.hasSuffix("Relay")
  }
}

extension Account.Entry {
  /// A Boolean value indicating whether it is the link that is noted before the method of a delegate is called.
  fileprivate func announces(_ entry: Account.Entry) -> Bool {
    guard case .link(let link) = event, link.receiver != nil, case .call(let call) = entry.event else { return false }
    return call.member.prefix { $0 != "(" } == link.event.prefix { $0 != "(" }
  }

  fileprivate var isOperation: Bool { if case .operation = event { true } else { false } }
}
