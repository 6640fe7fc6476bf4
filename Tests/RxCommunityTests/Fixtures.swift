import Rx
import RxControls
import World

struct Planned: Error {}

/// Notes what happens, in order.
final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }
}

/// All events of a sequence that ends at once.
func events<Element>(of source: Observable<Element>) -> [String] {
  let log = Log()
  source.subscribe { log.note("\($0)") }.dispose()
  return log.lines
}

/// All events of a driver or signal that ends as soon as the world has settled; nested ones come in a row there.
@MainActor func settledEvents<Sharing, Element>(
  of source: () -> SharedSequence<Sharing, Element>
) throws -> [String] {
  let log = Log()
  let world = VirtualWorld()
  try World.$current.withValue(world) {
    let subscription = source().asObservable().subscribe { log.note("\($0)") }
    try world.settle()
    subscription.dispose()
  }
  return log.lines
}
