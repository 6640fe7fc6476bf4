/// Two networks: some requests stay here, all others go out.
@MainActor
final class DividedNetwork: Network {
  private let here: any Network
  private let outside: any Network
  private let staysHere: @MainActor (Request) -> Bool

  init(_ here: any Network, _ outside: any Network, _ staysHere: @escaping @MainActor (Request) -> Bool) {
    self.here = here
    self.outside = outside
    self.staysHere = staysHere
  }

  func send(_ request: Request, _ receive: @escaping @MainActor (Answer) -> Void) -> any Cancellable {
    (staysHere(request) ? here : outside).send(request, receive)
  }
}
