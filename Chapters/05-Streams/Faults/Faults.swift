import Stage

extension StreamsChapter {
  static let faults = [
    PlantedFault(
      "For an empty text nobody is asked, and the labels stay as they are.", in: MapPerLabel.self, .callback,
      CallbackWay.PassedOverText.Controller.self,
      shownBy: "",
      lesson: "Who leaves early leaves the old answer standing. An empty text has one of its own; if not, clear the "
        + "screen."),
    PlantedFault(
      "The field tells of each key twice: by a target, and by an action beside it.", in: StreamsChapter.self, .callback,
      CallbackWay.Shared.TwofoldKey.Controller.self,
      shownBy: #"type text "1""#,
      lesson: "Who comes to hear of an event in a new way has to give up the old one: a control tells everybody who "
        + "is registered."),
    PlantedFault(
      "The controller asks for the first checksum, which it was told already.", in: StreamsChapter.self, .delegate,
      DelegateWay.Shared.SecondQuestion.Controller.self,
      shownBy: "",
      lesson: "A callback has to ask for its first frame; attachView tells it unasked. Who does both pays twice."),
    PlantedFault(
      "The closure shows the result that there was when it was made.", in: StreamsChapter.self, .observer,
      ObserverWay.Shared.CaughtResult.Controller.self,
      shownBy: #"type text "1""#,
      lesson: "What stands in a capture list is read once, when the closure is made. Ask the object that you are "
        + "handed."),
    PlantedFault(
      "The text is shared, and the costly map behind it is not.", in: StreamsChapter.self, .rx,
      RxWay.Shared.SharedInput.Controller.self,
      shownBy: "",
      lesson: "share holds for what stands above it. Each map below it runs once more for each subscriber."),
  ]
}
