/// Makes the proxies of one kind of delegate, for each class of objects that has one.
@MainActor final class DelegateProxyFactory {
  private static var all: [UnsafeRawPointer: DelegateProxyFactory] = [:]

  private var makers: [ObjectIdentifier: (AnyObject) -> AnyObject?] = [:]

  /// Returns the factory of a kind of proxies, which registers its implementations on the first call.
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

  /// Returns a new proxy as registered for the object's class or the nearest of its superclasses.
  func make(for object: AnyObject) -> AnyObject? {
    var level: Mirror? = Mirror(reflecting: object)
    while let mirror = level {
      if let make = makers[ObjectIdentifier(mirror.subjectType)] { return make(object) }
      level = mirror.superclassMirror
    }
    return nil
  }
}
