import Rx
import Testing

@Suite("Serial disposables and single assignments")
struct SerialDisposableTests {
  @Test("a serial disposable disposes the one before, and at once what comes later")
  func serial() {
    let log = DisposalLog()
    let serial = SerialDisposable()
    serial.disposable = log.make("a")
    #expect(log.names == [])
    serial.disposable = log.make("b")
    #expect(log.names == ["a"])
    serial.dispose()
    #expect(log.names == ["a", "b"])
    serial.disposable = log.make("c")
    #expect(log.names == ["a", "b", "c"])
    #expect(serial.isDisposed)
  }

  @Test("a single assignment disposes what it gets, now or later")
  func singleAssignment() {
    let log = DisposalLog()
    let early = SingleAssignmentDisposable()
    early.setDisposable(log.make("a"))
    early.dispose()
    let late = SingleAssignmentDisposable()
    late.dispose()
    late.setDisposable(log.make("b"))
    #expect(log.names == ["a", "b"])
    #expect(early.isDisposed && late.isDisposed)
  }

  @Test("a serial disposable shows what is in it, and nothing after its end")
  func serialContents() {
    final class Named: Disposable {
      func dispose() {}
    }
    let serial = SerialDisposable()
    let named = Named()
    serial.disposable.dispose()
    #expect(!serial.isDisposed)
    serial.disposable = named
    #expect(serial.disposable as? Named === named)
    serial.dispose()
    serial.dispose()
    #expect(serial.disposable as? Named == nil)
    serial.disposable = named
    #expect(serial.disposable as? Named == nil)
  }

  @Test("a serial disposable may be filled again by what it disposes: the last one stays")
  func serialInside() {
    let log = DisposalLog()
    let serial = SerialDisposable()
    serial.disposable = Disposables.create {
      log.names.append("a")
      serial.disposable = log.make("c")
    }
    serial.disposable = log.make("b")
    #expect(log.names == ["a", "b"])
    serial.dispose()
    #expect(log.names == ["a", "b", "c"])
  }

  @Test("a single assignment is not disposed by what is put in; a second disposable stops the program")
  func singleAssignmentTwice() async {
    let single = SingleAssignmentDisposable()
    single.setDisposable(Disposables.create())
    #expect(!single.isDisposed)
    single.dispose()
    single.dispose()
    #expect(single.isDisposed)
    await #expect(processExitsWith: .failure) {
      let single = SingleAssignmentDisposable()
      single.setDisposable(Disposables.create())
      single.setDisposable(Disposables.create())
    }
    await #expect(processExitsWith: .failure) {
      let single = SingleAssignmentDisposable()
      single.dispose()
      single.setDisposable(Disposables.create())
      single.setDisposable(Disposables.create())
    }
  }
}
