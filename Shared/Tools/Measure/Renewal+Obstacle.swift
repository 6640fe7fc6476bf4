import ProcessMetrics

extension Renewal {
  enum Obstacle: Equatable {
    /// Built without optimisation.
    case debugBuild
    case otherRx
    case noAllocations

    static var here: Obstacle? {
      #if DEBUG
      let isDebug = true
      #else
      let isDebug = false
      #endif
      return Obstacle(isDebug: isDebug, library: Library.name, counts: allocations_are_counted())
    }

    /// The obstacle in a build with this library: the last one that is looked for is ``otherRx``.
    init?(isDebug: Bool, library: String, counts: Bool) {
      if isDebug {
        self = .debugBuild
      } else if !counts {
        self = .noAllocations
      } else if library != "Rx" {
        self = .otherRx
      } else {
        return nil
      }
    }

    /// A line that says what is wrong, and which command is right.
    func message(_ command: String) -> String {
      switch self {
      case .debugBuild: return "the book's figures are those of a release build: \(command)"
      case .otherRx: return "the book's figures are those of its own Rx, not of RxSwift: unset RX; \(command)"
      case .noAllocations: return "allocations are not counted here: \(command), without a sanitizer"
      }
    }

    var status: Int32 { self == .noAllocations ? 69 : 64 }
  }
}
