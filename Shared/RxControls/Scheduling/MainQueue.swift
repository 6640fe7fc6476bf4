import World

/// Stops the program if the caller is not on the main queue: a mistake in the program, not in its input.
@usableFromInline func ensureOnMainQueue(_ name: StaticString) {
  precondition(World.current.isOnMainQueue, "`\(name)` can be called on the main queue only")
}
