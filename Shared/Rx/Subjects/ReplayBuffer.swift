/// The last elements of a sequence, the oldest first.
///
/// Memory of its own instead of an array: one that keeps elements of a type that is not known here looks its own type
/// up at each step.
struct ReplayBuffer<Element>: ~Copyable {
  let capacity: Int
  private(set) var count = 0
  private var room = 0
  private var memory: UnsafeMutablePointer<Element>?
  // Where the next element goes when all places are taken.
  private var oldest = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  deinit {
    memory?.deinitialize(count: count)
    memory?.deallocate()
  }

  var elements: [Element] {
    (0..<count).compactMap { index in memory.map { $0[(oldest + index) % count] } }
  }

  /// Keeps `element`, and replaces it by the one that it pushes out, which the caller releases when it holds no lock.
  @inline(__always)
  mutating func append(_ element: inout Element) {
    guard capacity > 0 else { return }
    if count == capacity, let memory {
      let place = memory + oldest
      let pushedOut = place.move()
      place.initialize(to: element)
      element = pushedOut
      oldest = oldest + 1 == capacity ? 0 : oldest + 1
    } else {
      makeRoom().initialize(to: element)
      count += 1
    }
  }

  mutating func takeAll() -> [Element] {
    let all = elements
    memory?.deinitialize(count: count)
    count = 0
    oldest = 0
    return all
  }

  /// The place of one more element.
  @inline(__always)
  private mutating func makeRoom() -> UnsafeMutablePointer<Element> {
    if let memory, count < room { return memory + count }
    room = min(capacity, max(1, room * 2))
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: room)
    if let memory {
      larger.moveInitialize(from: memory, count: count)
      memory.deallocate()
    }
    memory = larger
    return larger + count
  }
}
