import Controls
import Foundation
import Services
import Stage
import Workshop

/// The address of the page in a line below its title, in all four ways.
enum AddressLine: Exercise {
  /// An address to load, and the title and the address of the page.
  final class AddressScreen: LoadingScreen {
    let url = Label("url")

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

  static let rules = Rule<Place>.all(
    in: """
      The address comes with the page, and is that of the page.
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
      look at: Where does this way get the title? The address is close to it.

      A page that does not come leaves the old address standing.
        tap load
        wait 500ms
        replace address "bundle:nowhere"
        tap load
        wait 500ms
        expect title "Welcome"
        expect url "bundle:welcome"
      look at: The address that you load is not yet the address of the page on the screen.
      """)

  final class Reference: PlainPage<AddressScreen> {
    override func pageLoader(_ loader: PageLoader, didFinish page: Page) {
      super.pageLoader(loader, didFinish: page)
      screen.url.text = page.url.absoluteString
    }
  }
}
