import KeyValueObserving
import Rx
import RxControls
import Testing
import World

@Suite("KVO to Rx: traps")
struct ProgressTraps {
  private let download = Download()
  private let bag = DisposeBag()

  @Test("Trap: two properties that change together notify one after the other, with an unintended text in between")
  func between() {
    var texts: [String] = []
    download.rx.progressText.drive(onNext: { texts.append($0) }).disposed(by: bag)
    download.finish()
    #expect(texts == ["0 %", "100 %", "done"])
  }

  @Test func `Trap: without the initial value, combineLatest waits until each property has changed`() {
    var texts: [String] = []
    Observable.combineLatest(
      download.rx.observe(\.fraction, options: .new), download.rx.observe(\.isFinished, options: .new)
    )
    .subscribe(onNext: { texts.append(progressText($0, $1)) })
    .disposed(by: bag)
    download.advance(to: 0.5)
    #expect(texts == [])
    download.finish()
    #expect(texts == ["done"])
  }

  @Test(
    "Trap: a stream requested by a string retains the object, so a subscription in its own bag never ends")
  func retained() {
    final class Page: KeyValueObservable, ReactiveCompatible {
      nonisolated let observers = ObserverStore()
      @Observed var title = ""
      let disposeBag = DisposeBag()
    }
    var byString: Page? = Page()
    var byKeyPath: Page? = Page()
    weak let pageByString = byString
    weak let pageByKeyPath = byKeyPath
    if let byString, let byKeyPath {
      byString.rx.observe(String.self, "title").subscribe().disposed(by: byString.disposeBag)
      byKeyPath.rx.observe(\.title).subscribe().disposed(by: byKeyPath.disposeBag)
    }
    byString = nil
    byKeyPath = nil
    #expect(pageByString != nil)
    #expect(pageByKeyPath == nil)
  }

  @Test func `Trap: a mismatched type causes no error: every value is nil`() {
    var got: [Int?] = []
    download.rx.observe(Int.self, "fraction").subscribe(onNext: { got.append($0) }).disposed(by: bag)
    download.advance(to: 0.5)
    #expect(got == [nil, nil])
  }
}
