import Controls
import Diagrams
import Trace

nonisolated extension SequenceDiagram {
  /// The links of a chain, each as it was noted: one with a receiver is a call, one without an event at its sender. Where
  /// the caret stands is left out.
  package init(_ title: String, _ links: [Link]) {
    self.init(title)
    for link in links where link.event != Change.Property.selection.rawValue {
      let (name, label) = link.sentence
      if let receiver = link.receiver {
        call(from: name, to: receiver, label)
        end()
      } else {
        event(at: name, label)
      }
    }
  }
}

nonisolated extension Link {
  /// Who did it, and what: `count` and `text = "1"`, `\.count` and `changed (old 0, new 1)`, `onNext` and `"a"`.
  fileprivate var sentence: (name: String, label: String) {
    // A call is noted as it is written.
    if event.isEmpty, sender.hasSuffix(")"), let start = sender.firstIndex(of: "(") {
      return (String(sender[..<start]), String(sender[start...].dropFirst().dropLast()))
    }
    guard let value else { return (sender, event) }
    return (sender, sender.hasPrefix("\\") ? "\(event) (\(value))" : "\(event) = \(value)")
  }
}
