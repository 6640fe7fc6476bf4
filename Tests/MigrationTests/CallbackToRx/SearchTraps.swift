import Rx
import RxControls
import Testing
import World

@Suite("Callback to Rx: traps")
struct SearchTraps {
  @Test func `Trap: returning an empty disposable loses the cancellation`() {
    let world = VirtualWorld()
    let directory = Directory(world)
    let careless = Single<[String]>.create { answer in
      _ = directory.find("Ada") { answer($0) }
      return Disposables.create()
    }
    careless.subscribe().dispose()
    #expect(world.pendingCount == 1)
    directory.rx.find("Alan").subscribe().dispose()
    #expect(world.pendingCount == 1)
  }

  @Test func `Trap: without a catch inside, the first failure ends the search for good`() throws {
    let world = VirtualWorld()
    let directory = Directory(world)
    let texts = PublishRelay<String>()
    let bag = DisposeBag()
    var shown: [String] = []
    texts
      .flatMapLatest { directory.rx.find($0).map(line) }
      .catchAndReturn("no answer")
      .subscribe(onNext: { shown.append($0) })
      .disposed(by: bag)
    texts.accept("?")
    try world.advance(by: .seconds(3))
    texts.accept("Ada")
    try world.advance(by: .seconds(1))
    #expect(shown == ["no answer"])
  }

  @Test func `Trap: a closure in its own bag that holds self retains both`() {
    final class Screen {
      private let disposeBag = DisposeBag()
      private(set) var text = ""

      init(_ texts: PublishRelay<String>) {
        texts.subscribe(onNext: { self.text = $0 }).disposed(by: disposeBag)
      }
    }
    let texts = PublishRelay<String>()
    var owner: Screen? = Screen(texts)
    weak let screen = owner
    owner = nil
    #expect(screen != nil)
  }

  @Test func `Trap: while a step is half done, the closure and the stream both answer`() throws {
    let world = VirtualWorld()
    let directory = Directory(world)
    let bag = DisposeBag()
    var shown: [String] = []
    // The old code, and beside it its replacement.
    _ = directory.find("Ada") { result in
      if let names = try? result.get() { shown.append(line(names)) }
    }
    directory.rx.find("Ada").subscribe(onSuccess: { shown.append(line($0)) }).disposed(by: bag)
    try world.advance(by: .seconds(1))
    #expect(shown == ["Ada", "Ada"])
  }
}
