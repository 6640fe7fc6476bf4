import Foundation
import LoopbackServer
import RxMarbles
import World

/// Serves the pages of the book, and under `/stage/NAME/` the stages of its chapters, to one browser of this machine.
///
/// Everything comes from one origin, so that the browser finds again what it has kept.
final class BookServer: Sendable {
  private let server: LoopbackServer
  private let access = LoopbackServer.Access("book")

  /// The address with the token: `http://127.0.0.1:PORT/?token=…`.
  var address: String { access.address(at: server.port) }

  /// Serves `content`.
  ///
  /// - Parameter port: the port; 0 for any that is free.
  /// - Throws: `LoopbackServerError` if the port is taken.
  init(_ content: Content, port: UInt16) throws(LoopbackServerError) {
    server = try LoopbackServer(port: port, limits: .pages) { [access] in content.response(to: $0, access) }
  }

  /// What is served.
  struct Content: Sendable {
    /// The pages by their names, as `index.html`.
    let pages: [String: Asset]

    /// The programs that serve the stages of the chapters.
    let stages: BackgroundPrograms

    /// The programs that judge the exercises.
    let judges: BackgroundPrograms
  }

  /// A file that is made when it is asked for.
  struct Asset: Sendable {
    let type: String
    let text: @Sendable () -> String
  }
}

extension BookServer.Content {
  func response(to request: LoopbackServer.Request, _ access: LoopbackServer.Access) -> LoopbackServer.Response {
    access.response(to: request) {
      let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
      switch (request.method, parts.first, parts.count) {
      case (_, "stage", 3): return stage(parts[1], "/\(parts[2])", request)
      case ("POST", "programs", 2): return state(of: parts[1], among: stages, request)
      case ("POST", "exercises", 3): return state(of: "\(parts[1])/\(parts[2])", among: judges, request)
      case ("POST", "marbles", 1): return marbles(request)
      case ("GET", _, _), ("HEAD", _, _):
        let name = request.path == "/" ? "index.html" : String(request.path.dropFirst())
        guard let page = pages[name] else { return .text("there is nothing here\n", status: 404) }
        return .data(Data(page.text().utf8), type: "\(page.type); charset=utf-8")
      default: return .text("there is nothing here\n", status: 404)
      }
    }
  }

  /// The answer of the program that serves a stage.
  private func stage(_ name: String, _ path: String, _ request: LoopbackServer.Request) -> LoopbackServer.Response {
    guard let program = stages.opened(name), let neighbor = program.state.neighbor else {
      return .text("this stage is not open: open it from a page of the book\n", status: 404)
    }
    program.openPage()
    return neighbor.response(to: request, at: path, access: "stage") { program.closePage() }
  }

  /// The body of a `POST` to `/programs/CHAPTER` and to `/exercises/CHAPTER/EXERCISE`.
  private struct ProgramRequest: Decodable {
    /// True if the program is to be built and started anew, false if it is to be started unless it runs; nil if the page
    /// only asks how far it is.
    var isFresh: Bool?
  }

  /// The answer to it.
  private struct ProgramState: Encodable {
    /// The number of the run, which each start makes another one.
    var run: Int

    /// A Boolean value indicating whether it serves a stage now.
    var isReady: Bool

    /// A Boolean value indicating whether it has ended, or could not be built.
    var hasEnded: Bool

    /// The latest line that it printed.
    var line: String

    /// All that it printed, where a reader is to see that.
    var report: String?
  }

  /// Starts a program if the page wants it, and says how far it is.
  private func state(
    of name: String, among programs: BackgroundPrograms, _ request: LoopbackServer.Request
  ) -> LoopbackServer.Response {
    guard request.headers["Content-Type"] == "application/json",
      let asked = try? JSONDecoder().decode(ProgramRequest.self, from: request.body)
    else { return .text("this is no request to a program\n", status: 400) }
    let opened = if let isFresh = asked.isFresh { programs.open(name, isFresh: isFresh) } else { programs.opened(name) }
    guard let program = opened else { return .text("there is nothing here\n", status: 404) }
    let state = program.state
    let answer = ProgramState(
      run: program.run, isReady: state.neighbor != nil, hasEnded: state.hasEnded, line: state.latestLine,
      report: state.hasEnded || programs === judges ? state.said : nil)
    return .json(answer)
  }

  /// The body of a `POST` to `/marbles`.
  private struct MarbleRequest: Decodable {
    /// The call in the operator's diagram: `debounce(2)`.
    var call: String

    /// A line of marbles for each source.
    var sources: [String]
  }

  /// The answer to it.
  private struct MarbleResult: Encodable {
    /// The line of marbles that the operator makes of the sources.
    var result: String
  }

  /// Plays marbles through an operator.
  private func marbles(_ request: LoopbackServer.Request) -> LoopbackServer.Response {
    guard request.headers["Content-Type"] == "application/json", request.body.count <= 4096,
      let asked = try? JSONDecoder().decode(MarbleRequest.self, from: request.body)
    else { return .text("this is no request to the laboratory\n", status: 400) }
    do throws(MarbleError) {
      return .json(MarbleResult(result: try MarbleLab.result(of: asked.call, asked.sources)))
    } catch {
      return .text("\(error.message)\n", status: 400)
    }
  }
}
