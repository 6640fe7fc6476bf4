/// Something whose end can be seen through a weak reference.
final class Witness: Sendable {
  func use() {}
}
