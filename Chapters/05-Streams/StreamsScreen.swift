import Controls
import Models
import World

/// A field, the checksum of its text in three forms, and the number of its computations.
final class StreamsScreen: Screen {
  let text = TextField("text", placeholder: "any text")
  let hexadecimal = Label("hexadecimal")
  let decimal = Label("decimal")
  let binary = Label("binary")
  let runs = Label("runs")

  override var rows: [[View]] { [[text], [hexadecimal], [decimal], [binary], [runs]] }
}

/// The costly computation of this chapter, which shows the number of its runs on a label.
final class CountedChecksum {
  private let label: Label
  private let world: World
  private var runs = 0
  private var isAnnounced = false

  init(_ label: Label, _ world: World) {
    self.label = label
    self.world = world
  }

  func compute(_ text: String) -> Checksum {
    runs += 1
    announce()
    return Checksum(of: text)
  }

  // Once for all runs of one event, or the label would flicker from 1 to 3.
  private func announce() {
    guard !isAnnounced else { return }
    isAnnounced = true
    world.async { [weak self] in self?.show() }
  }

  private func show() {
    isAnnounced = false
    label.text = "computed \(runs) time\(runs == 1 ? "" : "s")"
  }
}
