import Dispatch
import Rx
import RxMarbles
import Testing

@Suite("The main scheduler")
@MainActor
struct MainSchedulerTests {
  @Test func `on the main queue with nothing waiting, work is done at once`() {
    var ran = false
    _ = MainScheduler().schedule(()) { _ in
      ran = true
      return Disposables.create()
    }
    #expect(ran)
  }

  @Test func `nested work waits for the next turn of the queue, in order`() async {
    let scheduler = MainScheduler()
    var got: [Int] = []
    await withCheckedContinuation { continuation in
      _ = scheduler.schedule(()) { _ in
        for number in 1...3 {
          _ = scheduler.schedule(number) {
            got.append($0)
            if $0 == 3 { continuation.resume() }
            return Disposables.create()
          }
        }
        got.append(0)
        return Disposables.create()
      }
    }
    #expect(got == [0, 1, 2, 3])
  }

  @Test func `work that is cancelled while it waits does not run, and later work is done at once again`() async {
    let scheduler = MainScheduler()
    var got: [String] = []
    _ = scheduler.schedule(()) { _ in
      scheduler.schedule(()) { _ in
        got.append("cancelled")
        return Disposables.create()
      }.dispose()
      return Disposables.create()
    }
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    _ = scheduler.schedule(()) { _ in
      got.append("at once")
      return Disposables.create()
    }
    #expect(got == ["at once"])
  }

  @Test func `from another thread, work runs on the main queue`() async {
    nonisolated func schedule(_ resume: @escaping @Sendable (Bool) -> Void) {
      DispatchQueue.global().async {
        _ = MainScheduler.instance.schedule(()) { _ in
          MainScheduler.ensureExecutingOnScheduler()
          resume(true)
          return Disposables.create()
        }
      }
    }
    let ran = await withCheckedContinuation { continuation in schedule { continuation.resume(returning: $0) } }
    #expect(ran)
  }

  @Test func `observe(on: main) lets an observer finish before it receives an element that it sent`() async {
    let subject = PublishSubject<Int>()
    // One of its own: on the shared one another test may just have put work.
    let scheduler = MainScheduler()
    var got: [String] = []
    await withCheckedContinuation { continuation in
      _ = subject.observe(on: scheduler).subscribe(onNext: {
        got.append("begin \($0)")
        if $0 == 1 { subject.onNext(2) } else { continuation.resume() }
        got.append("end \($0)")
      })
      subject.onNext(1)
      #expect(got == ["begin 1", "end 1"])
    }
    #expect(got == ["begin 1", "end 1", "begin 2", "end 2"])
    subject.onCompleted()
  }

  @Test func `a binder sets its object at once on the main queue, and does not keep it alive`() {
    final class Label {
      var text = ""
    }
    var label: Label? = Label()
    let binder = Binder(label!) { $0.text = $1 }
    _ = Observable.just("a").subscribe(binder)
    #expect(label?.text == "a")
    weak let weakLabel = label
    label = nil
    #expect(weakLabel == nil)
    binder.onNext("b")
  }

  @Test func `a binder that gets a value on another thread sets its object on the main queue`() async {
    final class Label {
      var set: ((String) -> Void)?
    }
    let label = Label()
    let binder = Shared(
      Binder<String>(label) { label, text in
        MainScheduler.ensureExecutingOnScheduler()
        label.set?(text)
      })
    let texts = await withCheckedContinuation { continuation in
      var texts: [String] = []
      label.set = { text in
        texts.append(text)
        if text == "b" { continuation.resume(returning: texts) }
      }
      DispatchQueue.global().async {
        binder.value.onNext("a")
        binder.value.onNext("b")
      }
    }
    #expect(texts == ["a", "b"])
  }

  @Test func `a binder sets its object on the scheduler that it is given, and lets an end pass`() {
    final class Label {
      var text = ""
    }
    let label = Label()
    let scheduler = TestScheduler()
    let binder = Binder(label, scheduler: scheduler) { $0.text += $1 }
    scheduler.at(200) { _ = Observable.of("a", "b").subscribe(binder) }
    scheduler.at(201) { #expect(label.text == "") }
    scheduler.start()
    #expect(label.text == "ab")
  }

  @Test func `rx gives a binder for each property of an object`() {
    final class Label: ReactiveCompatible {
      var text = ""
    }
    let label = Label()
    label.rx.text.onNext("a")
    #expect(label.text == "a")
    #expect(label.rx.base === label)
    #expect(Label.rx == Reactive<Label>.self)
  }
}
