import Controls
import KeyValueObserving
import Testing

@Suite("The appearance of a view")
struct AppearanceTests {
  private let screen = FormScreen()

  @Test func `follows every visible property, before, during and after it is set`() {
    expectFresh(screen.message, \.text, "Hello", shows: \.text, "", "Hello")
    expectFresh(screen.message, \.textColor, .error, shows: \.color, .normal, .error)
    expectFresh(screen.message, \.isHidden, true, shows: \.isHidden, false, true)
    expectFresh(screen.message, \.alpha, 0.5, shows: \.alpha, 1, 0.5)
    expectFresh(screen.save, \.title, "Store", shows: \.title, "Save", "Store")
    expectFresh(screen.save, \.isEnabled, false, shows: \.isEnabled, true, false)
    expectFresh(screen.save, \.isHidden, true, shows: \.isHidden, false, true)
    expectFresh(screen.name, \.text, "Ann", shows: \.text, "", "Ann")
    expectFresh(screen.name, \.placeholder, "who?", shows: \.placeholder, "up to 10", "who?")
    expectFresh(screen.name, \.isEnabled, false, shows: \.isEnabled, true, false)
    expectFresh(screen.name, \.alpha, 0, shows: \.alpha, 1, 0)
  }

  @Test func `follows the focus, the caret and the selection`() {
    screen.name.text = "Anna"
    #expect(screen.name.appearance.editing == nil)
    screen.name.touch()
    #expect(screen.name.appearance.editing?.selection == 4..<4)
    screen.name.select(1..<3)
    #expect(screen.name.appearance.editing?.selection == 1..<3)
    #expect(screen.name.appearance.editing?.caret == 3)
    screen.name.insert("b")
    #expect(screen.name.appearance.text == "Aba")
    #expect(screen.name.appearance.editing?.selection == 2..<2)
    screen.city.touch()
    #expect((screen.name.appearance.isFocused, screen.city.appearance.isFocused) == (false, true))
  }

  @Test func `is the same for no text and for empty text`() {
    let before = screen.views.map(\.appearance)
    screen.message.text = nil
    screen.name.text = nil
    screen.city.placeholder = ""
    #expect(screen.views.map(\.appearance) == before)
    screen.save.title = nil
    #expect(screen.save.appearance.title == "")
  }

  @Test func `is not kept from within the record of changes`() {
    var seen: [String?] = []
    screen.onChange = { [unowned screen] _ in seen.append(screen.message.appearance.text) }
    screen.message.text = "one"
    screen.message.text = "two"
    #expect(seen == ["", "one"])
    #expect(screen.message.appearance.text == "two")
  }

  @Test func `is right in an observer that sets the property again, and after it`() {
    var seen: [String?] = []
    let token = screen.message.observe(\.text) { label, _ in
      seen.append(label.appearance.text)
      if label.text == "one" { label.text = "two" }
      seen.append(label.appearance.text)
    }
    screen.message.text = "one"
    withExtendedLifetime(token) {
      #expect(seen == ["one", "two", "two", "two"])
      #expect(screen.message.appearance.text == "two")
    }
  }

  @Test func `a label shows text and colour together, and the next one forgets the colour`() {
    screen.message.show("1 character over", .error)
    #expect(screen.message.appearance.text == "1 character over")
    #expect(screen.message.appearance.color == .error)
    screen.message.show("0 characters left")
    #expect(screen.message.appearance.color == .normal)
  }

  @Test func `two views look alike if, and only if, their appearances are equal`() {
    let changes: [(FormScreen) -> Void] = [
      { $0.message.text = "Hello" }, { $0.message.textColor = .error }, { $0.message.isHidden = true },
      { $0.message.alpha = 0.5 }, { $0.message.gridPlace = .init(column: "A", row: "1") },
      { $0.save.title = "Store" }, { $0.save.isEnabled = false }, { $0.save.alpha = 0.5 },
      { $0.save.isHidden = true }, { $0.name.text = "Ann" }, { $0.name.touch() }, { $0.name.select(0..<1) },
      { $0.name.placeholder = "who?" }, { $0.name.resignFirstResponder() }, { $0.name.isEnabled = false },
      { $0.name.isHidden = true }, { $0.name.alpha = 0.5 },
    ]
    let other = FormScreen()
    func alike() -> [Bool] {
      zip(screen.views, other.views).map { view, counterpart in
        #expect(view.looksLike(counterpart) == (view.appearance == counterpart.appearance))
        return view.looksLike(counterpart)
      }
    }
    for change in changes {
      #expect(!alike().contains(false))
      change(screen)
      #expect(alike().contains(false))
      change(other)
    }
    #expect(!alike().contains(false))
    (screen.message.text, other.message.text, screen.name.text, other.name.text) = (nil, "", nil, "")
    #expect(!alike().contains(false))
    for view in screen.views {
      for stranger in other.views where stranger.identifier != view.identifier { #expect(!view.looksLike(stranger)) }
    }
  }

  /// Sets a property while an observer looks, just before and just after.
  private func expectFresh<V: View, Value, Seen: Equatable>(
    _ view: V, _ property: ReferenceWritableKeyPath<V, Value>, _ value: Value,
    shows look: KeyPath<Appearance, Seen>, _ old: Seen, _ new: Seen, at location: SourceLocation = #_sourceLocation
  ) {
    var seen = [view.appearance[keyPath: look]]
    let token = view.observe(property, options: .prior) { view, _ in seen.append(view.appearance[keyPath: look]) }
    view[keyPath: property] = value
    withExtendedLifetime(token) {
      seen.append(view.appearance[keyPath: look])
      #expect(seen == [old, old, new, new], sourceLocation: location)
    }
  }
}
