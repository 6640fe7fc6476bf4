import Foundation
import Stage
import Testing

@testable import Articles

@Suite("11 Articles: modules")
struct ModulesTests {
  private static let roles = ["Contract", "Interactor", "Presenter", "View", "Wireframe"]
  nonisolated private static let ways = Pattern.names.map(\.capitalized)

  /// The source of a role, without its comments.
  private func source(_ way: String, _ role: String) throws -> String {
    let file = try SourceFile(contentsOf: "../../Chapters/11-Articles/\(way)/\(way)\(role).swift")
    return file.lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
  }

  @Test(arguments: ways)
  func `each role has its own file and knows the other roles only through their protocols`(_ way: String) throws {
    for role in Self.roles {
      let words = Set(try source(way, role).split { !$0.isLetter && !$0.isNumber }.map(String.init))
      #expect(words.contains(role == "View" ? "Controller" : role == "Contract" ? "protocol" : role))
      // The view puts the modules together: it alone names them.
      let others = Set(["Interactor", "Presenter", "Controller", "Wireframe"]).subtracting([role])
      #expect(role == "View" || words.isDisjoint(with: others), "\(way), \(role)")
    }
    #expect(try source(way, "View").contains("let presenter: any ArticlesPresenter\n"))
    let presenter = try source(way, "Presenter")
    #expect(presenter.contains("let interactor: any ArticlesInteractor\n"))
    #expect(presenter.contains("wireframe: any ArticlesWireframe"))
  }

  @Test(arguments: ways)
  func `only the view and what it puts on the screen know controls`(_ way: String) throws {
    for role in Self.roles {
      let imports = SourceFile(try source(way, role)).imports
      #expect(imports.contains("Controls") == ["View", "Wireframe"].contains(role), "\(way), \(role)")
      #expect(imports.contains("Services") == ["Interactor", "View"].contains(role), "\(way), \(role)")
    }
  }
}
