extension Jobs {
  static let values = [
    Job(
      "several similar controls", "four buttons, each with its own message.",
      in: "01-ButtonTap", ["step 2", "tap help", "tap exit"], butNotFor: "tap help",
      callback: [
        .run("Callback+FourButtons.swift", "func exit"), .run("Callback+FourButtons.swift", "func exitTapped"),
      ],
      delegate: [
        .run("Delegate+FourButtons.swift", "func exit"), .run("Delegate+FourButtons.swift", "func exitTapped"),
      ],
      observer: [
        .run("Observer+FourButtons.swift", "func exit"), .run("Observer+FourButtons.swift", "func exitTapped"),
      ],
      rx: [
        .run("Rx+FourButtons.swift", "input.exit.map"),
        .putUp("Rx+FourButtons.swift", "exit: screen.exit.rx.tap.asSignal"),
      ]),
    Job(
      "a value derived from another", "the number of remaining characters follows from the text.",
      in: "02-RemainingCharacters", ["step 1", #"type address "B""#, #"type name "A""#],
      butNotFor: #"type address "B""#,
      callback: [.run("Callback.swift", "func changeName"), .run("Callback.swift", "func nameChanged")],
      delegate: [
        .run("Delegate.swift", "func changeName"),
        .run(
          "Delegate.swift", "func viewModel(_ viewModel: ViewModel, didChangeNameRemaining remaining: Remaining) {"),
      ],
      observer: [
        .run("Observer.swift", "var nameRemaining: Remaining { CharacterLimit.name.remaining(after: name) }"),
        .run("Observer.swift", #"viewModel.observe(\.nameRemaining"#),
      ],
      rx: [.run("Rx.swift", "nameRemaining = input.name.map")]),
    Job(
      "the latest values of several inputs", "**Save** depends on both fields, whichever has changed.",
      in: "02-RemainingCharacters", ["step 1", #"type name "Ada""#, #"type address "London""#],
      callback: [.run("Callback.swift", "func changeAddress"), .run("Callback.swift", "func enableSave")],
      delegate: [
        .run("Delegate.swift", "func changeAddress"),
        .run("Delegate.swift", "func viewModel(_ viewModel: ViewModel, didChangeCanBeSaved canBeSaved: Bool) {"),
      ],
      observer: [
        .run("Observer.swift", "var canBeSaved: Bool { Contact(name: name, address: address).canBeSaved }"),
        .run("Observer.swift", #"viewModel.observe(\.canBeSaved"#),
      ],
      rx: [.run("Rx.swift", "canBeSaved = Driver.combineLatest")]),
    Job(
      "a first value", "the count is shown before the first tap.",
      in: "03-Counter", ["step 2"],
      callback: [.run("Callback+Tens.swift", "func load"), .run("Callback+Tens.swift", "viewModel.load()")],
      delegate: [
        .run("Delegate+Tens.swift", "func load"), .run("Delegate+Tens.swift", "viewModel.load()"),
      ],
      observer: [.run("Observer+Tens.swift", "observation = viewModel.observe")],
      rx: [
        .run("Rx+Tens.swift", "self.count = changes.scan"), .run("Rx+Tens.swift", "viewModel.count.map"),
      ]),
    Job(
      "a value that depends on values", "C1 = A1 × B1, and D1 = C1 + A1.",
      in: "04-Cells", ["step 2", #"type A1 "2""#, #"type B1 "3""#],
      callback: [.run("Callback+Sum.swift", "func typeB1")],
      delegate: [
        .run("Delegate+Sum.swift", "func typeB1"),
        .run("Delegate+Sum.swift", "func viewModel(_ viewModel: ViewModel, didChangeD1 value: CellValue) {"),
      ],
      observer: [
        .run("Observer+Sum.swift", "func typeB1"), .run("Observer+Sum.swift", "var d1: CellValue { row.d1 }"),
        .run("Observer+Sum.swift", #"viewModel.observe(\.d1"#),
      ],
      rx: [.run("Rx+Sum.swift", "let row = Driver.combineLatest"), .putUp("Rx+Sum.swift", "d1 = row.map")]),
    Job(
      "two controls that follow each other", "a slider and a field show one value, without an endless loop.",
      in: "04-Cells", ["step 3", #"type A1 "2""#, "slide A1-slider 2.5"], butNotFor: #"type A1 "2""#,
      callback: [.run("Callback+TwoWay.swift", "func slideA1"), .run("Callback+TwoWay.swift", "func writeA1")],
      delegate: [
        .run("Delegate+TwoWay.swift", "func slideA1"),
        .run("Delegate+TwoWay.swift", "func viewModel(_ viewModel: ViewModel, didChangeA1Text text: String) {"),
      ],
      observer: [.run("Observer+TwoWay.swift", "func slideA1")],
      rx: [.putUp("Rx+TwoWay.swift", "a1Text = Driver.merge")]),
    Job(
      "ignore an input without effect", "an empty draft is not sent, and the conversation is not shown again.",
      in: "08-Keyboard", ["step 2", "event keyboard-show 291", "tap send"], butNotFor: "event keyboard-show 291",
      callback: [.run("Callback+Dragging.swift", "func send")],
      delegate: [.run("Delegate+Dragging.swift", "func send")],
      observer: [.run("Observer+Dragging.swift", "func send")],
      rx: [.run("Rx+Dragging.swift", "conversation = input.send")]),
  ]
}
