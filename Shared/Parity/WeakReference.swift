/// An object that may be gone.
struct WeakReference {
  weak let object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
