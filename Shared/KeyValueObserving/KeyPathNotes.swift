/// The properties that a key path was read from, each once, in order.
///
/// Nearly every reading meets those of the one before, so that it only counts them.
final class KeyPathNotes {
  private var properties: [PropertyFollowers] = []
  private var met = 0
  private var isNew = false

  /// Begins a reading.
  func start() {
    met = 0
    isNew = false
  }

  func add(_ property: PropertyFollowers) {
    if met < properties.count, properties[met] === property { return met += 1 }
    guard !properties[..<met].contains(where: { $0 === property }) else { return }
    properties.replaceSubrange(met..., with: CollectionOfOne(property))
    met += 1
    isNew = true
  }

  /// Ends a reading.
  ///
  /// - Returns: The properties, if they differ from those of the reading before.
  func finish() -> [PropertyFollowers]? {
    guard isNew || met < properties.count else { return nil }
    properties.removeSubrange(met...)
    return properties
  }
}
