import Controls
import Rx
import RxControls
import Testing
import World

@Suite(.inVirtualWorld) @MainActor struct ControlPropertyTests {
  let log = Log<String>()

  @Test func `the text is sent at once, and at every event of editing`() {
    let screen = SampleScreen()
    screen.field.text = "a"
    let subscription = screen.field.rx.text.noted(in: log)
    #expect(log.entries == ["Optional(\"a\")"])
    screen.field.touch()
    screen.field.insert("b")
    screen.field.resignFirstResponder()
    #expect(log.entries == ["Optional(\"a\")", "Optional(\"a\")", "Optional(\"ab\")", "Optional(\"ab\")"])
    subscription.dispose()
    #expect(screen.field.connectionCount == 0)
  }

  @Test func `text set in code or by a binding sends no element, and the next event includes it`() {
    let screen = SampleScreen()
    let subscription = screen.field.rx.text.orEmpty.noted(in: log)
    screen.field.text = "code"
    #expect(log.entries == [""])
    _ = Observable.just("bound").bind(to: screen.field.rx.text)
    #expect(screen.field.text == "bound")
    #expect(log.entries == [""])
    screen.field.touch()
    #expect(log.entries == ["", "bound"])
    subscription.dispose()
  }

  @Test("the value of a slider is sent at once and at every drag; set in code or by a binding it sends no element")
  func slider() {
    let screen = SampleScreen()
    let subscription = screen.slider.rx.value.noted(in: log)
    screen.slider.drag(to: 2.5)
    screen.slider.value = 3
    _ = Observable.just(20).bind(to: screen.slider.rx.value)
    #expect(screen.slider.value == 10)
    screen.slider.drag(to: 7)
    #expect(log.entries == ["0.0", "2.5", "7.0"])
    subscription.dispose()
    #expect(screen.slider.connectionCount == 0)
  }

  @Test func `binding the text that is there already leaves the caret where it is`() {
    let screen = SampleScreen()
    screen.field.touch()
    screen.field.insert("abc")
    screen.field.select(1..<1)
    screen.field.rx.text.onNext("abc")
    #expect(screen.field.selection == 1..<1)
    screen.field.rx.text.onNext("abcd")
    #expect(screen.field.selection == 4..<4)
  }

  @Test func `orEmpty sends an empty text in the place of nil, and sets what it is given`() {
    let screen = SampleScreen()
    screen.field.text = nil
    let property = screen.field.rx.text.orEmpty
    let subscription = property.noted(in: log)
    #expect(log.entries == [""])
    property.onNext("a")
    #expect(screen.field.text == "a")
    property.onCompleted()
    property.onNext("b")
    #expect(screen.field.text == "b")
    subscription.dispose()
  }

  @Test func `changed is silent on subscription`() {
    let screen = SampleScreen()
    let subscription = screen.field.rx.text.orEmpty.changed.noted(in: log)
    #expect(log.entries == [])
    screen.field.touch()
    screen.field.insert("a")
    #expect(log.entries == ["", "a"])
    subscription.dispose()
  }

  @Test func `it completes when the control is deallocated, and does not retain it`() {
    var field: TextField? = TextField("field")
    weak let released = field
    let text = field?.rx.text.orEmpty
    _ = text?.noted(in: log)
    field = nil
    #expect(released == nil)
    #expect(log.entries == ["", "|"])
    _ = text?.noted(in: log)
    #expect(log.entries == ["", "|", "|"])
  }

  @Test func `as a driver it is shared: a second observer gets the latest text without a second connection`() {
    let screen = SampleScreen()
    let driver = screen.field.rx.text.orEmpty.asControlProperty().asDriver()
    let bag = DisposeBag()
    driver.drive().disposed(by: bag)
    screen.field.touch()
    screen.field.insert("a")
    driver.noted(in: log).disposed(by: bag)
    #expect(log.entries == ["a"])
    #expect(screen.field.connectionCount == 1)
  }

  @Test func `two-way binding with a relay ends when both agree`() throws {
    try inVirtualWorld { world in
      let screen = SampleScreen()
      let relay = BehaviorRelay(value: "start")
      let bag = DisposeBag()
      relay.bind(to: screen.field.rx.text.orEmpty).disposed(by: bag)
      screen.field.rx.text.orEmpty.bind(to: relay).disposed(by: bag)
      #expect(screen.field.text == "start")
      screen.field.touch()
      screen.field.insert("!")
      try world.settle()
      #expect(relay.value == "start!")
      relay.accept("code")
      try world.settle()
      #expect(screen.field.text == "code")
    }
  }

  @Test func `a control property can be created from any values and any sink`() {
    let values = BehaviorSubject(value: 1)
    let sink = PublishSubject<Int>()
    let property = ControlProperty(values: values, valueSink: sink)
    let bag = DisposeBag()
    property.asObservable().noted(in: log).disposed(by: bag)
    sink.map { "set \($0)" }.noted(in: log).disposed(by: bag)
    property.onNext(2)
    #expect(log.entries == ["1", "set 2"])
  }
}
