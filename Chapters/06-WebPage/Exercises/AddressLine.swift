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

  final class Reference: PlainPage<AddressScreen> {
    override func pageLoader(_ loader: PageLoader, didFinish page: Page) {
      super.pageLoader(loader, didFinish: page)
      screen.url.text = page.url.absoluteString
    }
  }
}
