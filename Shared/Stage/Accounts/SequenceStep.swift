import Calls
import Controls
import Trace

/// A step of a sequence diagram, with those inside of it.
nonisolated struct SequenceStep: Hashable {
  /// The kinds of steps.
  enum Kind: Hashable {
    /// A call of a function, or the notification of a property.
    case call
    /// An operator that gets an event.
    case operation
    /// A control that is set.
    case change
    /// Something that happens at its own participant.
    case event
  }

  /// The kind.
  var kind: Kind

  /// The participant that is called, or at which it happens.
  var name: String

  /// The text at the arrow or the dot.
  var label: String

  /// The steps that this one causes.
  var inner: [SequenceStep]
}

nonisolated extension SequenceStep {
  /// The name of the participant that answers requests.
  static let network = "network"
  fileprivate static let clock = "clock"
  private static let notifications = "notifications"
  private static let closure = "closure"

  /// The steps of an account.
  ///
  /// - Parameters:
  ///   - caller: the participant inside of which they happen, if any.
  ///   - value: the text that says what a closure or an operator is given.
  static func steps(of entries: [Account.Entry], in caller: String? = nil, given value: String = "") -> [Self] {
    entries.flatMap { entry in
      var steps = steps(of: entry, in: caller, given: value)
      if entry.count > 1, !steps.isEmpty { steps[0].label += " × \(entry.count)" }
      return steps
    }
  }

  private static func steps(of entry: Account.Entry, in caller: String?, given value: String) -> [Self] {
    switch entry.event {
    case .call(let call):
      // The property notifies its observers that it is set.
      if call.isSetter, entry.inner.contains(where: { $0.isChange(of: call.member) }) {
        return steps(of: entry.inner, in: caller)
      }
      let name = call.type ?? String(call.member.prefix { $0 != "(" })
      return [Self(.call, name, call.label, entry.inner)]
    case .closure(let call): return [Self(.call, closure, value.isEmpty ? "in \(call.member)" : value, entry.inner)]
    case .operation(let name): return [Self(.operation, name, value, entry.inner)]
    case .link(let link): return steps(of: link, entry.inner, in: caller)
    }
  }

  private static func steps(of link: Link, _ inner: [Account.Entry], in caller: String?) -> [Self] {
    switch link.sender {
    case _ where link.event == Change.Property.selection.rawValue: return steps(of: inner, in: caller)
    // A call is noted as it is written: `onNext(1)`.
    case _ where link.event.isEmpty:
      // Half a value would mean nothing.
      let name = link.sender.prefix { $0 != "(" }
      return steps(of: inner, in: caller, given: link.sender.contains("…") ? "\(name)(…)" : link.sender)
    case _ where link.sender.hasPrefix("\\"):
      let property = link.sender.split(separator: ".").last ?? ""
      return [Self(.call, link.sender, inner.isEmpty ? link.label : "\(property) = …", inner, given: link.label)]
    case network where ["request", "cancel"].contains(link.event): return [Self(.call, network, link.label, inner)]
    case network, clock: return [Self(.event, link.sender, link.label, inner)]
    default:
      guard link.receiver != nil else {
        return [Self(caller == nil ? .event : .change, link.sender, link.label, inner)]
      }
      let isEvent = [nil, link.sender, network, clock].contains(caller) || link.sender == notifications
      var step = Self(isEvent ? .event : .call, link.sender, link.label, inner)
      // The method of a delegate is called like the event.
      if step.kind == .event, step.inner.first?.label.contains(link.event) == true { step.label = "" }
      return [step]
    }
  }

  private init(_ kind: Kind, _ name: String, _ label: String, _ inner: [Account.Entry], given value: String = "") {
    (self.kind, self.name, self.label) = (kind, name, label)
    self.inner = Self.steps(of: inner, in: name, given: value)
  }
}

nonisolated extension Account.Entry {
  fileprivate func isChange(of property: String) -> Bool {
    guard case .link(let link) = event else { return false }
    return link.sender.hasPrefix("\\") && link.sender.hasSuffix(".\(property)")
  }
}

nonisolated extension Account.Call {
  /// The member, after the protocol through which it is called.
  fileprivate var label: String { (contract.map { "\($0)." } ?? "") + member + (isSetter ? " = …" : "") }
}

nonisolated extension Link {
  /// The event and its value: `text = "1"`, `changed (old 0, new 1)`, `request GET /users/ada`.
  fileprivate var label: String {
    guard let value else { return event }
    if sender.hasPrefix("\\") {
      let text = "\(event) (\(value))"
      return text.count > 40 || text.contains("…") ? event : text
    }
    // The host is the same for all.
    let path = value.replacing(/[a-z]+:\/\/[^\/]+/, with: "")
    if sender == SequenceStep.network { return "\(event) \(path)" }
    if sender == SequenceStep.clock { return value }
    return receiver == nil ? "\(event) = \(value)" : "\(event) \(value)"
  }
}
