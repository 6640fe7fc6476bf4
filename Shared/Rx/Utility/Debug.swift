import Foundation

extension ObservableType {
  /// The same events, each printed: also the subscription and the disposal.
  ///
  /// - Parameters:
  ///   - identifier: the name in the lines; without it, file, line and function.
  ///   - trimOutput: whether long events are cut to 40 characters.
  ///   - file: where `debug` is called.
  ///   - line: where `debug` is called.
  ///   - function: where `debug` is called.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    let name = identifier ?? "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
    let source = asObservable()
    let log = DebugLog(name: name, trimsOutput: trimOutput)
    return Wired { sink in
      log.print("subscribed")
      source.attach(DebugSink(sink, log))
    }
  }
}

private struct DebugLog {
  let name: String
  let trimsOutput: Bool

  func print(_ text: String) {
    Swift.print("\(Date().formatted(.debug)): \(name) -> \(text)")
  }

  func print<Element>(_ event: Event<Element>) {
    let text = "\(event)"
    let isLong = trimsOutput && text.count > 40
    print("Event " + (isLong ? "\(text.prefix(20))...\(text.suffix(20))" : text))
  }
}

extension FormatStyle where Self == Date.VerbatimFormatStyle {
  /// As in `2026-02-28 09:41:00.000`, local time.
  fileprivate static var debug: Date.VerbatimFormatStyle {
    Date.VerbatimFormatStyle(
      format: """
        \(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits) \
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
        \(second: .twoDigits).\(secondFraction: .fractional(3))
        """,
      timeZone: .current, calendar: Calendar(identifier: .gregorian))
  }
}

private final class DebugSink<Element>: Stage<Element, Element> {
  private let log: DebugLog
  private let disposal: any Disposable

  init(_ downstream: Sink<Element>, _ log: DebugLog) {
    self.log = log
    disposal = Disposables.create { log.print("isDisposed") }
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    log.print(.next(element))
    send(element)
  }

  override func error(_ error: any Error) {
    log.print(Event<Element>.error(error))
    fail(error)
  }

  override func completed() {
    log.print(Event<Element>.completed)
    finish()
  }

  // Printed before the source is disposed: of several in a chain the last one prints first.
  override func dispose() {
    disposal.dispose()
    super.dispose()
  }
}
