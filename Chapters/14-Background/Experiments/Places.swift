import Foundation
import Rx
import RxControls
import Stage
import World

/// The places where the parts of a chain run, depending on where `subscribe(on:)` and `observe(on:)` stand in it.
enum Places {
  /// A chain: a source, a map, and a receiver.
  struct Arrangement {
    let title: String
    let arrange: (Observable<PlaceLog>, any ImmediateSchedulerType, any ImmediateSchedulerType) -> Observable<PlaceLog>
  }

  static let subscribing = [
    Arrangement(title: "neither") { source, _, _ in source.mapped() },
    Arrangement(title: "subscribe(on:), map") { source, background, _ in source.subscribe(on: background).mapped() },
    Arrangement(title: "map, subscribe(on:)") { source, background, _ in source.mapped().subscribe(on: background) },
  ]

  static let observing = [
    Arrangement(title: "map, observe(on:)") { source, background, main in
      source.subscribe(on: background).mapped().observe(on: main)
    },
    Arrangement(title: "observe(on:), map") { source, background, main in
      source.subscribe(on: background).observe(on: main).mapped()
    },
  ]

  /// The experiment that prints where `arrangements` run.
  static func experiment(_ name: String, _ summary: String, _ arrangements: [Arrangement]) -> Experiment {
    Experiment(name, summary) { print, world in try table(arrangements, in: world).forEach(print) }
  }

  /// Returns a line for each of `arrangements`, subscribed to on the main queue: the places where its parts ran.
  static func table(_ arrangements: [Arrangement], in world: VirtualWorld) throws -> [String] {
    let rows = try arrangements.map { [$0.title] + (try run($0, in: world)) }
    let cells = [["", "source", "map", "receiver"]] + rows
    return cells.map { row in
      row.map { $0.padding(toLength: 22, withPad: " ", startingAt: 0) }.joined().trimmingEnd()
    }
  }

  /// Returns the places where source, map and receiver of one arrangement run.
  static func run(_ arrangement: Arrangement, in world: VirtualWorld) throws -> [String] {
    let log = PlaceLog()
    let chain = arrangement.arrange(log.source(), BackgroundWorldScheduler(world), WorldScheduler(world))
    let subscription = chain.subscribe(onNext: { @Sendable log in log.note() })
    try world.settle()
    subscription.dispose()
    try world.settle()
    return log.places
  }
}

/// The places where code ran, in order. Any thread may write.
nonisolated final class PlaceLog: @unchecked Sendable {
  private let lock = NSLock()
  private var noted: [String] = []

  var places: [String] { lock.withLock { noted } }

  func note() {
    let place = World.current.isOnMainQueue ? "main queue" : "background"
    lock.withLock { noted.append(place) }
  }

  /// Returns a source of one element, which notes where it is subscribed to.
  func source() -> Observable<PlaceLog> {
    Observable.create { observer in
      self.note()
      observer.onNext(self)
      observer.onCompleted()
      return Disposables.create()
    }
  }
}

nonisolated extension Observable where Element == PlaceLog {
  /// Returns the same elements, with a note of the place where they are mapped.
  fileprivate func mapped() -> Observable<PlaceLog> {
    map { log in
      log.note()
      return log
    }
  }
}

nonisolated extension String {
  fileprivate func trimmingEnd() -> String { String(reversed().drop { $0 == " " }.reversed()) }
}
