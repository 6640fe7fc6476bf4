import Controls
import Trace

/// What happened on the way of one input through one pane, in the words of its pattern.
nonisolated struct Chain {
  private let links: [Link]

  init(_ links: [Link]) {
    self.links = links
  }

  /// The links one behind the other: `up.touchUpInside → target–action → count.text = "1"`. Where the caret stands is left
  /// out.
  var text: String {
    var pieces: [String] = []
    for (index, link) in links.enumerated() where link.event != Change.Property.selection.rawValue {
      var link = link
      // An action that does nothing but hand on.
      let next = index + 1 < links.count ? links[index + 1].sender : ""
      if link.receiver == "action", next.hasPrefix("onNext(") { link.receiver = nil }
      pieces.append("\(link)".escapedForTerminal)
    }
    return pieces.joined(separator: " → ")
  }
}
