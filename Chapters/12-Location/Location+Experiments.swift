import Stage

extension LocationChapter {
  static let experiments: [Experiment] = [
    Experiment("proxy", "one delegate, several who hear: a delegate proxy at work", ProxyAtWork.tryOut),
    Experiment("own-delegate", "a proxy for a delegate of one's own", OwnDelegate.tryOut),
    Experiment("receiver", "what a receiver says in NMEA 0183, and what of it is good", Receiver.read),
    Experiment("track", "the bundled track, point by point", Receiver.followTrack),
  ]
}
