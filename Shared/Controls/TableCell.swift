import KeyValueObserving

/// A row of a table while it is in sight, UIKit's `UITableViewCell`: used again for another row when it went out of sight.
///
/// As in UIKit, a cell that is used again still has everything that was set on it, the listeners of a control in it
/// included: whoever configures it sets all anew, or undoes it in `prepareForReuse`.
open class TableCell: View {
  /// What it is registered as.
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

  /// Whether a touch reaches the row and what is in it.
  @Observed public var isUserInteractionEnabled = true {
    willSet { willShow(.isEnabled, .flag(isUserInteractionEnabled), .flag(newValue)) }
    didSet { didShow() }
  }

  /// A switch or a button in the row; scripts call it by its own identifier while the row is in sight.
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

  /// The cell is about to be used for another row: the place to undo and to end what belonged to the old one.
  ///
  /// Does nothing by itself, as in UIKit.
  open func prepareForReuse() {}

  /// A touch reaches a cell that shows a row of a table which takes touches.
  override public final var takesTouch: Bool { table != nil && isUserInteractionEnabled && super.takesTouch }

  override var hasUnsettledParts: Bool { accessoryView?.isUnsettled ?? false }

  /// By its place: cells of one table have the same name.
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
    /// There is more behind the row.
    case disclosureIndicator
  }
}
