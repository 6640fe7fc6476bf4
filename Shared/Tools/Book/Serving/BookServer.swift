import Foundation
import LoopbackServer
import World

/// Serves the pages of the book, and under `/stage/NAME/` the stages of its chapters, to one browser of this machine.
///
/// Everything comes from one origin, so that the browser finds again what it has kept.
final class BookServer: Sendable {
  private let server: LoopbackServer
  private let access = LoopbackServer.Access("book")

  /// The address with the token: `http://127.0.0.1:PORT/?token=…`.
  var address: String { access.address(at: server.port) }

  /// Serves these pages.
  ///
  /// - Parameters:
  ///   - pages: the pages by their names, as `index.html`.
  ///   - port: the port; 0 for any that is free.
  /// - Throws: `LoopbackServerError` if the port is taken.
  init(_ pages: [String: Asset], _ programs: StagePrograms, port: UInt16) throws(LoopbackServerError) {
    let limits = LoopbackServer.Limits(connections: 128) { Gate(opensAfter: .seconds(60)) }
    server = try LoopbackServer(port: port, limits: limits) { [access] request in
      Self.response(to: request, pages, programs, access)
    }
  }

  /// A file that is made when it is asked for.
  struct Asset: Sendable {
    let type: String
    let text: @Sendable () -> String
  }

  static func response(
    to request: LoopbackServer.Request, _ pages: [String: Asset], _ programs: StagePrograms,
    _ access: LoopbackServer.Access
  ) -> LoopbackServer.Response {
    access.response(to: request) {
      let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
      switch (request.method, parts.first) {
      case (_, "stage") where parts.count == 3: return stage(parts[1], "/\(parts[2])", request, programs)
      case ("POST", "programs") where parts.count == 2: return program(parts[1], request, programs)
      case ("GET", _):
        let name = request.path == "/" ? "index.html" : String(request.path.dropFirst())
        guard let page = pages[name] else { return .text("there is nothing here\n", status: 404) }
        return .data(Data(page.text().utf8), type: "\(page.type); charset=utf-8")
      default: return .text("there is nothing here\n", status: 404)
      }
    }
  }

  /// The answer of the program that serves a stage.
  private static func stage(
    _ name: String, _ path: String, _ request: LoopbackServer.Request, _ programs: StagePrograms
  ) -> LoopbackServer.Response {
    guard let program = programs.running(name), case .ready(let neighbor) = program.state else {
      return .text("this stage is not open: open it from a page of the book\n", status: 404)
    }
    program.opened()
    return neighbor.response(to: request, at: path, access: "stage") { program.closed() }
  }

  /// The body of a `POST` to `/programs/NAME`.
  private struct ProgramRequest: Decodable {
    /// True if the program is to be built and started anew.
    var isFresh: Bool
  }

  /// The answer to it.
  private struct ProgramState: Encodable {
    /// The number of the run, which each start makes another one.
    var run: Int

    /// `coming`, `ready` or `failed`.
    var state: String

    /// A line for the reader.
    var text: String

    /// What the program printed, if it failed.
    var report: String?
  }

  /// Starts the program of a chapter if need be, and says how far it is.
  private static func program(
    _ name: String, _ request: LoopbackServer.Request, _ programs: StagePrograms
  ) -> LoopbackServer.Response {
    guard request.headers["Content-Type"] == "application/json",
      let asked = try? JSONDecoder().decode(ProgramRequest.self, from: request.body)
    else { return .text("this is no request to a program\n", status: 400) }
    guard let program = programs.open(name, isFresh: asked.isFresh) else {
      return .text("there is no such chapter\n", status: 404)
    }
    let state =
      switch program.state {
      case .coming(let line): ProgramState(run: program.run, state: "coming", text: line)
      case .ready: ProgramState(run: program.run, state: "ready", text: "")
      case .ended(let said):
        ProgramState(run: program.run, state: "failed", text: "it cannot be built or has ended", report: said)
      }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return .data((try? encoder.encode(state)) ?? Data(), type: "application/json")
  }
}
