extension ObservableType {
  /// The elements of the first sequence, after its error those of the second, and so on, until one completes.
  ///
  /// `sequence` is asked for the next when the one before has failed. If it is empty the result completes at once.
  ///
  /// - Errors: that of the last sequence.
  ///
  ///     first                              a #
  ///     second                             b c |
  ///     catch(sequence: [first, second])   a b c |
  public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Joined(.error) { SourceList(sequence) }
  }
}
