import Foundation
import Parity

/// A part of a check that another process is asked to try, as text in its environment.
nonisolated struct CheckOrder: Hashable, Codable, Sendable {
  /// The variable of the environment.
  static let variable = "FOUR_WAYS_CHECK_ORDER"

  let sequences: Sequences
  let part: Part

  /// The time after which no further sequence begins; nil if all are to be tried.
  let time: Duration?
}

/// The progress of such a process: a line of its output.
nonisolated struct CheckNews: Hashable, Codable, Sendable {
  enum State: String, Codable, Sendable {
    case goesOn, isStopped, isDone, hasFailed
  }

  var state = State.goesOn
  var tried = Tried()

  /// The piece of the next sequence, or that of the failure.
  var piece = 0

  /// The share of the sequences that lie behind.
  var fraction = 0.0

  /// True if nothing comes after it.
  var isLast: Bool { state != .goesOn }
}

nonisolated extension CheckNews {
  /// Reads the last complete line of an output.
  init?(endOf output: String) {
    guard let end = output.lastIndex(of: "\n") else { return nil }
    let complete = output[..<end]
    let start = complete.lastIndex(of: "\n").map(complete.index(after:)) ?? complete.startIndex
    self.init(line: String(complete[start...]))
  }
}

nonisolated extension Decodable where Self: Encodable {
  /// Reads what `line` has written.
  init?(line: String) {
    guard let value = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else { return nil }
    self = value
  }

  /// The value in a line.
  var line: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
}
