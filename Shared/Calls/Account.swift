import Trace

/// The calls, changes and messages that one input caused in one way, nested as they were.
public struct Account: Hashable, Sendable {
  /// The outermost entries, in their order.
  public var entries: [Entry]

  /// The number of outermost entries that were left out after these.
  public var omitted = 0

  /// An account with these entries.
  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// One thing that happened, with those that happened inside of it.
  public struct Entry: Hashable, Sendable {
    /// The thing that happened.
    public var event: Event

    /// The line of the way at which a called function begins, or that ran when anything else happened.
    public var place: Place?

    /// The entries inside of it, in their order.
    public var inner: [Entry]

    /// The number of times that it happened, one after the other.
    public var count = 1

    /// The number of entries inside of it that were left out.
    public var omitted = 0

    /// An entry for `event`.
    public init(_ event: Event, at place: Place? = nil, _ inner: [Entry] = []) {
      (self.event, self.place, self.inner) = (event, place, inner)
    }
  }

  /// The kinds of things that happen.
  public enum Event: Hashable, Sendable {
    /// A function of a way was called.
    case call(Call)
    /// A closure of a way was called.
    case closure(in: Call)
    /// An operator, a relay or a subject handed an event on.
    case operation(String)
    /// A control, a property or the world noted a link.
    case link(Link)
  }

  /// A function of a way, as a reader names it.
  public struct Call: Hashable, Sendable {
    /// The innermost type in which it stands, if any.
    public var type: String?

    /// The name with the labels of its arguments.
    public var member: String

    /// The protocol through which it was called, if any.
    public var contract: String?

    /// A Boolean value indicating whether it sets a property.
    public var isSetter = false

    /// A function called `member`.
    public init(_ type: String?, _ member: String, through contract: String? = nil, isSetter: Bool = false) {
      (self.type, self.member, self.contract, self.isSetter) = (type, member, contract, isSetter)
    }
  }

  /// A line of a source file.
  public struct Place: Hashable, Sendable {
    /// The path of the file.
    public var file: String

    /// The line, from 1.
    public var line: Int

    /// Line `line` of `file`.
    public init(_ file: String, _ line: Int) { (self.file, self.line) = (file, line) }
  }
}

extension Account {
  /// All entries, each before those inside of it, with their depth.
  public var flat: [(depth: Int, entry: Entry)] { entries.flatMap { $0.flat(0) } }

  /// The links alone, as those of a program without recorded calls.
  public init(links: [Link]) { entries = links.map { Entry(.link($0)) } }
}

extension Account.Entry {
  fileprivate func flat(_ depth: Int) -> [(depth: Int, entry: Self)] {
    [(depth, self)] + inner.flatMap { $0.flat(depth + 1) }
  }
}

extension Account.Call: CustomStringConvertible {
  /// The function with its type: `ViewModel.up(_:)`; through a protocol, `CountView.show(_:) in Controller`.
  public var description: String {
    let name = isSetter ? "\(member) = …" : member
    if let contract { return "\(contract).\(name)" + (type.map { " in \($0)" } ?? "") }
    return (type.map { "\($0)." } ?? "") + name
  }
}

extension Account.Event: CustomStringConvertible {
  /// The event as one line of an account.
  public var description: String {
    switch self {
    case .call(let call): "\(call)"
    case .closure(let call): "closure in \(call)"
    case .operation(let name): name
    case .link(let link): "\(link)"
    }
  }
}

extension Account.Entry: CustomStringConvertible {
  /// The entry as one line of an account: `Controller.upTapped()`, `name.editingChanged → target–action × 5`.
  public var description: String { "\(event)\(count > 1 ? " × \(count)" : "")\(omitted > 0 ? " … \(omitted)" : "")" }
}
