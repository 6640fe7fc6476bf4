import Stage

extension LocationChapter {
  static let faults = [
    PlantedFault(
      "The second reader is not told what is known already: the exit comes one line too early.",
      in: LocationChapter.self, .callback, CallbackWay.Readers.LateWelcome.Controller.self,
      shownBy: "tap read-trip",
      lesson: "An early exit is for what only the first one needs. How it stands is for everybody who joins."),
    PlantedFault(
      "A line was copied, and the button in it was not changed.", in: OneReader.self, .delegate,
      DelegateWay.CopiedButton.Controller.self,
      shownBy: """
        event authorize notDetermined
        tap settings
        """,
      lesson: "Two lines that differ in one word are read as one. The dead button is easier to see than the word."),
    PlantedFault(
      "Whoever has stopped reading is told all the same.", in: LocationChapter.self, .delegate,
      DelegateWay.Readers.ToldForEver.Controller.self,
      shownBy: """
        tap read-position
        event authorize notDetermined
        """,
      lesson: "Who has stopped reading is still there, and can be told. Ask at each telling who wants to hear it."),
    PlantedFault(
      "Who stops reading stops the receiver, though somebody else still reads.", in: LocationChapter.self, .observer,
      ObserverWay.Readers.OneStopsAll.Controller.self,
      shownBy: """
        tap read-trip
        tap read-position
        """,
      lesson: "What several use is switched off by the last of them. To count is not enough: ask the count, too."),
    PlantedFault(
      "A position equal to the one before is kept back, though it says that one is known again.", in: OneReader.self,
      .rx, RxWay.SameAgain.Controller.self,
      shownBy: """
        event authorize notDetermined
        event authorize authorizedWhenInUse
        """,
      lesson: "Two events may be equal, and both be news. distinctUntilChanged is for states, behind the scan."),
    PlantedFault(
      "The status is asked for once, when the chain is made, and not by each who subscribes.", in: LocationChapter.self,
      .rx, RxWay.Readers.EarlyStatus.Controller.self,
      shownBy: """
        event authorize notDetermined
        tap read-position
        tap read-position
        """,
      lesson: "startWith takes its value when the chain is built. What each subscription asks belongs in deferred."),
  ]
}
