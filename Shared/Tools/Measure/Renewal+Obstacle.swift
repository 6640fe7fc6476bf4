import Allocations
import Rx

extension Renewal {
  /// Why what would be measured here is nothing for the book.
  enum Obstacle: Equatable {
    /// Built without optimisation.
    case debugBuild
    /// Built with the real RxSwift in the place of ours.
    case otherRx
    /// Nobody counts allocations on this machine, or in this build.
    case noAllocations

    /// That of this program, if there is one.
    static var here: Obstacle? {
      #if DEBUG
        let isDebug = true
      #else
        let isDebug = false
      #endif
      return Obstacle(
        isDebug: isDebug, rx: String(reflecting: PublishSubject<Int>.self), counts: allocations_are_counted())
    }

    /// - Parameter rx: the name of one of its types, with the module in which it is.
    init?(isDebug: Bool, rx: String, counts: Bool) {
      if isDebug {
        self = .debugBuild
      } else if !rx.hasPrefix("Rx.") {
        self = .otherRx
      } else if !counts {
        self = .noAllocations
      } else {
        return nil
      }
    }

    /// What to tell, and what to type.
    var message: String {
      let command = "swift build -c release && swift run -c release Measure --renew"
      switch self {
      case .debugBuild: return "the book's figures are those of a release build: \(command)"
      case .otherRx: return "the book's figures are those of its own Rx, not of RxSwift: unset RX; \(command)"
      case .noAllocations: return "allocations are not counted here: \(command), without a sanitizer"
      }
    }

    /// The exit status.
    var status: Int32 { self == .noAllocations ? 69 : 64 }
  }
}
