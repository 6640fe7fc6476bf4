import BuiltPackage
import Testing
import Workbench

extension BenchFolder {
  func exercise(_ name: String) throws -> ExerciseFiles {
    try #require(try Shelf(root: root).exercises(called: name).first)
  }
}
