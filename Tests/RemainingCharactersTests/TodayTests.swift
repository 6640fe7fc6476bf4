import Controls
import Models
import Stage
import Testing
import World

@testable import RemainingCharacters

@Suite("02 RemainingCharacters, today")
struct TodayTests {
  private typealias Place = RemainingCharactersChapter

  @Test func `the labels and Save are right in the first frame`() {
    let (screen, world) = (RemainingCharactersScreen(), VirtualWorld())
    let controller = world.perform { TodayWay.Controller(screen, world) }
    withExtendedLifetime(controller) {
      #expect(screen.nameRemaining.text == "10 characters left")
      #expect(screen.addressRemaining.text == "50 characters left")
      #expect(!screen.save.isEnabled)
    }
  }

  @Test func `a keystroke leads to one update, which sets both labels and Save`() throws {
    let pane = try Pane(Place.self, Place.furtherWays[0])
    try pane.perform(.type("name", text: "A"))
    let expected = [
      "name-remaining color", "name-remaining text", "address-remaining color", "address-remaining text",
      "save isEnabled",
    ]
    #expect(Self.outputs(of: pane) == [[], expected])
    let visible = pane.frames.flatMap(\.changes).filter { $0.isVisible && !$0.isByPerson }
    #expect(visible.map(\.newValue) == [.text("9 characters left")])
  }

  @Test func `the observer way sets only what depends on the text that has changed`() throws {
    let pane = try Pane(Place.self, Place.way(.observer))
    try pane.perform(.type("name", text: "A"))
    #expect(Self.outputs(of: pane) == [[], ["name-remaining color", "name-remaining text", "save isEnabled"]])
  }

  @Test func `moving the focus or the caret, or setting a text to itself, leads to no update`() throws {
    let pane = try Pane(Place.self, Place.furtherWays[0])
    try pane.perform(.type("name", text: "A"))
    for input: Input in [
      .replace("name", text: "A"), .press("name", .left), .submit("name"), .focus("address"), .clear("address"),
    ] {
      try pane.perform(input)
      #expect(Self.outputs(of: pane).flatMap(\.self) == [], "\(input)")
    }
  }

  @Test func `all keystrokes in one event are shown together`() {
    let (screen, world) = (RemainingCharactersScreen(), VirtualWorld())
    let controller = world.perform { TodayWay.Controller(screen, world) }
    var shown: [Change.Value] = []
    screen.onChange = { if $0.isVisible, !$0.isByPerson { shown.append($0.newValue) } }
    world.perform {
      screen.name.touch()
      for letter in ["A", "d", "a"] { screen.name.insert(letter) }
      screen.address.touch()
      screen.address.insert("London")
      #expect(shown == [])
    }
    withExtendedLifetime(controller) {
      #expect(shown == [.text("7 characters left"), .text("44 characters left"), .flag(true)])
    }
  }

  @Test func `in each way, a text that is set in code is not counted before the next event of its field`() {
    for way in Place.ways {
      let (screen, world) = (RemainingCharactersScreen(), VirtualWorld())
      let controller = world.perform { way.wire(screen, world) }
      screen.name.text = "Ada"
      world.perform {
        screen.address.touch()
        screen.address.insert("L")
      }
      #expect(screen.nameRemaining.text == "10 characters left", "\(way)")
      world.perform {
        screen.name.touch()
        screen.name.insert("!")
      }
      withExtendedLifetime(controller) { #expect(screen.nameRemaining.text == "6 characters left", "\(way)") }
    }
  }

  @Test func `a change of either text ends an observation of canBeSaved`() {
    for text in [\TodayWay.ViewModel.name, \.address] {
      let viewModel = TodayWay.ViewModel()
      #expect(notifies(reading: { _ = viewModel.canBeSaved }) { viewModel[keyPath: text] = "Ada" })
    }
  }

  @Test func `a change of the address does not end an observation of nameRemaining`() {
    let viewModel = TodayWay.ViewModel()
    #expect(!notifies(reading: { _ = viewModel.nameRemaining }) { viewModel.address = "London" })
  }

  @Test func `the derived values are right as soon as a text is set`() {
    let viewModel = TodayWay.ViewModel()
    viewModel.name = "Ada Lovelace"
    viewModel.address = "London"
    #expect(viewModel.nameRemaining.text == "2 characters over")
    #expect(viewModel.addressRemaining.text == "44 characters left")
    #expect(!viewModel.canBeSaved)
    viewModel.name = "Ada"
    #expect(viewModel.canBeSaved)
  }

  /// The properties that the app set, frame by frame, also if it set them to the same value.
  private static func outputs(of pane: Pane<Place>) -> [[String]] {
    pane.frames.map { frame in
      frame.changes.filter { !$0.isByPerson }.map { "\($0.identifier) \($0.property.rawValue)" }
    }
  }
}
