import Stage
import StageSession

/// What the page of a stage asks for: the body of each `POST` to `/do`, in JSON. Exactly one of the values is there.
struct StageRequest: Decodable {
  /// Lines of a script, to be played in all panes: `tap up`.
  var play: String?

  /// Lines of a script, to be played on fresh screens of the step that a program opens by itself.
  var begin: String?

  /// A journey to the moment of this index; beyond the last one, to the present.
  var travel: Int?

  /// Continue from the moment of this index, without the later ones.
  var resume: Int?

  /// The state before the last input of a person.
  var undo: Bool?

  /// Open the step of this number, from 1, on fresh screens.
  var open: Int?

  /// Add a pane for this further way.
  var add: String?

  /// Look into the way of this pane, from 1, and show that pane alone; 0 shows all of them.
  var look: Int?

  /// Show another file of the way in this pane: the next one.
  var file: Int?
}

extension Session {
  /// Does what the page asks for.
  func perform(_ request: StageRequest) {
    message = nil
    if let text = request.play {
      journey = nil
      playLines(text)
    } else if let text = request.begin {
      open(step: selection.openingNumber)
      playLines(text)
    } else if let index = request.travel {
      journey = history.moments.indices.dropLast().contains(index) ? index : nil
    } else if let index = request.resume {
      if history.moments.indices.contains(index) { resume(from: index) }
    } else if request.undo == true {
      undo()
    } else if let number = request.open {
      if number > 0, number <= selection.scenes.count { open(step: number) }
    } else if let way = request.add {
      if absentWays.contains(way) { add(way) }
    } else if let number = request.look {
      if number >= 0 { choose(pane: number == 0 ? nil : number - 1) }
    } else if let pane = request.file {
      if panes.names.indices.contains(pane) { chooseFile(1, ofPane: pane) }
    }
  }

  private func playLines(_ text: String) {
    // A quiz says at its end what there was to find.
    guard let answer = play(text, performing: { perform($0) }), !answer.isEmpty else { return }
    message = Message(text: answer.joined(separator: "\n"))
  }
}
