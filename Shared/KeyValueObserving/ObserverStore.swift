import Foundation

/// The parts that belong to one observable object: its observations, its attachments, and the closures to run at its
/// end.
///
/// Its parts may be used on any thread. Retain the object, never the store: the end of the store is the object's.
public final class ObserverStore: @unchecked Sendable {
  private let lock = NSLock()
  private var observations: [any Follower] = []
  private var attachments: [AttachmentKey: Any] = [:]
  private var endings: [() -> Void] = []
  private var namedProperties: [String: any ObservedProperty]?

  /// A store for one object.
  public init() {}

  deinit {
    // Without a lock: there is no other reference any more.
    for observation in observations { observation.invalidate() }
    for ending in endings { ending() }
  }

  /// The number of living observations of the object.
  public var count: Int {
    lock.withLock { observations.count }
  }

  /// Returns the attachment of the object under `key`, made now if there is none of this type yet.
  ///
  /// It lives as long as the object; if it retains the object, both live for ever.
  public func attachment<Attachment>(for key: some Hashable, make: () -> Attachment) -> Attachment {
    if let attachment = attachment(for: key, of: Attachment.self) { return attachment }
    let made = make()
    let place = AttachmentKey(key, Attachment.self)
    return lock.withLock {
      // `make` may have attached one itself, or another thread meanwhile.
      if let attachment = attachments[place] as? Attachment { return attachment }
      attachments[place] = made
      return made
    }
  }

  /// Returns the attachment of the object under `key`, if it is of this type.
  public func attachment<Attachment>(for key: some Hashable, of type: Attachment.Type) -> Attachment? {
    lock.withLock { attachments[AttachmentKey(key, type)] as? Attachment }
  }

  /// Runs `ending` once, when the object is deallocated, on the thread that released it.
  ///
  /// First the observations end, then the endings run in the order in which they were added, then the attachments are
  /// released.
  public func onEnd(_ ending: @escaping () -> Void) {
    lock.withLock { endings.append(ending) }
  }

  func add(_ observation: any Follower) {
    lock.withLock { observations.append(observation) }
  }

  func remove(_ observation: any Follower) {
    lock.withLock { observations.removeAll { $0 === observation } }
  }

  /// The properties of `owner`, found on the first call and then remembered.
  func properties(of owner: some KeyValueObservable) -> [String: any ObservedProperty] {
    if let known = lock.withLock({ namedProperties }) { return known }
    let found = observedProperties(of: owner)
    lock.withLock { namedProperties = found }
    return found
  }
}

private struct AttachmentKey: Hashable {
  let key: AnyHashable
  let type: ObjectIdentifier

  init(_ key: some Hashable, _ type: (some Any).Type) {
    self.key = AnyHashable(key)
    self.type = ObjectIdentifier(type)
  }
}
