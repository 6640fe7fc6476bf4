/// The request of the command line.
enum MeasureOptions: Equatable {
  case workloads([String])
  case renewal

  /// The benchmarks beside those that another program measures, which has RxSwift; with `renews` the book's figures of
  /// them, anew.
  case sideBySide(rxSwift: String, renews: Bool)

  case turn

  /// The help, and nothing else.
  case help

  static let text = """
    Usage: swift run -c release Measure [OPTION | PART OF A NAME…]

    Measures what Rx and the other ways cost, per unit, and what the stage needs for a key. With parts
    of names only those workloads: swift run -c release Measure subject

      --renew             measure what the book has figures of, and write it down
      --beside PROGRAM    measure RxSwift's benchmarks in turns with PROGRAM, which is this program
                          built with RxSwift (Shared/Tools/measure-with-rxswift.sh builds both);
                          with --renew write it down for the book
      --json              measure RxSwift's benchmarks for --beside
      --help              this text (also -h)

    Exit status: 0 fine, 1 something could not be measured or written, 64 bad usage, 69 this machine
    cannot count allocations.

    """

  /// The reason why a command line makes no sense.
  struct Refusal: Error, Equatable {
    let message: String
  }

  /// Reads a command line without the program's name.
  init(_ arguments: [String]) throws(Refusal) {
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
    } else if arguments == ["--renew"] {
      self = .renewal
    } else if arguments == ["--json"] {
      self = .turn
    } else if arguments.contains("--beside") {
      self = try Self.sideBySide(arguments)
    } else if arguments.contains("--json") {
      throw Refusal(message: "--json measures all benchmarks: leave the rest out")
    } else if arguments.contains("--renew") {
      throw Refusal(message: "--renew measures everything: leave the rest out")
    } else if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      throw Refusal(message: "unknown option \(option): --help lists the options")
    } else if arguments.contains(where: \.isEmpty) {
      throw Refusal(message: "an empty name is in every name: name a part of one, or nothing for all of them")
    } else {
      self = .workloads(arguments)
    }
  }

  private static func sideBySide(_ arguments: [String]) throws(Refusal) -> MeasureOptions {
    let words = arguments.filter { $0 != "--renew" }
    guard words.count == 2, words[0] == "--beside", !words[1].isEmpty, arguments.count <= 3 else {
      throw Refusal(message: "--beside takes a program, and nothing else but --renew: --beside PROGRAM [--renew]")
    }
    return .sideBySide(rxSwift: words[1], renews: arguments.count == 3)
  }
}
