/// `1 line`, `2 lines`: a number with its noun in English.
nonisolated public func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
