import Controls
import Rx
import RxControls
import Testing

@Suite("What Rx is: traits")
struct TraitTests {
  @Test("Single, Maybe and Completable say how many elements there will be")
  func once() {
    #expect(events(of: Single.just("one")) == "one |")
    #expect(events(of: Single<String>.error(Trouble.noAnswer)) == "#")
    #expect(events(of: Maybe.just("one")) == "one |")
    #expect(events(of: Maybe<String>.empty()) == "|")
    #expect(events(of: Completable.empty().andThen(Observable.just("then"))) == "then |")
    #expect(events(of: Observable.of("one", "two").asSingle()) == "#")
  }

  @Test("an Infallible has no error to handle: subscribe takes no onError")
  func infallible() {
    var got: [String] = []
    let bag = DisposeBag()
    let trouble = Observable<String>.error(Trouble.noAnswer)
    trouble.asInfallible(onErrorJustReturn: "sorry")
      .subscribe(onNext: { got.append($0) }, onCompleted: { got.append("|") })
      .disposed(by: bag)
    #expect(got == ["sorry", "|"])
  }

  @Test("a Driver emits the latest element to a new subscriber, a Signal emits nothing")
  func driverAndSignal() {
    var got: [String] = []
    let bag = DisposeBag()
    let news = PublishRelay<String>()
    let state = news.asDriver(onErrorDriveWith: .empty())
    let event = news.asSignal()
    state.drive().disposed(by: bag)
    event.emit().disposed(by: bag)
    news.accept("rain")
    state.drive(onNext: { got.append("driver: \($0)") }).disposed(by: bag)
    event.emit(onNext: { got.append("signal: \($0)") }).disposed(by: bag)
    #expect(got == ["driver: rain"])
    news.accept("sun")
    #expect(got == ["driver: rain", "driver: sun", "signal: sun"])
  }

  @Test("a ControlProperty has a value at once and can be set, a ControlEvent waits for an event")
  func controls() {
    var got: [String] = []
    let bag = DisposeBag()
    let field = TextField("field")
    let button = Button("button", title: "Send")
    field.rx.text.orEmpty.subscribe(onNext: { got.append("text \"\($0)\"") }).disposed(by: bag)
    button.rx.tap.subscribe(onNext: { got.append("tap") }).disposed(by: bag)
    #expect(got == [#"text """#])
    field.sendActions(for: .editingChanged)
    button.sendActions(for: .touchUpInside)
    #expect(got == [#"text """#, #"text """#, "tap"])
    Observable.just("from a stream").bind(to: field.rx.text).disposed(by: bag)
    #expect(field.text == "from a stream")
  }
}
