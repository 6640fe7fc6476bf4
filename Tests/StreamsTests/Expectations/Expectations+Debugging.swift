nonisolated extension Expectations {
  static let debugging: [Output] = [
    (
      "living-subscriptions",
      #"""
      before: 0 alive
      two subscribed: 2 alive
      one has taken its element: 1 alive
      the bag was replaced: 0 alive
      Trap: subscribed without a bag: 1 alive
      the source has ended: 0 alive
      """#
    ),
    (
      "reading-a-chain",
      #"""
      field                               TextField
        .rx                               Reactive<TextField>
        .text                             ControlProperty<Optional<String>>
        .orEmpty                          ControlProperty<String>
        .map(\.count)                     Observable<Int>
        .distinctUntilChanged()           Observable<Int>
        .map { "\($0) characters" }       Observable<String>
        .bind(to: label.rx.text)          Disposable
        .disposed(by: disposeBag)         ()
      """#
    ),
  ]
}
