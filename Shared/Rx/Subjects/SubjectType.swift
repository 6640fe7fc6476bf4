/// Something that receives events and sends them on to its subscribers.
public protocol SubjectType<Element>: ObservableType {
  /// The receiving side.
  associatedtype Observer: ObserverType

  /// The receiving side of the subject.
  func asObserver() -> Observer
}
