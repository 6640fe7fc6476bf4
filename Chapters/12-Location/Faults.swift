import Stage

extension LocationChapter {
  static let faults = [
    PlantedFault(
      "The second reader does not get the current readout: the exit comes one line too early.",
      in: LocationChapter.self, .callback, CallbackWay.Readers.LateWelcome.Controller.self,
      change: #"""
        Callback+Readers.swift
        + guard readers.count == 1 else { return }
          show(readout)
        - guard readers.count == 1 else { return }
        """#,
      shownBy: "tap read-trip",
      lesson: "An early exit is for work that only the first reader needs. Every reader needs the current state."),
    PlantedFault(
      "The first failure stops the manager, which would keep trying by itself.",
      in: OneReader.self, .delegate, DelegateWay.StoppedByFailure.Controller.self,
      change: #"""
        Delegate.swift
          take(.failure(LocationError(error)))
        + manager.stopUpdatingLocation()
        """#,
      shownBy: "event fail locationUnknown",
      lesson:
        "didFailWithError is not the end: a manager that finds no position keeps trying."
    ),
    PlantedFault(
      "A reader that has stopped is still notified.",
      in: LocationChapter.self, .delegate, DelegateWay.Readers.ToldForEver.Controller.self,
      change: #"""
        Delegate+Readers.swift
        - for reader in Reader.allCases where readers.contains(reader) {
        + for reader in Reader.allCases {
        """#,
      shownBy: """
        tap read-position
        event authorize notDetermined
        """,
      lesson: "The delegate still exists after a reader has stopped. Check for each notification which readers want it."
    ),
    PlantedFault(
      "The first reader that stops also stops the receiver, which the other reader still uses.",
      in: LocationChapter.self, .observer, ObserverWay.Readers.OneStopsAll.Controller.self,
      change: #"""
        Observer+Readers.swift
          readers.remove(reader)
        - guard readers.isEmpty else { return }
        """#,
      shownBy: """
        tap read-trip
        tap read-position
        """,
      lesson: "The last user of a shared resource switches it off. Counting is not enough: check the count, too."),
    PlantedFault(
      "A temporary failure becomes an error of the stream, and ends it.",
      in: OneReader.self, .rx, RxWay.FailureAsError.Controller.self,
      change: #"""
        Rx.swift
        - manager.rx.didFailWithError.map { LocationEvent.failure(LocationError($0)) }
        + manager.rx.didFailWithError.flatMap { Observable<LocationEvent>.error($0) }
        """#,
      shownBy: "event fail locationUnknown",
      lesson: "An error is the last event of a stream. A failure that may pass is an element like others."),
    PlantedFault(
      "The status is read once, when the chain is made, and not at each subscription.",
      in: LocationChapter.self, .rx, RxWay.Readers.EarlyStatus.Controller.self,
      change: #"""
        Rx+Readers.swift
        - let status = Observable.deferred { [weak manager] in
        -   manager.map { $0.rx.didChangeAuthorization.startWith($0.authorizationStatus) } ?? .empty()
        - }
        + let status = manager.rx.didChangeAuthorization.startWith(manager.authorizationStatus)
        """#,
      shownBy: """
        event authorize notDetermined
        tap read-position
        tap read-position
        """,
      lesson: "startWith takes its value when the chain is built. A value for each subscription belongs in deferred."),
  ]
}
