import Foundation
@preconcurrency import Rx
import RxMarbles
import Testing

// Each test prints in a process of its own, so that no other test prints there.
@Suite("debug and Hooks")
struct DebugTests {
  /// The printed lines.
  private func lines(_ result: ExitTest.Result?) -> [String] {
    String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The printed lines without their times.
  private func texts(_ result: ExitTest.Result?) -> [String] {
    lines(result).filter { $0.contains(" -> ") }.map { String($0.dropFirst("2026-02-28 09:41:00.000: ".count)) }
  }

  @Test func `debug prints the subscription, each event, and the disposal`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      _ = Observable.of(1, 2).debug("numbers").subscribe()
    }
    #expect(
      texts(result) == [
        "numbers -> subscribed", "numbers -> Event next(1)", "numbers -> Event next(2)", "numbers -> Event completed",
        "numbers -> isDisposed",
      ])
    let time = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}: numbers -> .*/
    #expect(lines(result).filter { $0.wholeMatch(of: time) != nil }.count == 5)
  }

  @Test func `an error is printed, and the disposal once, though the subscriber disposes too`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      Observable<Int>.error(TestError.planned).debug("x").subscribe(onError: { _ in }).dispose()
    }
    #expect(texts(result) == ["x -> subscribed", "x -> Event error(planned)", "x -> isDisposed"])
  }

  @Test(
    "of two in a chain the upper one is subscribed last and prints events first; the lower one prints its disposal first"
  )
  func chain() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let subject = PublishSubject<Int>()
      let subscription = subject.debug("upper").map { $0 * 10 }.debug("lower").subscribe()
      subject.onNext(1)
      subscription.dispose()
      subject.onNext(2)
    }
    #expect(
      texts(result) == [
        "lower -> subscribed", "upper -> subscribed", "upper -> Event next(1)", "lower -> Event next(10)",
        "lower -> isDisposed", "upper -> isDisposed",
      ])
  }

  @Test func `without a name there is the place: file, line and function`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      _ = Observable<Int>.empty().debug(file: "/a/b/File.swift", line: 7, function: "f()").subscribe()
      _ = Observable<Int>.empty().debug(file: "File.swift", line: 8, function: "g()").subscribe()
    }
    #expect(texts(result).first == "File.swift:7 (f()) -> subscribed")
    #expect(texts(result).last == "File.swift:8 (g()) -> isDisposed")
  }

  @Test func `trimOutput cuts what is longer than 40 characters in the middle`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let long = "abcdefghijklmnopqrstuvwxyz0123456789"
      _ = Observable.of("short", long, String(long.prefix(34))).debug("x", trimOutput: true).subscribe()
      _ = Observable.of(long).debug("y").subscribe()
    }
    #expect(
      texts(result).filter { $0.contains("next") } == [
        "x -> Event next(short)", "x -> Event next(abcdefghijklmno...rstuvwxyz0123456789)",
        "x -> Event next(abcdefghijklmnopqrstuvwxyz01234567)",
        "y -> Event next(abcdefghijklmnopqrstuvwxyz0123456789)",
      ])
  }

  @Test func `the default handler prints an unhandled error`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      _ = Observable<Int>.error(TestError.planned).subscribe(onNext: { _ in })
    }
    #expect(lines(result).contains("Unhandled error happened: planned"))
  }

  @Test("the default handler receives each error without onError, and a call stack only if it is recorded")
  func handler() async {
    await #expect(processExitsWith: .success) {
      let got = Box<[String]>([])
      Hooks.defaultErrorHandler = { callStack, error in got.value.append("\(error), \(callStack.count) frames") }
      _ = Observable<Int>.error(TestError.planned).subscribe(onNext: { _ in })
      _ = Observable<Int>.error(TestError.other).subscribe()
      _ = Observable<Int>.error(TestError.planned).subscribe(onError: { _ in })
      _ = Observable<Int>.error(TestError.planned).subscribe { _ in }
      Hooks.defaultErrorHandler([], TestError.other)
      try #require(got.value == ["planned, 0 frames", "other, 0 frames", "other, 0 frames"])
    }
  }

  @Test func `with recordCallStackOnError the handler gets the call stack of the subscription`() async {
    await #expect(processExitsWith: .success) {
      let got = Box<[[String]]>([])
      let subject = PublishSubject<Int>()
      Hooks.defaultErrorHandler = { callStack, _ in got.value.append(callStack) }
      try #require(!Hooks.recordCallStackOnError)
      Hooks.recordCallStackOnError = true
      _ = subject.subscribe()
      Hooks.customCaptureSubscriptionCallstack = { ["frame"] }
      _ = subject.subscribe()
      Hooks.recordCallStackOnError = false
      _ = subject.subscribe()
      subject.onError(TestError.planned)
      try #require(got.value.count == 3)
      try #require(!got.value[0].isEmpty)
      try #require(got.value[1] == ["frame"])
      try #require(got.value[2] == [])
      try #require(Hooks.customCaptureSubscriptionCallstack() == ["frame"])
    }
  }

  @Test func `the hooks may be replaced and used from several threads`() async {
    await #expect(processExitsWith: .success) {
      let count = Counter()
      onThreads(8) { _ in
        for _ in 0..<200 {
          Hooks.defaultErrorHandler = { _, _ in count.add() }
          Hooks.customCaptureSubscriptionCallstack = { [] }
          _ = Observable<Int>.error(TestError.planned).subscribe()
          _ = Hooks.customCaptureSubscriptionCallstack()
        }
      }
      try #require(count.value == 1_600)
    }
  }
}

/// A variable that closures share.
private final class Box<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
