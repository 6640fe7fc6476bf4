/// An object that may be gone.
package struct WeakReference {
  package weak let object: AnyObject?

  package init(_ object: AnyObject) { self.object = object }
}
