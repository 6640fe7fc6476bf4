import Diagrams
import Testing

@Suite("References between the objects of a way")
struct ReferencesTests {
  @Test("owned objects, weak delegates, closures, observations and subscriptions are read from the stored properties")
  func read() {
    let source = """
      extension W {
        protocol ViewModelDelegate: AnyObject {}
        typealias Show = (Int) -> Void
        final class ViewModel {
          weak var delegate: (any ViewModelDelegate)?
          var onChange: Show?
          private var count: Int
          private let loader: PageLoader
        }
        final class Controller: Wiring, ViewModelDelegate {
          private let screen: CounterScreen
          private let viewModel = ViewModel()
          private var observation: KeyValueObservation?
          init() { screen.up.addTarget(self, action: 1); viewModel.onChange = { [weak self] in } }
          func observe() { observation = viewModel.observe(\\.count) { [weak self] _, _ in } }
        }
      }
      """
    #expect(
      WayReferences(source).diagram("way").lines == [
        "way",
        "screen        Controller         ViewModel  observation     closure  PageLoader",
        "├╌╌ target ╌╌▶│                  │          │               │        │",
        "┃◀── screen ──┤                  │          │               │        │",
        "│             ├── viewModel ────▶┃          │               │        │",
        "│             ├── observation ───┼─────────▶┃               │        │",
        "│             │◀╌╌ delegate ╌╌╌╌╌┤          │               │        │",
        "│             │                  ├──────────┼── onChange ──▶┃        │",
        "│             │                  ├──────────┼── loader ─────┼───────▶┃",
        "│             │◀╌╌ [weak self] ╌╌┼╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤        │",
        "│             │◀╌╌ [weak self] ╌╌┼╌╌╌╌╌╌╌╌╌╌┤               │        │",
      ])
  }

  @Test func `a closure retains the screen that it captures; an observation refers to the object that made it`() {
    let source = """
      extension W {
        final class ViewModel {
          var onChange: ((Int) -> Void)?
          private var observation: KeyValueObservation?
          init() { observation = task.observe(\\.outcome) { [weak self] task, _ in } }
        }
        final class Controller: Wiring {
          init() { viewModel.onChange = screen.show }
        }
      }
      """
    #expect(
      WayReferences(source).diagram("way").lines == [
        "way",
        "ViewModel          closure  observation   screen",
        "├── onChange ─────▶┃        │             │",
        "├── observation ───┼───────▶┃             │",
        "│                  ├────────┼── screen ──▶┃",
        "│◀╌╌ [weak self] ╌╌┼╌╌╌╌╌╌╌╌┤             │",
      ])
  }
}
