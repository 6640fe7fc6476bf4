import Controls
import Foundation
import KeyValueObserving
import Rx
import RxControls
import Testing
import World

@Suite(.inVirtualWorld) @MainActor struct ObserveTests {
  let log = Log<String>()

  @Test func `a key path sends the present value, then each new one`() {
    let sample = Sample()
    let subscription = sample.rx.observe(\.count).noted(in: log)
    sample.count = 1
    sample.count = 1
    #expect(log.entries == ["0", "1", "1"])
    subscription.dispose()
    sample.count = 2
    #expect(log.entries == ["0", "1", "1"])
    #expect(sample.observers.count == 0)
  }

  @Test func `without the initial option the present value is left out`() {
    let sample = Sample()
    let subscription = sample.rx.observe(\.count, options: .new).noted(in: log)
    sample.count = 1
    #expect(log.entries == ["1"])
    subscription.dispose()
  }

  @Test func `the object is not retained, and the sequence completes when it is deallocated`() {
    var sample: Sample? = Sample()
    weak let released = sample
    let counts = sample?.rx.observe(\.count)
    _ = counts?.noted(in: log)
    sample = nil
    #expect(released == nil)
    #expect(log.entries == ["0", "|"])
    _ = counts?.noted(in: log)
    #expect(log.entries == ["0", "|", "|"])
  }

  @Test func `a name sends the values, nil for nil and for a value of another type`() {
    let sample = Sample()
    let bag = DisposeBag()
    sample.rx.observe(String.self, "name").noted(in: log).disposed(by: bag)
    sample.name = "a"
    sample.name = nil
    #expect(log.entries == ["nil", "Optional(\"a\")", "nil"])
    let wrong = Log<String>()
    sample.rx.observe(Int.self, "name").noted(in: wrong).disposed(by: bag)
    sample.name = "b"
    #expect(wrong.entries == ["nil", "nil"])
  }

  @Test func `a wrong name is an error that says which`() throws {
    let sample = Sample()
    var error: (any Error)?
    _ = sample.rx.observe(Int.self, "size").subscribe(onError: { error = $0 })
    let mistake = try #require(error as? RxCocoaError)
    #expect(mistake.debugDescription == "Sample has no observable property \"size\".")
    guard case .invalidPropertyName(let object, let name) = mistake else { return }
    #expect(object as AnyObject === sample)
    #expect(name == "size")
  }

  @Test func `a named observation retains the object until it is disposed`() {
    var sample: Sample? = Sample()
    weak let released = sample
    let subscription = sample?.rx.observe(Int.self, "count").noted(in: log)
    sample = nil
    #expect(released != nil)
    subscription?.dispose()
    #expect(released == nil)
  }

  @Test func `with retainSelf false the sequence completes when the object is deallocated`() {
    var sample: Sample? = Sample()
    weak let released = sample
    _ = sample?.rx.observe(Int.self, "count", retainSelf: false).noted(in: log)
    sample = nil
    #expect(released == nil)
    #expect(log.entries == ["Optional(0)", "|"])
  }

  @Test func `observed weakly, a deallocated object emits nil and completes`() {
    var sample: Sample? = Sample()
    weak let released = sample
    _ = sample?.rx.observeWeakly(Int.self, "count").noted(in: log)
    sample?.count = 1
    sample = nil
    #expect(released == nil)
    #expect(log.entries == ["Optional(0)", "Optional(1)", "nil", "|"])
  }

  @Test func `deallocated emits one element when the object is deallocated, also for late subscribers`() {
    var sample: Sample? = Sample()
    let gone = sample?.rx.deallocated
    _ = gone?.noted(in: log)
    #expect(log.entries == [])
    sample = nil
    #expect(log.entries == ["()", "|"])
    _ = gone?.noted(in: log)
    #expect(log.entries == ["()", "|", "()", "|"])
  }

  @Test func `a disposed wait for an object's end retains nothing`() {
    let sample = Sample()
    weak var released: Log<Int>?
    do {
      let captured = Log<Int>()
      released = captured
      sample.rx.deallocated.subscribe(onNext: { captured.note(1) }).dispose()
    }
    #expect(released == nil)
  }

  @Test func `notifications arrive as they are posted, by name and by object`() {
    let center = NotificationCenter()
    let name = Notification.Name("tick")
    let sender = Sample()
    let bag = DisposeBag()
    let ofSender = Log<String>()
    center.rx.notification(name).map(\.name.rawValue).noted(in: log).disposed(by: bag)
    center.rx.notification(name, object: sender).map(\.name.rawValue).noted(in: ofSender).disposed(by: bag)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("tock"), object: nil)
    #expect(log.entries == ["tick"])
    center.post(name: name, object: sender)
    #expect(log.entries == ["tick", "tick"])
    #expect(ofSender.entries == ["tick"])
  }

  @Test func `a disposed subscription to notifications is silent and retains nothing`() {
    let center = NotificationCenter()
    weak var released: Log<Int>?
    do {
      let captured = Log<Int>()
      released = captured
      center.rx.notification(nil).subscribe(onNext: { _ in captured.note(1) }).dispose()
    }
    #expect(released == nil)
  }

  @Test func `once the sender is deallocated, no other sender's notifications arrive`() {
    let center = NotificationCenter()
    let name = Notification.Name("tick")
    var sender: Sample? = Sample()
    let notifications = center.rx.notification(name, object: sender)
    sender = nil
    let subscription = notifications.map(\.name.rawValue).noted(in: log)
    center.post(name: name, object: nil)
    #expect(log.entries == [])
    subscription.dispose()
  }

  @Test func `properties of controls can be observed`() {
    let screen = SampleScreen()
    let subscription = screen.field.rx.observe(\.isEditing).noted(in: log)
    #expect(screen.field.connectionCount == 1)
    screen.field.touch()
    #expect(log.entries == ["false", "true"])
    subscription.dispose()
    #expect(screen.field.connectionCount == 0)
  }
}
