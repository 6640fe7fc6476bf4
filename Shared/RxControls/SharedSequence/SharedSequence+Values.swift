import Rx

extension SharedSequence {
  /// The elements for a `for await` loop, which ends with the sequence. The loop's end, or its task's, disposes the
  /// subscription.
  @MainActor public var values: AsyncStream<Element> {
    asInfallible().values
  }
}
