import Foundation
import Parity
import Terminal

/// A line on a terminal that shows the progress of a check, and is erased at its end.
@MainActor final class ProgressLine {
  private let console: Console
  private let elapsed: () -> Duration
  private var began = Duration.zero
  private var next = Duration.zero
  private var isShown = false

  /// - Parameter elapsed: returns the time that has passed since some moment.
  /// - Returns: nil unless the output is a terminal on which the line can be erased.
  init?(_ console: Console, elapsed: @escaping () -> Duration) {
    guard console.outputIsTerminal, console.canEmphasise else { return nil }
    (self.console, self.elapsed) = (console, elapsed)
  }

  /// Some sequences begin.
  func begin() {
    began = elapsed()
    next = began + .milliseconds(500)
  }

  /// Shows how much was tried, a few times a second.
  ///
  /// - Parameters:
  ///   - fraction: the share of the sequences that lie behind.
  ///   - end: the time at which the check ends in any case, as `elapsed` has it.
  func show(_ tried: Tried, _ fraction: Double, until end: Duration?) {
    let now = elapsed()
    guard now >= next else { return }
    next = now + .milliseconds(200)
    isShown = true
    let spent = now - began
    let rate = Int(Double(tried.inputs) / (spent / .seconds(1)))
    let noun = tried.sequences == 1 ? "sequence" : "sequences"
    var text = "\(tried.sequences.grouped) \(noun), \(rate.grouped) inputs a second"
    let left = end.map { $0 - now } ?? (fraction > 0 ? spent * ((1 - fraction) / fraction) : nil)
    if let left { text += ", \(Self.text(left)) left" }
    write("\r\(text.prefix(console.extent.columns - 1))\u{1B}[K")
  }

  /// Erases the line.
  func remove() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }

  private func write(_ text: String) {
    console.write(text)
    fflush(nil)
  }

  private static func text(_ time: Duration) -> String {
    let seconds = Int((max(time, .zero) / .seconds(1)).rounded(.up))
    if seconds < 100 { return "\(seconds) s" }
    return seconds < 6_000 ? "\((seconds + 59) / 60) min" : "\((seconds + 3_599) / 3_600) h"
  }
}

extension Int {
  /// The number with commas: `1,500`.
  var grouped: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}
