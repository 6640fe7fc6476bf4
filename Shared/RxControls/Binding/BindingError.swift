/// An error reached a binding, which cannot take one: stops a debug build, and prints in a release build.
func reportBindingError(_ error: any Error) {
  #if DEBUG
  fatalError("Binding error: \(error)")
  #else
  print("Binding error: \(error)")
  #endif
}
