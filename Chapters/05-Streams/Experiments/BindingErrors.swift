import Controls
import Foundation
import Rx
import RxControls
import Stage

/// The effect of an error on receivers that take none. A debug build stops, so each runs in a process of its own.
enum BindingErrors {
  // MARK: binding-errors

  static func compare(_ print: @escaping Print) throws {
    let environment = ProcessInfo.processInfo.environment
    if let victim = environment[variable].flatMap(Victim.init(rawValue:)) {
      victim.receive()
      return
    }
    for victim in Victim.allCases { print("\(victim.title.padded(32))  \(try fate(of: victim))") }
    let subject = PublishSubject<Int>()
    let disposeBag = DisposeBag()
    let failing = Observable<Int>.error(Trouble.planned)
    failing.bind(to: subject).disposed(by: disposeBag)
    subject.subscribe(onError: { print("bind(to: subject)                 the subject fails as well: \($0)") })
      .disposed(by: disposeBag)
    failing.asDriver(onErrorJustReturn: 0).drive(onNext: {
      print("asDriver(onErrorJustReturn: 0)    continues with \($0)")
    })
    .disposed(by: disposeBag)
  }

  private static let variable = "FOUR_WAYS_ERROR_REACHES"

  /// Runs this program once more, where the error is emitted, and returns its end in words.
  private static func fate(of victim: Victim) throws -> String {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--experiment", "binding-errors"]
    let settings = [variable: victim.rawValue, "SWIFT_BACKTRACE": "enable=no"]
    process.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
    let (output, complaints) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = complaints
    try process.run()
    let said = [output, complaints].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    let words = said.joined().split(separator: "\n").first { $0.contains("inding error") } ?? "nothing"
    let message = words.split(separator: "Fatal error: ").last ?? words
    return process.terminationReason == .uncaughtSignal ? "stops: \(message)" : "prints, and continues: \(message)"
  }
}

/// A receiver of the error.
private enum Victim: String, CaseIterable {
  case bind, binder, relay, controlProperty

  var title: String {
    switch self {
    case .bind: "bind(onNext:)"
    case .binder: "bind(to: label.rx.text)"
    case .relay: "bind(to: relay)"
    case .controlProperty: "bind(to: field.rx.text)"
    }
  }

  func receive() {
    let failing = Observable<String>.error(Trouble.planned)
    let (label, field) = (Label("label"), TextField("field"))
    let disposeBag = DisposeBag()
    switch self {
    case .bind: failing.bind(onNext: { _ in }).disposed(by: disposeBag)
    case .binder: failing.bind(to: label.rx.text).disposed(by: disposeBag)
    case .relay: failing.bind(to: BehaviorRelay(value: "")).disposed(by: disposeBag)
    case .controlProperty: failing.bind(to: field.rx.text.orEmpty).disposed(by: disposeBag)
    }
  }
}
