import Stage

extension StreamsChapter {
  static let faults = [
    PlantedFault(
      "While somebody types, nobody is asked for an empty text, and the labels stay as they are.",
      in: MapPerLabel.self, .callback, CallbackWay.PassedOverText.Controller.self,
      shownBy: "clear text",
      lesson: "Who leaves early leaves the old answer standing. An empty text has one of its own; if not, clear the "
        + "screen."),
    PlantedFault(
      "The field tells of each key twice: by a target, and by an action beside it.", in: StreamsChapter.self, .callback,
      CallbackWay.Shared.TwofoldKey.Controller.self,
      shownBy: #"type text "1""#,
      lesson: "Who comes to hear of an event in a new way has to give up the old one: a control tells everybody who "
        + "is registered."),
    PlantedFault(
      "Each change attaches the view once more, which is told unasked then, and asks as well.",
      in: StreamsChapter.self, .delegate, DelegateWay.Shared.AttachedAgain.Controller.self,
      shownBy: #"type text "1""#,
      lesson: "attachView tells at once how it stands: it belongs where the view begins. Who attaches again and asks "
        + "pays twice."),
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
