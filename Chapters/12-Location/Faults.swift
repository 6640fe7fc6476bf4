import Stage

extension LocationChapter {
  static let faults = [
    PlantedFault(
      "The second reader is not told what is known already: the exit comes one line too early.",
      in: LocationChapter.self, .callback, CallbackWay.Readers.LateWelcome.Controller.self,
      change: #"""
        Callback+Readers.swift
        + guard readers.count == 1 else { return }
          show(readout)
        - guard readers.count == 1 else { return }
        """#,
      shownBy: "tap read-trip",
      lesson: "An early exit is for what only the first one needs. How it stands is for everybody who joins."),
    PlantedFault(
      "The first failure stops the manager, though it goes on looking by itself.", in: OneReader.self, .delegate,
      DelegateWay.StoppedByFailure.Controller.self,
      change: #"""
        Delegate.swift
          take(.failure(LocationError(error)))
        + manager.stopUpdatingLocation()
        """#,
      shownBy: "event fail locationUnknown",
      lesson: "didFailWithError is news, not the end: a manager that cannot find the place keeps trying. Whoever stops "
        + "it there waits for ever."),
    PlantedFault(
      "Whoever has stopped reading is told all the same.", in: LocationChapter.self, .delegate,
      DelegateWay.Readers.ToldForEver.Controller.self,
      change: #"""
        Delegate+Readers.swift
        - for reader in Reader.allCases where readers.contains(reader) { view?.show(readout, for: reader) }
        + for reader in Reader.allCases { view?.show(readout, for: reader) }
        """#,
      shownBy: """
        tap read-position
        event authorize notDetermined
        """,
      lesson: "Who has stopped reading is still there, and can be told. Ask at each telling who wants to hear it."),
    PlantedFault(
      "Who stops reading stops the receiver, though somebody else still reads.", in: LocationChapter.self, .observer,
      ObserverWay.Readers.OneStopsAll.Controller.self,
      change: #"""
        Observer+Readers.swift
          readers.remove(reader)
        - guard readers.isEmpty else { return }
        """#,
      shownBy: """
        tap read-trip
        tap read-position
        """,
      lesson: "What several use is switched off by the last of them. To count is not enough: ask the count, too."),
    PlantedFault(
      "A failure that passes is made an error of the stream, and ends it.", in: OneReader.self, .rx,
      RxWay.FailureAsError.Controller.self,
      change: #"""
        Rx.swift
        - manager.rx.didFailWithError.map { LocationEvent.failure(LocationError($0)) }
        + manager.rx.didFailWithError.flatMap { Observable<LocationEvent>.error($0) }
        """#,
      shownBy: "event fail locationUnknown",
      lesson: "An error is the last thing that a stream says. What may go well again later is an element like others."),
    PlantedFault(
      "The status is asked for once, when the chain is made, and not by each who subscribes.", in: LocationChapter.self,
      .rx, RxWay.Readers.EarlyStatus.Controller.self,
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
      lesson: "startWith takes its value when the chain is built. What each subscription asks belongs in deferred."),
  ]
}
