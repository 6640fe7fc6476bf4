/// First in, first out.
@usableFromInline struct Queue<Element> {
  @usableFromInline var elements: [Element?] = []
  @usableFromInline var head = 0

  @usableFromInline init() {}

  @inlinable var isEmpty: Bool { head == elements.count }
  var first: Element? { isEmpty ? nil : elements[head] }

  @inlinable mutating func append(_ element: Element) {
    elements.append(element)
  }

  @inlinable mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    let first = elements[head]
    elements[head] = nil
    head += 1
    // The memory of removed elements is reused once it is the greater part.
    if head == elements.count {
      elements.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 32, head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return first
  }

  /// All elements, which then are no longer here.
  mutating func takeAll() -> [Element] {
    let all = elements.dropFirst(head).compactMap { $0 }
    elements = []
    head = 0
    return all
  }
}
