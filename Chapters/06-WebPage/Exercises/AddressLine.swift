import Controls
import Foundation
import Services
import Stage
import Workshop

/// The address of the page, in a line below its title, in all four ways.
enum AddressLine: Exercise {
  /// A page that is called by its title, and where it came from.
  final class AddressScreen: Screen {
    let address = TextField("address", placeholder: "example.com")
    let load = Button("load", title: "Load")
    let pageTitle = Label("title")
    let url = Label("url")

    override init() {
      super.init()
      address.text = "bundle:welcome"
    }

    override var rows: [[View]] { [[address, load], [pageTitle], [url]] }
  }

  enum Place: Scene {
    static let title = "a title and an address"

    static func makeScreen() -> AddressScreen { AddressScreen() }

    static let alphabet: [Input] = [
      .tap("load"), .replace("address", text: "bundle:patterns"), .replace("address", text: "bundle:nowhere"),
      .wait(.milliseconds(500)),
    ]
    static let invariants: [Invariant<AddressScreen>] = [
      Invariant("a page has a title if, and only if, it has an address") { screen in
        (screen.pageTitle.text ?? "").isEmpty == (screen.url.text ?? "").isEmpty
      }
    ]
  }

  static let reference = [Way("reference", Reference.self)]

  static let rules: [Rule<Place>] = [
    Rule(
      "The address comes with the page, and is that of the page.",
      script: """
        expect url ""
        tap load
        wait 400ms
        replace address "bundle:patterns"
        expect url ""
        wait 100ms
        expect title "Welcome"
        expect url "bundle:welcome"
        tap load
        wait 500ms
        expect url "bundle:patterns"
        """,
      advice: "Where does this way hear of the title? The address is not far from there."),
    Rule(
      "A page that does not come leaves the old address standing.",
      script: """
        tap load
        wait 500ms
        replace address "bundle:nowhere"
        tap load
        wait 500ms
        expect title "Welcome"
        expect url "bundle:welcome"
        """,
      advice: "What was asked for is not yet what is shown."),
  ]

  final class Reference: PlainWay<AddressScreen> {
    private lazy var loader = PageLoader(world, bundle: BundledPages.all)

    override func wire() {
      screen.load.addTarget(self, action: Reference.load, for: .touchUpInside)
    }

    private func load() {
      loader.load(
        screen.address.text ?? "",
        completion: { [weak screen] result in
          guard let screen, case .success(let page) = result else { return }
          screen.pageTitle.text = page.title
          screen.url.text = page.url.absoluteString
        })
    }
  }
}
