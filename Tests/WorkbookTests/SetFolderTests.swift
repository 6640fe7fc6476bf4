import BuiltPackage
import Foundation
import Testing

@testable import Workbook

@Suite("The folder of a set")
struct SetFolderTests {
  private let folder = BenchFolder()
  private let set: URL

  init() throws {
    set = folder.root.deletingLastPathComponent().appendingPathComponent("\(folder.root.lastPathComponent)-set")
  }

  @Test(
    arguments: ["", "/a/b"])
  func `a failed write leaves neither a file nor a new folder`(_ path: String) throws {
    let place = set.path + path
    let files: [(path: String, data: Data)] = [("LICENSE", Data()), ("A", Data()), ("A/B", Data())]
    let error = #expect(throws: WorkbookError.self) {
      try SetFolder(place, from: folder.root, root: folder.root).write(files)
    }
    #expect(error?.line.hasPrefix("\(place) cannot be written: name another one with --to (") == true)
    #expect(besideTheSet() == [])
  }

  @Test func `an empty folder is filled; files that appear in it meanwhile stay, and nothing else comes`() throws {
    defer { try? FileManager.default.removeItem(at: set) }
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let place = try SetFolder(set.path, from: folder.root, root: folder.root)
    try Data().write(to: set.appendingPathComponent("notes"))
    #expect(throws: WorkbookError.self) { try place.write([("LICENSE", Data())]) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: set.path) == ["notes"])
    try FileManager.default.removeItem(at: set.appendingPathComponent("notes"))
    #expect(try place.write([("LICENSE", Data())]) == set.path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: set.path) == ["LICENSE"])
    #expect(besideTheSet() == [set.lastPathComponent])
  }

  /// All that lies beside the package and begins as the set's folder does.
  private func besideTheSet() -> [String] {
    let all = try? FileManager.default.contentsOfDirectory(atPath: set.deletingLastPathComponent().path)
    return (all ?? []).filter { $0.hasPrefix(set.lastPathComponent) }
  }
}
