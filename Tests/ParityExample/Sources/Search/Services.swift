/// What a search needs of the world around it.
@MainActor package struct Services {
  /// Does something when a time has passed, and returns what prevents that.
  package let later: (Duration, @escaping () -> Void) -> () -> Void

  /// Asks for what is found for a text, and returns what cancels the request.
  package let find: (String, @escaping ([String]) -> Void) -> () -> Void

  /// Names the services.
  package init(
    later: @escaping (Duration, @escaping () -> Void) -> () -> Void,
    find: @escaping (String, @escaping ([String]) -> Void) -> () -> Void
  ) {
    (self.later, self.find) = (later, find)
  }
}
