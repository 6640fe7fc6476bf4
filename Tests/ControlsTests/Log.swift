import Controls

/// The entries of a test, in order.
final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) {
    entries.append(entry)
  }

  /// Returns the entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  /// Adds each event of `control`, by its name.
  func follow(_ control: Control) {
    let events: [Control.Event] = [
      .touchUpInside, .valueChanged, .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    for event in events {
      control.addAction(for: event) { [self, identifier = control.identifier] in add("\(identifier) \(event)") }
    }
  }
}

/// A target with two methods.
final class Target {
  private let log: Log
  private let name: String

  init(_ log: Log, _ name: String = "target") {
    self.log = log
    self.name = name
  }

  func tapped() { log.add("\(name) tapped") }
  func edited() { log.add("\(name) edited") }
}

/// A delegate that adds each call to a log, with answers that a test sets.
final class FieldDelegate: TextFieldDelegate {
  var allowsChanges = true
  var allowsReturn = true
  var whileAsked: () -> Void = {}
  private let log: Log

  init(_ log: Log) {
    self.log = log
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    log.add("\(textField.identifier) delegate didBegin")
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool {
    log.add("\(textField.identifier) delegate shouldChange \(range) \(string.debugDescription)")
    whileAsked()
    return allowsChanges
  }

  func textFieldDidChangeSelection(_ textField: TextField) {
    log.add("\(textField.identifier) delegate didChangeSelection \(textField.text ?? "nil") \(textField.selection)")
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    log.add("\(textField.identifier) delegate shouldReturn")
    return allowsReturn
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    log.add("\(textField.identifier) delegate didEnd")
  }
}
