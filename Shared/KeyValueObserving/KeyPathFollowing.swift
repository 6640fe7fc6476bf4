import Foundation
import Synchronization

/// Finds the observed properties on which a key path depends: it is read, and each property that is read registers
/// itself.
///
/// Key paths cannot be compared for this (`\TextField.isEnabled` is not `\Control.isEnabled`), nor taken apart.
@usableFromInline enum KeyPathFollowing {
  @usableFromInline static let readings = Atomic<Int>(0)

  private static let slot: pthread_key_t = {
    var slot = pthread_key_t()
    pthread_key_create(&slot, nil)
    return slot
  }()

  /// A Boolean value indicating whether a key path is being followed, here or on another thread. A property asks this
  /// each time it is read.
  @inlinable static var isUnderWay: Bool {
    readings.load(ordering: .relaxed) > 0
  }

  /// Reads a value and notes the properties from which it is made.
  static func follow<Value>(_ notes: KeyPathNotes, _ read: () -> Value) -> Value {
    readings.add(1, ordering: .relaxed)
    defer { readings.subtract(1, ordering: .relaxed) }
    let outer = pthread_getspecific(slot)
    pthread_setspecific(slot, Unmanaged.passUnretained(notes).toOpaque())
    defer { pthread_setspecific(slot, outer) }
    return read()
  }

  /// Runs code that is not part of the key path that is being followed here, if one is: observers, when a getter sets.
  static func pause(_ body: () -> Void) {
    guard isUnderWay, let outer = pthread_getspecific(slot) else { return body() }
    pthread_setspecific(slot, nil)
    defer { pthread_setspecific(slot, outer) }
    body()
  }

  /// Notes a property, if a key path is followed on this thread.
  static func note(_ property: @autoclosure () -> PropertyFollowers) {
    guard let notes = pthread_getspecific(slot) else { return }
    Unmanaged<KeyPathNotes>.fromOpaque(notes).takeUnretainedValue().add(property())
  }
}
