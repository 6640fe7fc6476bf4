import World

/// Where an experiment writes its lines.
public typealias Print = (_ line: String) -> Void

/// Something that a chapter tries out beside its screen, and that prints what comes out: `--experiment NAME`.
@MainActor public struct Experiment {
  /// The name that the command line takes: lower-case words joined by hyphens.
  public let name: String

  /// The summary of the experiment, in one sentence.
  public let summary: String

  private let body: @MainActor (_ print: @escaping Print, VirtualWorld) throws -> Void

  /// An experiment that lets time pass in a world of its own.
  public init(
    _ name: String, _ summary: String, _ body: @escaping @MainActor (@escaping Print, VirtualWorld) throws -> Void
  ) {
    self.name = name
    self.summary = summary
    self.body = body
  }

  /// An experiment in which no time passes.
  public init(_ name: String, _ summary: String, _ body: @escaping @MainActor (@escaping Print) throws -> Void) {
    self.init(name, summary) { print, _ in try body(print) }
  }

  /// Tries it in a fresh virtual world, in which nothing comes from outside: each run prints the same lines.
  ///
  /// - Throws: what the experiment throws.
  public func run(_ print: @escaping Print) throws {
    let world = VirtualWorld()
    try world.perform { try body(print, world) }
  }
}
