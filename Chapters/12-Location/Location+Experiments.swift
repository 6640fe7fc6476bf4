import Stage

extension LocationChapter {
  static let experiments: [Experiment] = [
    Experiment("proxy", "one delegate and several subscribers: a delegate proxy at work", ProxyAtWork.tryOut),
    Experiment("own-delegate", "a proxy for a delegate of your own", OwnDelegate.tryOut),
    Experiment("casting", "arguments without a type: castOrThrow and castOptionalOrThrow", Casting.tryOut),
    Experiment("filters", "the same walk with a distance filter and with less accuracy", Filters.tryOut),
    Experiment("receiver", "the sentences of an NMEA 0183 receiver, and the positions in them", Receiver.read),
    Experiment("track", "the bundled track, point by point", Receiver.followTrack),
  ]
}
