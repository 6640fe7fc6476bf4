#if canImport(ObjectiveC)
import Foundation
#endif

/// Does something, and releases what Objective-C has autoreleased meanwhile: it would live to the end of the test otherwise, as
/// if it had leaked.
func withAutoreleasePool<Value>(_ body: () throws -> Value) rethrows -> Value {
  #if canImport(ObjectiveC)
  try autoreleasepool(invoking: body)
  #else
  try body()
  #endif
}
