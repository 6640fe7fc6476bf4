/// How the proxies of one kind of delegate are made, for each class of objects that has one.
@MainActor final class DelegateProxyFactory {
  private static var all: [UnsafeRawPointer: DelegateProxyFactory] = [:]

  private var makers: [ObjectIdentifier: (AnyObject) -> AnyObject?] = [:]

  /// The factory of a kind of proxies, which registers what it knows when it is first asked for.
  static func of<Proxy: DelegateProxyType>(_ proxy: Proxy.Type) -> DelegateProxyFactory {
    if let factory = all[proxy.identifier] { return factory }
    let factory = DelegateProxyFactory()
    all[proxy.identifier] = factory
    proxy.registerKnownImplementations()
    return factory
  }

  func register<Parent>(_ parent: Parent.Type, make: @escaping (AnyObject) -> AnyObject?) {
    precondition(makers[ObjectIdentifier(parent)] == nil, "a delegate proxy for \(parent) is registered twice")
    makers[ObjectIdentifier(parent)] = make
  }

  /// The proxy that the object's class, or the nearest of its superclasses, has.
  func make(for object: AnyObject) -> AnyObject? {
    var level: Mirror? = Mirror(reflecting: object)
    while let mirror = level {
      if let make = makers[ObjectIdentifier(mirror.subjectType)] { return make(object) }
      level = mirror.superclassMirror
    }
    return nil
  }
}
