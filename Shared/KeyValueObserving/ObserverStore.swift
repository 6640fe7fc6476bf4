import Foundation

/// What hangs on one observable object: its observations, attachments, and who waits for its end.
///
/// Its parts may be used on any thread. Hold the object, never the store: the end of the store is the object's.
public final class ObserverStore: @unchecked Sendable {
  private let lock = NSLock()
  private var observations: [any Follower] = []
  private var attachments: [AttachmentKey: Any] = [:]
  private var endings: [() -> Void] = []
  private var namedProperties: [String: any ObservedProperty]?

  /// A store for one object.
  public init() {}

  deinit {
    // Without a lock: nobody else can have a reference any more.
    for observation in observations { observation.invalidate() }
    for ending in endings { ending() }
  }

  /// How many observations of the object are alive.
  public var count: Int {
    lock.withLock { observations.count }
  }

  /// What was attached to the object under `key`, made now if there is nothing of this type yet.
  ///
  /// It lives as long as the object; if it holds the object strongly, that is for ever.
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

  /// What was attached to the object under `key`, if it is of this type.
  public func attachment<Attachment>(for key: some Hashable, of type: Attachment.Type) -> Attachment? {
    lock.withLock { attachments[AttachmentKey(key, type)] as? Attachment }
  }

  /// Runs `ending` once, when the object is gone, on the thread that let go of it.
  ///
  /// First the observations end, then the endings run in the order in which they came, then the attachments go.
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
