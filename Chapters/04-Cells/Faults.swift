import Stage

extension CellsChapter {
  static let faults = [
    PlantedFault(
      "The text is typed into a copy of the sheet that is not stored.", in: CellsChapter.self, .callback,
      CallbackWay.Formulas.ShadowedSheet.Controller.self,
      change: #"""
        Callback+Formulas.swift
          func type(_ text: String, into cell: CellReference) {
        +   var sheet = sheet
        """#,
      shownBy: """
        paste A1 "2"
        paste C1 "=A1"
        """,
      lesson: "Assigning a struct copies it. Changes to the copy are lost unless you assign it back."),
    PlantedFault(
      "The slider writes the text and relies on the field to send an event.", in: TwoWayCells.self, .callback,
      CallbackWay.TwoWay.UnsentEvent.Controller.self,
      change: #"""
        Callback+TwoWay.swift
          let text = CellScale.text(at: position)
        - row.a1 = CellValue(typed: text)
          onA1TextChange?(text)
        - notifyOfAll()
        """#,
      shownBy: "slide A1-slider 3.14",
      lesson: "Text that code sets sends no event. The code that sets it has to do what a key would have done."),
    PlantedFault(
      "The delegate is notified of the typed cell only, and not of those that depend on it.",
      in: CellsChapter.self, .delegate, DelegateWay.Formulas.LoneCell.Controller.self,
      change: #"""
        Delegate+Formulas.swift
        - for changed in sheet.type(text, into: cell) { delegate?.viewModel(self, didChange: changed, to: sheet[changed]) }
        + sheet.type(text, into: cell)
        + delegate?.viewModel(self, didChange: cell, to: sheet[cell])
        """#,
      shownBy: """
        paste B1 "=A1*3"
        replace A1 "2"
        """,
      lesson: "type returns all cells that have changed, and @discardableResult lets you ignore them without a warning."
    ),
    PlantedFault(
      "B1 is stored in a property that cannot be observed.", in: TwoWayCells.self, .observer,
      ObserverWay.TwoWay.SilentB1.Controller.self,
      change: #"""
        Observer+TwoWay.swift
        - @Observed private var b1Text: String
        + private var b1Text: String
        """#,
      shownBy: #"paste B1 "x""#,
      lesson:
        "Observers of a computed property are notified if the properties that it reads can be observed. Apple's KVO needs "
        + "@objc dynamic for these, and for each computed property a class method keyPathsForValuesAffecting…"),
    PlantedFault(
      "Only a key in A1 makes a new row; B1 is read then.", in: SumCells.self, .rx,
      RxWay.Sum.UntriggeredRow.Controller.self,
      change: #"""
        Rx+Sum.swift
        - let row = Driver.combineLatest(input.a1, input.b1) { a1, b1 in
        + let row = input.a1.withLatestFrom(input.b1) { a1, b1 in
        """#,
      shownBy: #"paste B1 "x""#,
      lesson:
        "withLatestFrom has one trigger, and only reads the other stream. Where both are triggers, use combineLatest."),
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
      lesson:
        "After a merge, each of the merged streams has only a part of the elements, and is still within reach by name."),
  ]
}
