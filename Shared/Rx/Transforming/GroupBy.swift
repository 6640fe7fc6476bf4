extension ObservableType {
  /// The elements by their key: a sequence for each key, sent when its first element comes.
  ///
  /// A group keeps no elements for late subscribers. All groups complete before the result does. The source stays
  /// subscribed as long as the result or a group has a subscriber.
  ///
  /// - Parameter keySelector: Returns the key of the group to which an element belongs.
  /// - Errors: the source's, and one that `keySelector` throws; they go to all groups and to the result.
  ///
  ///     source                                                            a b A - B |
  ///     groupBy { $0.lowercased() }.flatMap { $0.scan("") { $0 + $1 } }   a b aA - bB |
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return Wired { sink in source.attach(GroupBySink(sink, keySelector)) }
  }
}

private final class GroupBySink<Element, Key: Hashable>: Dividing<Element, GroupedObservable<Key, Element>> {
  private let keySelector: (Element) throws -> Key
  // In the order in which they began: in this order they end.
  private var groups: [PublishSubject<Element>] = []
  private var indices: [Key: Int] = [:]

  init(_ downstream: Sink<GroupedObservable<Key, Element>>, _ keySelector: @escaping (Element) throws -> Key) {
    self.keySelector = keySelector
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    do {
      group(try keySelector(element)).onNext(element)
    } catch {
      self.error(error)
    }
  }

  override func error(_ error: any Error) {
    for group in groups { group.onError(error) }
    fail(error)
  }

  override func completed() {
    for group in groups { group.onCompleted() }
    finish()
  }

  /// The group of a key; a new one is sent first.
  private func group(_ key: Key) -> PublishSubject<Element> {
    if let index = indices[key] { return groups[index] }
    let group = PublishSubject<Element>()
    indices[key] = groups.count
    groups.append(group)
    send(GroupedObservable(key: key, source: part(group)))
    return group
  }
}
