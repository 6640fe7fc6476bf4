import Controls
import Rx
import RxControls
import Testing
import Trace
import World

@MainActor struct BinderTraceTests {
  /// What was done to the label on the way, and how often a binder was reached.
  private func chain(_ body: (SampleScreen) -> any Disposable) throws -> [String] {
    let world = VirtualWorld()
    let links = try World.$current.withValue(world) {
      let screen = SampleScreen()
      return try Trace.recording { () throws in
        let binding = body(screen)
        try world.settle()
        binding.dispose()
      }.links
    }
    return links.map(\.description)
  }

  @Test("a binder of one's own is noted before what it sets, by whatever is bound to it")
  func own() throws {
    let expected = ["Binder", #"label.text = "1""#]
    func binder(_ screen: SampleScreen) -> Binder<String> { Binder(screen.label) { $0.text = $1 } }
    #expect(try chain { Observable.just("1").bind(to: binder($0)) } == expected)
    #expect(try chain { Infallible.just("1").bind(to: binder($0)) } == expected)
    #expect(try chain { Driver.just("1").drive(binder($0)) } == expected)
    #expect(try chain { Signal.just("1").emit(to: binder($0)) } == expected)
  }

  @Test("one of a control is noted once, and also where something sends to it directly")
  func ofControls() throws {
    let expected = ["Binder", #"label.text = "1""#]
    #expect(try chain { Observable.just("1").bind(to: $0.label.rx.text) } == expected)
    #expect(try chain { Driver.just("1").drive($0.label.rx.text) } == expected)
    #expect(try chain { Observable.just("1").subscribe($0.label.rx.text) } == expected)
    #expect(try chain { Driver.just("1").drive($0.field.rx.text) }.filter { $0 == "Binder" } == ["Binder"])
  }

  @Test("each of several is noted by itself, also one that another one leads to")
  func several() throws {
    let two = try chain { Driver.just("1").drive($0.label.rx.text, $0.label.rx.text) }
    #expect(two == ["Binder", #"label.text = "1""#, "Binder", #"label.text = "1""#])
    let nested = try chain { screen in
      let relay = PublishRelay<String>()
      let shown = relay.asDriver(onErrorDriveWith: .empty()).drive(screen.label.rx.text)
      let outer = Driver.just("1").drive(Binder<String>(screen) { _, text in relay.accept(text) })
      return Disposables.create(shown, outer)
    }
    #expect(nested == ["Binder", "Binder", #"label.text = "1""#])
  }

  @Test("what is no binder is not noted as one")
  func others() throws {
    #expect(try chain { _ in Observable.just("1").bind(to: PublishSubject<String>()) } == [])
    #expect(try chain { _ in Driver.just("1").drive(AnyObserver<String> { _ in }) } == [])
  }
}
