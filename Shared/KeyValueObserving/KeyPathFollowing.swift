import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds out which observed properties a key path rests on: it is read, and each property that is read notes itself.
///
/// Key paths cannot be compared for this (`\TextField.isEnabled` is not `\Control.isEnabled`), nor taken apart.
enum KeyPathFollowing {
  private static let readings = Atomic<Int>(0)

  private static let slot: pthread_key_t = {
    var slot = pthread_key_t()
    pthread_key_create(&slot, nil)
    return slot
  }()

  /// Whether a key path is followed, here or on another thread. A property asks this each time it is read.
  static var isUnderWay: Bool {
    readings.load(ordering: .relaxed) > 0
  }

  /// Reads a value, and returns it with the properties that it was made from, each once, in order.
  static func follow<Value>(_ read: () -> Value) -> (value: Value, properties: [PropertyFollowers]) {
    let notes = Notes()
    readings.add(1, ordering: .relaxed)
    defer { readings.subtract(1, ordering: .relaxed) }
    let value = noting(in: notes, read)
    return (value, notes.properties)
  }

  /// Runs what is not part of the key path that is being followed here, if one is: observers, when a getter sets.
  static func pause(_ body: () -> Void) {
    guard isUnderWay else { return body() }
    noting(in: nil, body)
  }

  /// Notes a property, if a key path is followed on this thread.
  static func note(_ property: PropertyFollowers) {
    guard let noted = pthread_getspecific(slot) else { return }
    Unmanaged<Notes>.fromOpaque(noted).takeUnretainedValue().add(property)
  }

  private static func noting<Value>(in notes: Notes?, _ body: () -> Value) -> Value {
    let outer = pthread_getspecific(slot)
    pthread_setspecific(slot, notes.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    defer { pthread_setspecific(slot, outer.map(UnsafeRawPointer.init)) }
    return body()
  }

  private final class Notes {
    private(set) var properties: [PropertyFollowers] = []

    func add(_ property: PropertyFollowers) {
      guard !properties.contains(where: { $0 === property }) else { return }
      properties.append(property)
    }
  }
}
