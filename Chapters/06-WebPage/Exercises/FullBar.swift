import Controls
import Services
import Stage
import Workshop
import World

/// A bar that stays full for a moment when the page has arrived.
enum FullBar: Exercise {
  enum Place: Scene {
    static let title = "a bar that stays for a moment"

    static func makeScreen() -> LoadingScreen { LoadingScreen() }

    static let alphabet: [Input] = [
      .tap("load"), .wait(.milliseconds(500)), .wait(.milliseconds(100)), .tap("stop"), .wait(.milliseconds(200)),
    ]
    static let invariants: [Invariant<LoadingScreen>] = [
      Invariant("the activity indicator is on if, and only if, Stop is enabled") { screen in
        screen.activity.isAnimating == screen.stop.isEnabled
      },
      Invariant("while a page is loading, the bar is visible") { screen in
        !screen.progress.isHidden || !screen.activity.isAnimating
      },
    ]
  }

  static let reference = [Way("reference", Reference.self)]

  final class Reference: PlainPage<LoadingScreen> {
    override func pageLoader(_ loader: PageLoader, didProgressTo progress: Double) {
      work = nil
      super.pageLoader(loader, didProgressTo: progress)
    }

    override func pageLoader(_ loader: PageLoader, didFinish page: Page) {
      screen.pageTitle.text = page.title
      screen.page.text = page.text
      screen.activity.stopAnimating()
      screen.stop.isEnabled = false
      work = world.schedule(after: .milliseconds(300)) { [screen] in screen.progress.isHidden = true }
    }
  }
}
