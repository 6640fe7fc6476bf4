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
      Invariant("the indicator turns if, and only if, the load can be stopped") { screen in
        screen.activity.isAnimating == screen.stop.isEnabled
      },
      Invariant("while a page is loading there is a bar") { screen in
        !screen.progress.isHidden || !screen.activity.isAnimating
      },
    ]
  }

  static let reference = [Way("reference", Reference.self)]

  static let rules = Rule<Place>.all(
    in: """
      When the page is here the bar is full, and can be seen for 300 milliseconds.
        tap load
        wait 500ms
        expect title "Welcome"
        expect activity off
        expect progress visible
        expect progress progress 1
        wait 299ms
        expect progress visible
        wait 1ms
        expect progress hidden
      look at: What hides the bar now, and what should hide it 300 milliseconds later?

      A load that begins meanwhile keeps its bar.
        tap load
        wait 600ms
        tap load
        expect progress progress 0.1
        wait 200ms
        expect progress visible
        expect progress progress 0.3
      look at: The timer of the last page is still running when the next load begins.

      A load that is stopped has no full bar: it goes at once.
        tap load
        wait 200ms
        tap stop
        expect progress hidden
      look at: Only a page fills the bar.
      """)

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
