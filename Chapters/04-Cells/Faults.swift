import Stage

extension CellsChapter {
  static let faults = [
    PlantedFault(
      "The text is typed into a copy of the sheet that nobody keeps.", in: CellsChapter.self, .callback,
      CallbackWay.Formulas.ShadowedSheet.Controller.self,
      change: #"""
        Callback+Formulas.swift
          func type(_ text: String, into cell: CellReference, _ show: ShowValue) {
        +   var sheet = sheet
        """#,
      shownBy: """
        paste A1 "2"
        paste C1 "=A1"
        """,
      lesson: "A struct that is assigned is copied. To work on a copy is safe, but somebody has to put it back."),
    PlantedFault(
      "The slider writes the text and relies on the field to tell of it.", in: TwoWayCells.self, .callback,
      CallbackWay.TwoWay.UnsentEvent.Controller.self,
      change: #"""
        Callback+TwoWay.swift
          writeA1(text)
        - typeA1(text, moveA1, showC1, showD1)
        """#,
      shownBy: "slide A1-slider 3.14",
      lesson: "What code writes into a field sends no event. Whoever writes has to do what a key would have done."),
    PlantedFault(
      "Only the cell into which somebody typed is told, and not those that rest on it.",
      in: CellsChapter.self, .delegate, DelegateWay.Formulas.LoneCell.Controller.self,
      change: #"""
        Delegate+Formulas.swift
        - for changed in sheet.type(text, into: cell) { view?.show(changed, sheet[changed]) }
        + sheet.type(text, into: cell)
        + view?.show(cell, sheet[cell])
        """#,
      shownBy: """
        paste B1 "=A1*3"
        replace A1 "2"
        """,
      lesson: "type returns all the cells that have changed, and @discardableResult lets that be dropped without a "
        + "warning."),
    PlantedFault(
      "B1 is stored where no observer can see it.", in: TwoWayCells.self, .observer,
      ObserverWay.TwoWay.SilentB1.Controller.self,
      change: #"""
        Observer+TwoWay.swift
        - @Observed private var b1Text: String
        + private var b1Text: String
        """#,
      shownBy: #"paste B1 "x""#,
      lesson: "A computed property is told of when what it rests on can be observed. In real KVO that takes @objc "
        + "dynamic, and for each computed one a class method keyPathsForValuesAffecting…"),
    PlantedFault(
      "Only a key in A1 makes a new row; what B1 says is looked up then.", in: SumCells.self, .rx,
      RxWay.Sum.UntriggeredRow.Controller.self,
      change: #"""
        Rx+Sum.swift
        - let row = Driver.combineLatest(input.a1, input.b1) { a1, b1 in
        + let row = input.a1.withLatestFrom(input.b1) { a1, b1 in
        """#,
      shownBy: #"paste B1 "x""#,
      lesson: "withLatestFrom has one trigger, and reads the other. Where both are to set something off, it is "
        + "combineLatest."),
    PlantedFault(
      "The row is combined from the field's own text, past the stream into which the slider goes.",
      in: TwoWayCells.self, .rx, RxWay.TwoWay.BypassedMerge.Controller.self,
      change: #"""
        Rx+TwoWay.swift
        - let row = Driver.combineLatest(a1Text, input.b1) { a1, b1 in
        + let row = Driver.combineLatest(input.a1Text, input.b1) { a1, b1 in
        """#,
      shownBy: """
        slide A1-slider 3.14
        type B1 "3"
        """,
      lesson: "Behind a merge the streams that went into it are only half of the truth, and still within reach by "
        + "name."),
  ]
}
