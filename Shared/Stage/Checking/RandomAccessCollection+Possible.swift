extension RandomAccessCollection {
  /// Returns an element for which `isPossible` is true, all equally likely, or nil. It asks of as few elements as it can.
  func randomElement(
    using random: inout some RandomNumberGenerator, where isPossible: (Element) -> Bool
  ) -> Element? {
    var left = Array(self)
    while let index = left.indices.randomElement(using: &random) {
      if isPossible(left[index]) { return left[index] }
      left.swapAt(index, left.count - 1)
      left.removeLast()
    }
    return nil
  }
}
