import Controls
import Rx
import RxControls
import Testing
import World

@Suite(.inVirtualWorld) @MainActor struct BindTests {
  let log = Log<String>()

  @Test func `each observer gets each element and the end`() {
    let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
    for subject in subjects { _ = subject.noted(in: log) }
    _ = Observable.of(1, 2).bind(to: subjects[0], subjects[1])
    #expect(log.entries == ["1", "1", "2", "2", "|", "|"])
  }

  @Test func `observers of optional elements take plain ones`() {
    let subject = PublishSubject<Int?>()
    _ = subject.noted(in: log)
    _ = Observable.just(1).bind(to: subject)
    #expect(log.entries == ["Optional(1)", "|"])
  }

  @Test func `a function takes the sequence, and an argument after it`() {
    func joined(_ source: Observable<Int>) -> String {
      var text = ""
      _ = source.subscribe(onNext: { text += "\($0)" })
      return text
    }
    func prefixed(_ source: Observable<Int>) -> (String) -> String {
      { prefix in prefix + joined(source) }
    }
    #expect(Observable.of(1, 2).bind(to: joined) == "12")
    #expect(Observable.of(1, 2).bind(to: prefixed, curriedArgument: "0") == "012")
  }

  @Test func `a closure gets each element`() {
    _ = Observable.of(1, 2).bind(onNext: { log.note("\($0)") })
    #expect(log.entries == ["1", "2"])
  }

  @Test func `a closure gets the object as long as it lives, and does not retain it`() {
    let subject = PublishSubject<Int>()
    var object: Sample? = Sample()
    weak let released = object
    var binding: (any Disposable)?
    if let object { binding = subject.bind(with: object, onNext: { $0.count += $1 }) }
    subject.onNext(3)
    #expect(object?.count == 3)
    object = nil
    #expect(released == nil)
    subject.onNext(4)
    binding?.dispose()
  }

  @Test func `views and controls are set`() {
    let screen = SampleScreen()
    _ = Observable.just(true).bind(to: screen.label.rx.isHidden)
    _ = Observable.just(0.5).bind(to: screen.label.rx.alpha)
    _ = Observable.just("text").bind(to: screen.label.rx.text)
    _ = Observable.just(TextColor.error).bind(to: screen.label.rx.textColor)
    _ = Observable.just(false).bind(to: screen.button.rx.isEnabled)
    _ = Observable.just("title").bind(to: screen.button.rx.title)
    _ = Observable.just("name").bind(to: screen.field.rx.placeholder)
    #expect(screen.label.isHidden)
    #expect(screen.label.alpha == 0.5)
    #expect(screen.label.text == "text")
    #expect(screen.label.textColor == .error)
    #expect(!screen.button.isEnabled)
    #expect(screen.button.title == "title")
    #expect(screen.field.placeholder == "name")
  }

  @Test("a binder that gets a value on another thread sets it on the main queue, when the world settles")
  func offMain() async throws {
    let world = VirtualWorld()
    let screen = SampleScreen()
    nonisolated(unsafe) let text = World.$current.withValue(world) { screen.label.rx.text }
    await Task.detached {
      text.onNext("1")
      text.onNext("2")
    }.value
    #expect(screen.label.text == "")
    try world.settle()
    #expect(screen.label.text == "2")
  }

  @Test func `a binder does not retain its view`() {
    var label: Label? = Label("label")
    weak let released = label
    let text = label?.rx.text
    label = nil
    #expect(released == nil)
    text?.onNext("nobody")
  }
}
