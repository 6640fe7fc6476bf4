import Stage

extension LocationChapter {
  static let experiments: [Experiment] = [
    Experiment("proxy", "one delegate and several subscribers: a delegate proxy at work", ProxyAtWork.tryOut),
    Experiment("own-delegate", "a proxy for a delegate of your own", OwnDelegate.tryOut),
    Experiment("casting", "arguments without a type: castOrThrow and castOptionalOrThrow", Casting.tryOut),
    Experiment("filters", "the same walk with a distance filter and with less accuracy", Filters.tryOut),
    Experiment("receiver", "what a receiver says in NMEA 0183, and what of it is good", Receiver.read),
    Experiment("track", "the bundled track, point by point", Receiver.followTrack),
  ]
}
