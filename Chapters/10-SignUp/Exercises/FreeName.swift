import Models
import Stage
import Workshop

/// The next free name for one that is taken.
enum FreeName: Exercise {
  typealias Place = NameAlone

  static let reference = [Way("reference", Reference.self)]

  /// Asks again and again, with a number behind the name.
  final class Reference: NameAlone.Reference {
    override func check(_ name: String) { check(name, 0) }

    private func check(_ name: String, _ number: Int) {
      let candidate = number == 0 ? name : "\(name)\(number)"
      ask(candidate) { [weak self] availability in
        switch (availability, number) {
        case (let availability, 0) where availability != .taken: self?.screen.show(.username(availability))
        case (.available, _): self?.screen.show(proposal(of: candidate))
        case (.taken, ..<proposals): self?.check(name, number + 1)
        default: self?.screen.show(.username(.taken))
        }
      }
    }
  }

  /// The largest number of proposed names.
  static let proposals = 3

  /// Returns the message about a taken name, if `name` is free.
  static func proposal(of name: String) -> ValidationResult {
    .failed(message: "\(ValidationResult.username(.taken).text), \(name) is free")
  }
}
