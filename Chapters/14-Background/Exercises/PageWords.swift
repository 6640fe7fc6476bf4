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
      Invariant("what can be cancelled is loading or counting") { screen in
        let text = screen.result.text ?? ""
        return screen.cancel.isEnabled == ["Loading …", "Counting …"].contains { text.hasPrefix($0) }
      },
      Invariant("the wheel turns while a page is loading") { screen in
        screen.activity.isAnimating == (screen.result.text == "Loading …")
      },
    ]
    static let events: [WorldEvent<PageScreen>] = [
      .fail("request", ["refused": .cannotConnect, "timeout": .timedOut], on: { $0.network as? ScriptedNetwork }),
      lateTap(on: \.cancel, "cancel"),
    ]
    static let usesNetwork = true
  }

  static let reference = [Way("reference", Reference.self)]

  static let rules: [Rule<Place>] = [
    Rule(
      "A page is requested 300 ms after the last key, and not before.",
      script: """
        expect result "Ready"
        type page "al"
        wait 299ms
        type page "ice"
        wait 299ms
        expect result "Ready"
        wait 1ms
        expect result "Loading …"
        """,
      expects: "1 request",
      advice: "Chapter 11 waits for a pause in typing, too: each key cancels the timer and starts another.",
      of: \.requests),
    Rule(
      "When the page arrives, its words are counted with progress, and the result is shown.",
      script: """
        replace page "alice"
        wait 1300ms
        expect result "Counting … 0 %"
        wait 300ms
        expect result "Counting … 30 %"
        wait 700ms
        expect result "641 words, 262 different: the 28, to 27, she 21"
        replace page "hamlet"
        wait 1400ms
        expect result "6 words, 4 different: be 2, to 2, not 1"
        """,
      advice: "The answer to the request is the beginning of the count, and the count comes back to the main queue."),
    Rule(
      "An empty name requests nothing.",
      script: """
        replace page "alice"
        wait 1s
        clear page
        expect result "Ready"
        wait 2s
        expect result "Ready"
        """,
      expects: "1 request",
      advice: "An empty name is a change like any other: it ends the work under way, and begins none.",
      of: \.requests),
    Rule(
      "More typing cancels the request for the page before.",
      script: """
        replace page "alice"
        wait 500ms
        type page "x"
        expect result "Ready"
        wait 3s
        expect result "Failed: there is no such page"
        """,
      expects: "request 1 cancelled, request 2 finished",
      advice: "When is the request cancelled: when the next one begins, or when its page is no longer wanted?",
      of: { requests($0) }),
    Rule(
      "More typing cancels a count as well.",
      script: """
        replace page "alice"
        wait 1600ms
        expect result "Counting … 30 %"
        clear page
        """,
      expects: "nothing waits",
      advice: "Three things may be under way: a pause, a request, a count. Which method cancels the third?",
      of: { $0.world.pendingCount == 0 ? "nothing waits" : "something still goes on" }),
    Rule(
      "Cancel ends the work under way, and nothing of it arrives later.",
      script: """
        replace page "alice"
        wait 500ms
        tap cancel
        expect result "Cancelled"
        wait 3s
        expect result "Cancelled"
        replace page "alice"
        wait 1500ms
        event cancel-late
        expect result "Cancelled"
        """,
      advice: "A part that was counted may be on its way when cancel is tapped: is it still wanted when it arrives?"),
    Rule(
      "Trouble is shown, and the next page works.",
      script: """
        replace page "alice"
        wait 300ms
        event fail first refused
        expect result "Failed: the host refuses the connection"
        expect result error
        replace page "hamlet"
        wait 1400ms
        expect result "6 words, 4 different: be 2, to 2, not 1"
        """,
      advice: "Trouble is the end of one page. What has to be there still, so that the next one can come?"),
  ]

  private static func requests(_ pane: Pane<Place>) -> String {
    pane.world.scriptedNetwork.calls.map { "request \($0.id) \($0.state)" }.joined(separator: ", ")
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
