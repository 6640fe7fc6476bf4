/// Elements of which the first, by a given order, is always at hand.
struct BinaryHeap<Element> {
  private var elements: [Element] = []
  private let isOrdered: (Element, Element) -> Bool

  init(by isOrdered: @escaping (Element, Element) -> Bool) {
    self.isOrdered = isOrdered
  }

  var first: Element? { elements.first }
  var count: Int { elements.count }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard isOrdered(elements[child], elements[parent]) else { return }
      elements.swapAt(child, parent)
      child = parent
    }
  }

  mutating func removeFirst() -> Element? {
    guard let first, let last = elements.popLast() else { return nil }
    guard !elements.isEmpty else { return first }
    elements[0] = last
    var parent = 0
    while true {
      let children = (2 * parent + 1..<2 * parent + 3).filter { $0 < elements.count }
      guard let child = children.min(by: { isOrdered(elements[$0], elements[$1]) }),
        isOrdered(elements[child], elements[parent])
      else { return first }
      elements.swapAt(child, parent)
      parent = child
    }
  }
}
