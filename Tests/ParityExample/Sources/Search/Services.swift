/// The services that a search uses: time, and a server.
@MainActor package struct Services {
  /// Calls a closure after a delay, and returns a closure that cancels the call.
  package let later: (Duration, @escaping () -> Void) -> () -> Void

  /// Requests the results for a text, and returns a closure that cancels the request.
  package let find: (String, @escaping ([String]) -> Void) -> () -> Void

  /// Names the services.
  package init(
    later: @escaping (Duration, @escaping () -> Void) -> () -> Void,
    find: @escaping (String, @escaping ([String]) -> Void) -> () -> Void
  ) {
    (self.later, self.find) = (later, find)
  }
}
