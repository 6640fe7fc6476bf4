nonisolated extension Expectations {
  static let hello: [Output] = [
    (
      "hello",
      #"""
      callback
        said: Hello 1
        said: Hello 2
        said: Hello 3
        finished, because both agreed on a closure for it
      delegate
        said: Hello 1
        said: Hello 2
        said: Hello 3
        finished, because the protocol has a method for it
      observer
        is now: Hello 1
        is now: Hello 2
        is now: Hello 3
        a property has no end: nobody says that this was all
      rx
        next: Hello 1
        next: Hello 2
        next: Hello 3
        completed
        disposed
        Hello 4 was said to nobody, and it is too late for dispose()
      """#
    ),
    (
      "hello-split",
      #"""
      next: Hello 1
      next: Hello 2
      next: Hello 3
      completed
      disposed
      the controller is still here
      the controller is gone
      """#
    ),
    (
      "hello-error",
      #"""
      with onError
        next: Hello 1
        error: planned
        disposed
        nothing comes after an error, no completion either
      without onError
        next: Hello 1
        the handler of all that nobody handles: planned
        disposed
      """#
    ),
  ]
}
