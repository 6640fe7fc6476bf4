/// Which of `values` belong to a longest subsequence that increases; `nil` belongs to none.
///
/// The other values are the fewest that must move to bring all into order. Patience sorting, n log n: `tails[n]` is
/// the index of the smallest value that ends an increasing subsequence of n + 1 values.
func longestIncreasingSubsequence(of values: [Int?]) -> [Bool] {
  var tails: [(index: Int, value: Int)] = []
  var previous = [Int?](repeating: nil, count: values.count)
  for case let (index, value?) in values.enumerated() {
    var (low, high) = (0, tails.count)
    // Most rows of a list that changed a little are in order already.
    if let last = tails.last, last.value < value { low = high }
    while low < high {
      let middle = (low + high) / 2
      if tails[middle].value < value { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = tails[low - 1].index }
    if low == tails.count { tails.append((index, value)) } else { tails[low] = (index, value) }
  }
  var belongs = [Bool](repeating: false, count: values.count)
  var next = tails.last?.index
  while let index = next {
    belongs[index] = true
    next = previous[index]
  }
  return belongs
}
