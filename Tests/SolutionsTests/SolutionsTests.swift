import BuiltPackage
import Foundation
import Testing
import Workbench

@testable import Stage
@testable import Workshop

/// Tries every exercise on disk, so that an exercise without a solution is reported.
@Suite("The solutions")
@MainActor struct SolutionsTests {
  nonisolated static let exercises = (try? Shelf(root: PackageFolder.root))?.exercises ?? []

  @Test func `there are exercises`() {
    #expect(!Self.exercises.isEmpty)
  }

  @Test func `no two exercises have the same name, even in different chapters, because files and commands use it`() {
    let names = Self.exercises.map { $0.name.lowercased() }
    #expect(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
  }

  @Test(arguments: exercises)
  func `a solution breaks no rule, is like its reference, and leaves nothing behind`(_ exercise: ExerciseFiles) throws {
    let attempt = try #require(attempts[exercise.path], "add it to Attempts.swift")
    let verdict = try attempt.verdict(Effort(depth: 2, random: 3, time: nil))
    #expect(verdict == nil, "\(verdict?.description ?? "")")
  }

  @Test(arguments: exercises)
  func `the references keep the visible rules of an exercise, too`(_ exercise: ExerciseFiles) throws {
    let attempt = try #require(attempts[exercise.path])
    let broken = try brokenByReferences(attempt.exercise)
    #expect(broken == [])
  }

  private func brokenByReferences<E: Exercise>(_ exercise: E.Type) throws -> [String] {
    try E.rules.filter(\.isSeen).filter { rule in try E.reference.contains { try rule.breach(by: $0) != nil } }
      .map(\.statement)
  }

  @Test(
    "every name in a hint is in the code or a file of the chapter, or in the shared modules: a set may lack the others",
    arguments: exercises)
  func hintsNameCode(_ exercise: ExerciseFiles) throws {
    let own = try Self.words(inFilesOf: "Chapters/\(exercise.chapter)") { path in
      // The reader's own task has its names in the solution; other solutions are unknown to the reader.
      ["Exercises/Solutions/", "Yours/"].contains(where: path.hasPrefix)
        && path != "Exercises/Solutions/\(exercise.name).swift"
    }
    let code = try exercise.text().hints.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
    // A command line or a line of a script names other things than code.
    let names = code.filter { !$0.contains(/^(swift |--|tap |expect )/) && !Self.isFile($0, of: exercise) }
      .flatMap { Self.words($0) }
    #expect(try names.filter { try !own.contains($0) && !Self.shared.get().contains($0) } == [])
  }

  private static let shared = Result { try words(inFilesOf: "Shared") }

  @Test func `a comment is no code, but slashes in a string are`() {
    let text = #"let a = "http://b" // c"# + "\n/// d\n" + #"let e = "\"//f" + g //h"# + "\n"
    #expect(Self.words(Self.withoutComments(text)) == ["let", "a", "http", "b", "let", "e", "f", "g"])
  }

  private static func isFile(_ path: String, of exercise: ExerciseFiles) -> Bool {
    let chapter = "Chapters/\(exercise.chapter)/"
    let places = [chapter, "Shared/"].contains(where: path.hasPrefix) ? [""] : [chapter]
    return places.contains { FileManager.default.fileExists(atPath: PackageFolder.root.path + "/" + $0 + path) }
  }

  /// The text without what stands behind `//`, unless that is in a string.
  private static func withoutComments(_ text: String) -> String {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      var (isString, before) = (false, UInt8(0))
      let end = line.indices.first { index in
        defer { before = before == UInt8(ascii: "\\") ? 0 : line[index] }
        if line[index] == UInt8(ascii: "\""), before != UInt8(ascii: "\\") { isString.toggle() }
        return !isString && before == UInt8(ascii: "/") && line[index] == before
      }
      return String(Substring(line[..<(end ?? line.endIndex)]))
    }.joined(separator: "\n")
  }

  private static func words(
    inFilesOf folder: String, but isLeftOut: (String) -> Bool = { _ in false }
  ) throws -> Set<String> {
    let place = PackageFolder.root.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: place.path).reduce(into: []) { words, path in
      guard path.hasSuffix(".swift"), !isLeftOut(path) else { return }
      let text = try String(contentsOf: place.appendingPathComponent(path), encoding: .utf8)
      words.formUnion(Self.words(withoutComments(text)))
    }
  }

  /// The names in a text of code.
  private static func words(_ text: String) -> [String] {
    text.utf8.split {
      !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || 48...57 ~= $0 || $0 == UInt8(ascii: "_"))
    }
    .compactMap { ($0.first ?? 0) > 57 ? String(Substring($0)) : nil }
  }
}
