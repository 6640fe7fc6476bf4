extension Control {
  /// What happens to a control, named as UIKit names it (`UIControl.Event`).
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each kind of event.
    public let rawValue: Int

    /// The events whose bits are set in `rawValue`.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A finger was lifted inside the control: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 0)

    /// The value of a control such as a switch was changed by a person.
    public static let valueChanged = Event(rawValue: 1 << 1)

    /// A field got the focus.
    public static let editingDidBegin = Event(rawValue: 1 << 2)

    /// A person changed the text of a field.
    public static let editingChanged = Event(rawValue: 1 << 3)

    /// A field lost the focus.
    public static let editingDidEnd = Event(rawValue: 1 << 4)

    /// The return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 5)

    /// The four events of editing.
    public static let allEditingEvents: Event = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]

    /// Every event.
    public static let allEvents: Event = [.touchUpInside, .valueChanged, .allEditingEvents]
  }
}

nonisolated extension Control.Event: CustomStringConvertible {
  /// The names of the events, as in the code.
  public var description: String {
    Self.names.filter { contains($0.event) }.map(\.name).joined(separator: ", ")
  }

  private static let names: [(event: Control.Event, name: String)] = [
    (.touchUpInside, "touchUpInside"), (.valueChanged, "valueChanged"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]
}
