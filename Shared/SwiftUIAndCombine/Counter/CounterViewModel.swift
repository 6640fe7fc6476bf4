// Combine: taps go in through subjects, and the count comes out as a published property. Compiled on macOS only.

#if canImport(Combine)
import Combine
import Models

/// The count, as a state that a SwiftUI view observes and a UIKit controller subscribes to.
@MainActor final class CounterViewModel: ObservableObject {
  let up = PassthroughSubject<Void, Never>()
  let down = PassthroughSubject<Void, Never>()
  let reset = PassthroughSubject<Void, Never>()

  @Published private(set) var count: Count

  /// The text, for a subscriber that assigns it to a label.
  var text: AnyPublisher<String, Never> { $count.map(\.text).eraseToAnyPublisher() }

  init(_ count: Count = Count()) {
    self.count = count
    // A tap is mapped to the change that it makes, as in the Rx way.
    up.map { _ -> Change in { $0.moved(by: 1) } }
      .merge(with: down.map { _ -> Change in { $0.moved(by: -1) } }, reset.map { _ -> Change in { _ in Count() } })
      .scan(count) { count, change in change(count) }
      .assign(to: &$count)
  }

  private typealias Change = (Count) -> Count
}
#endif
