extension Control {
  /// The events of a control; names, meanings and bits are those of UIKit's `UIControl.Event`.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each kind of event.
    public let rawValue: UInt

    /// The events whose bits are set in `rawValue`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger was lifted inside the control: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)

    /// The value of a control such as a switch was changed by a person.
    public static let valueChanged = Event(rawValue: 1 << 12)

    /// A field got the focus.
    public static let editingDidBegin = Event(rawValue: 1 << 16)

    /// A person changed the text of a field.
    public static let editingChanged = Event(rawValue: 1 << 17)

    /// A field lost the focus.
    public static let editingDidEnd = Event(rawValue: 1 << 18)

    /// The return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// The four events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)

    /// Every event, those without a name here as well.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
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
