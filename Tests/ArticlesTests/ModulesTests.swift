import Stage
import Testing

@testable import Articles

@Suite("11 Articles: modules")
struct ModulesTests {
  private static let roles = ["Contract", "Interactor", "Presenter", "View", "Wireframe"]

  /// The source of a role, without its comments.
  private func source(_ pattern: Pattern, _ role: String) throws -> String {
    let way = pattern.fileName
    let file = try SourceFile(contentsOf: "../../Chapters/11-Articles/\(way)/\(way)\(role).swift")
    return file.lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
  }

  @Test(arguments: Pattern.allCases)
  func `each role has its own file and knows the other roles only through their protocols`(_ pattern: Pattern) throws {
    for role in Self.roles {
      let words = Set(try source(pattern, role).split { !$0.isLetter && !$0.isNumber }.map(String.init))
      #expect(words.contains(role == "View" ? "Controller" : role == "Contract" ? "protocol" : role))
      // The view puts the modules together: it alone names them.
      let others = Set(["Interactor", "Presenter", "Controller", "Wireframe"]).subtracting([role])
      #expect(role == "View" || words.isDisjoint(with: others), "\(pattern), \(role)")
    }
    #expect(try source(pattern, "View").contains("let presenter: any ArticlesPresenter\n"))
    let presenter = try source(pattern, "Presenter")
    #expect(presenter.contains("let interactor: any ArticlesInteractor\n"))
    #expect(presenter.contains("wireframe: any ArticlesWireframe"))
  }

  @Test(arguments: Pattern.allCases)
  func `only the view and what it puts on the screen know controls`(_ pattern: Pattern) throws {
    for role in Self.roles {
      let imports = SourceFile(try source(pattern, role)).imports
      #expect(imports.contains("Controls") == ["View", "Wireframe"].contains(role), "\(pattern), \(role)")
      #expect(imports.contains("Services") == ["Interactor", "View"].contains(role), "\(pattern), \(role)")
    }
  }
}
