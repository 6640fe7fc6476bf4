import Stage

extension BackgroundChapter {
  static let experiments: [Experiment] = [
    Experiment("subscribe-on", "where a chain runs, by where subscribe(on:) stands") { print, world in
      for line in try Places.table(Places.subscribing, in: world) { print(line) }
    },
    Experiment("observe-on", "where a chain runs, by where observe(on:) stands") { print, world in
      for line in try Places.table(Places.observing, in: world) { print(line) }
    },
  ]
}
