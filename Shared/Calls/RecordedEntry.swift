import Trace

/// An event as it was recorded, with what the compiler puts between two functions.
enum RecordedEvent: Hashable {
  case event(Account.Event)
  case getter(Account.Call)
  case methodReference(Account.Call)
  case witness(Account.Call)

  /// The call of a function that is instrumented; nil for those that the compiler made, and those that are left out.
  init?(of name: FunctionName, isOfWay: Bool) {
    let call = Account.Call(name.type, name.member, isSetter: name.kind == .setter)
    switch name.kind {
    // Functions without a place in the source come from the compiler, or from the standard library for this program.
    case .declared where !isOfWay, .setter where !isOfWay, .getter where !isOfWay, .closure where !isOfWay: return nil
    case .declared, .setter: self = .event(.call(call))
    case .getter: self = .getter(call)
    case .closure: self = .event(.closure(in: call))
    case .methodReference: self = .methodReference(call)
    case .witness: self = .witness(call)
    case .generated: return nil
    }
  }
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
    // An observer that runs when a property is set is a part of the setter.
    case .getter(let call) where parent.isSetter(of: call): return entries
    // To read a property is no event, unless something comes of it.
    case .getter(let call): return entries.isEmpty ? [] : [Account.Entry(.call(call), at: place, entries)]
    case .witness(let call):
      guard entries.count == 1, case .call(var method) = entries[0].event, method.member == call.member else {
        // The method is one that all ways share.
        return entries
      }
      method.contract = call.type
      return [Account.Entry(.call(method), at: entries[0].place, entries[0].inner)]
    case .methodReference(let call):
      // A method that a control or an operator calls is called by it; one that a function was given is a closure there.
      switch parent {
      case .event(.call), .event(.closure), .witness:
        return entries.isEmpty ? [] : [Account.Entry(.closure(in: call), at: place, entries)]
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

  fileprivate func isSetter(of property: Account.Call) -> Bool {
    guard case .event(.call(let call)) = self else { return false }
    return call.isSetter && call.member == property.member
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
