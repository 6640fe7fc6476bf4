import Controls
import Foundation
import Models
import Services
import Stage
import Workshop
import World

/// The words of a page that is requested while its name is typed: a task of several chapters together.
enum PageWords: Exercise {
  enum Place: Scene {
    static let title = "the words of a page"

    static func makeScreen() -> PageScreen { PageScreen() }
    static func prepare(_ world: VirtualWorld) { world.scriptedNetwork.rule = PageWords.reply }

    static let alphabet: [Input] = [
      .type("page", text: "x"), .clear("page"), .replace("page", text: "alice"), .wait(.milliseconds(300)),
      .wait(.seconds(1)), .event("cancel-late", []), .tap("cancel"), .event("fail", ["first", "refused"]),
    ]
    static let invariants: [Invariant<PageScreen>] = [
      Invariant("Cancel is enabled if, and only if, a page is loading or being counted") { screen in
        let text = screen.result.text ?? ""
        return screen.cancel.isEnabled == ["Loading …", "Counting …"].contains { text.hasPrefix($0) }
      },
      Invariant("the activity indicator is on if, and only if, a page is loading") { screen in
        screen.activity.isAnimating == (screen.result.text == "Loading …")
      },
    ]
    static let events: [WorldEvent<PageScreen>] = [
      .fail("request", ["refused": .cannotConnect, "timeout": .timedOut]),
      lateTap(on: \.cancel, "cancel"),
    ]
    static let usesNetwork = true
  }

  static let reference = [Way("reference", Reference.self)]

  static func detail(of pane: Pane<Place>) -> String {
    let calls = pane.world.scriptedNetwork.calls.map { "request \($0.id) \($0.state)" }
    return (calls + [pane.world.pendingCount == 0 ? "nothing waits" : "something waits"]).joined(separator: ", ")
  }
}

extension PageWords {
  /// The pause between the last key and the request for a page.
  nonisolated static let silence: Duration = .milliseconds(300)

  /// The state of a page.
  nonisolated enum State: Hashable, Sendable {
    case ready, loading, cancelled
    case counting(CountingState)
    case failed(Trouble)
  }

  /// The reason why there are no words.
  nonisolated struct Trouble: Error, Hashable, CustomStringConvertible {
    let description: String

    init(_ error: any Error) {
      description = "\(error)"
    }
  }

  /// Returns the request for the page called `name`.
  nonisolated static func request(for name: String) -> Request {
    Request(URL(string: "https://pages.test/")?.appending(path: name) ?? URL(filePath: "/"), timeLimit: .seconds(10))
  }

  /// Returns the text of a page.
  ///
  /// - Throws: `MissingPage` for any status but 200.
  nonisolated static func text(of answer: HTTPAnswer) throws -> String {
    guard answer.response.status == 200 else { throw MissingPage() }
    return String(decoding: answer.body, as: UTF8.self)
  }

  nonisolated struct MissingPage: Error, CustomStringConvertible {
    let description = "there is no such page"
  }

  /// Returns the reply of the service, which comes after a second.
  nonisolated static func reply(to request: Request) -> Reply {
    let pages = ["alice": LongText.rabbitHole.text, "hamlet": "To be, or not to be"]
    guard let page = pages[request.url.lastPathComponent] else { return .answer(status: 404, after: .seconds(1)) }
    return .answer(body: Data(page.utf8), after: .seconds(1))
  }

  /// The name of a page, its state, and a way out.
  final class PageScreen: Screen {
    let page = TextField("page", placeholder: "the name of a page")
    let cancel = Button("cancel", title: "Cancel")
    let activity = ActivityIndicator("activity")
    let progress = ProgressBar("progress")
    let result = Label("result")

    override var rows: [[View]] { [[page, cancel, activity], [progress], [result]] }

    func show(_ state: State) {
      if state == .loading { activity.startAnimating() } else { activity.stopAnimating() }
      switch state {
      case .ready: show(0, "Ready", .normal)
      case .loading: show(0, "Loading …", .normal)
      case .cancelled: show(0, CountingState.cancelled.text, .secondary)
      case .failed(let trouble): show(0, "Failed: \(trouble)", .error)
      case .counting(let count): show(count.progress, count.text, count.isCounting ? .normal : .ok)
      }
      cancel.isEnabled = if case .counting(let count) = state { count.isCounting } else { state == .loading }
    }

    private func show(_ part: Double, _ text: String, _ color: TextColor) {
      progress.progress = Float(part)
      result.show(text, color)
    }
  }

  final class Reference: PlainWay<PageScreen> {
    private var name = ""
    private var number = 0

    override func wire() {
      screen.show(.ready)
      screen.page.addTarget(self, action: Reference.nameChanged, for: .editingChanged)
      screen.cancel.addTarget(self, action: Reference.cancel, for: .touchUpInside)
    }

    private func stop() {
      work = nil
      number += 1
    }

    private func nameChanged() {
      guard let name = screen.page.text, name != self.name else { return }
      self.name = name
      stop()
      screen.show(.ready)
      if !name.isEmpty { work = world.schedule(after: PageWords.silence) { [weak self] in self?.load(name) } }
    }

    private func cancel() {
      stop()
      screen.show(.cancelled)
    }

    private func load(_ name: String) {
      screen.show(.loading)
      let task = HTTPClient(world).task(with: PageWords.request(for: name)) { [weak self] outcome in
        do { self?.count(try PageWords.text(of: outcome.get())) } catch { self?.screen.show(.failed(Trouble(error))) }
      }
      work = task
      task.resume()
    }

    private func count(_ text: String) {
      screen.show(.counting(.counting(0)))
      let task = CountingTask(text, in: world) { [weak self, world, number] state in
        world.post { [weak self] in self?.receive(state, of: number) }
      }
      work = task
      task.resume()
    }

    private func receive(_ state: CountingState, of number: Int) {
      if number == self.number { screen.show(.counting(state)) }
    }
  }
}
