import Foundation
import Programs

/// A program that prints as JSON what it has measured.
struct MeasuringProgram {
  let file: URL
  let arguments: [String]
  let name: String

  init(_ file: URL, _ arguments: [String], name: String) {
    (self.file, self.arguments, self.name) = (file, arguments, name)
  }

  /// A reason why there are no figures.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs it, and reads what it prints.
  ///
  /// - Throws: ``Refusal`` if it can't be run, fails, or prints something else.
  func measured<Output: Decodable>(_ type: Output.Type) throws(Refusal) -> Output {
    let run = try run()
    guard run.shellStatus == 0 else { throw Refusal(description: "\(name) ended with \(run.shellStatus)") }
    do {
      return try JSONDecoder().decode(type, from: Data(run.output.utf8))
    } catch {
      throw Refusal(description: "\(name) printed no figures: build it anew")
    }
  }

  private func run() throws(Refusal) -> Program.Run {
    do throws(Program.Failure) {
      return try Program(file, arguments).run(.kept, limit: .seconds(3600))
    } catch {
      switch error {
      case .notStarted(let reason): throw Refusal(description: "\(name) cannot be started: \(reason)")
      case .noRoom(let reason): throw Refusal(description: Program.Failure.noRoomLine(reason))
      case .endless: throw Refusal(description: "\(name) does not end")
      case .interrupted: throw Refusal(description: "\(name) was ended")
      }
    }
  }
}
