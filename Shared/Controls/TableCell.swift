import KeyValueObserving

/// A visible row of a table, UIKit's `UITableViewCell`; reused for another row once it is no longer visible.
///
/// As in UIKit, a reused cell still has everything that was set on it, including the listeners of a control in it:
/// configure everything anew, or undo it in `prepareForReuse`.
open class TableCell: View {
  /// The identifier under which its class is registered.
  public let reuseIdentifier: String

  /// The text at the left, UIKit's `textLabel?.text`.
  @Observed public var text = "" {
    willSet { willShow(.text, .text(text), .text(newValue)) }
    didSet { didShow() }
  }

  /// The text at the right, UIKit's `detailTextLabel?.text`.
  @Observed public var detailText: String? {
    willSet { willShow(.detailText, .text(detailText ?? ""), .text(newValue ?? "")) }
    didSet { didShow() }
  }

  /// The sign at the right edge.
  @Observed public var accessoryType = AccessoryType.none {
    willSet { willShow(.accessory, .text(accessoryType.rawValue), .text(newValue.rawValue)) }
    didSet { didShow() }
  }

  /// A Boolean value indicating whether a touch reaches the row and its control.
  @Observed public var isUserInteractionEnabled = true {
    willSet { willShow(.isEnabled, .flag(isUserInteractionEnabled), .flag(newValue)) }
    didSet { didShow() }
  }

  /// A switch or a button in the row; scripts use its own identifier while the row is visible.
  public var accessoryView: Control? {
    didSet {
      oldValue?.stand(in: nil)
      accessoryView?.stand(in: self)
    }
  }

  /// The table that shows the cell now.
  public internal(set) weak var table: Table?

  /// A cell as UIKit makes one: plain text, no sign, and it takes touches.
  public required init(reuseIdentifier: String) {
    self.reuseIdentifier = reuseIdentifier
    super.init(reuseIdentifier, .cell)
  }

  /// Called before the cell is reused for another row: the place to undo and to end what belonged to the old one.
  ///
  /// Does nothing by itself, as in UIKit.
  open func prepareForReuse() {}

  /// True if the cell shows a row of a table that accepts touches.
  override public final var takesTouch: Bool { table != nil && isUserInteractionEnabled && super.takesTouch }

  override var hasUnsettledParts: Bool { accessoryView?.isUnsettled ?? false }

  /// Has the position: cells of one table have the same identifier.
  override var path: String {
    guard let table, let indexPath = table.indexPath(for: self) else { return identifier }
    return "\(table.identifier).\(indexPath)"
  }

  override func join(_ screen: Screen?) {
    super.join(screen)
    accessoryView?.join(screen)
  }

  /// The sign at the right edge of a row.
  public enum AccessoryType: String, Sendable {
    /// No sign.
    case none
    /// The row leads to a further screen.
    case disclosureIndicator
  }
}
