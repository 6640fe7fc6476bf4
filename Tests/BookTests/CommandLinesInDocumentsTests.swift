import BuiltPackage
import ChapterProgram
import Foundation
import Pages
import Stage
import Testing

@testable import Book
@testable import Measure
@testable import Workbook

@Suite("Command lines in the documents")
struct CommandLinesInDocumentsTests {
  @Test(arguments: Documents.woven)
  func `each names a program and makes sense to it`(_ document: String) async throws {
    let programs = try PackageFolder.chapters().map(\.program)
    let text = MarkdownText(try PackageFolder.text(of: document))
    // `NAME` is any chapter.
    let running = text.runningCode.map { $0.replacing(/\bNAME\b/, with: "Counter") }
    let lines = (text.blocks(in: "sh").joined() + text.commands + running).filter { $0.contains("swift run") }
    #expect(!lines.isEmpty)
    for line in lines {
      for words in try await ProgramRun.wordsOfSwift(in: line) where words.first == "run" {
        let rest = words.dropFirst().drop { $0 == "-c" || $0 == "release" || $0 == "debug" }
        if let tool = rest.first, try PackageFolder.tools().contains(tool) {
          #expect(throws: Never.self, "\(document): \(line)") { try Self.read(Array(rest.dropFirst()), by: tool) }
          continue
        }
        #expect(programs.contains(rest.first ?? ""), "\(document): \(line)")
        let arguments = try await Self.withoutFeed(Array(rest.dropFirst()), of: rest.first ?? "")
        #expect(throws: Never.self, "\(document): \(line)") {
          // Only the program knows a chapter's last step and its other options: here any will do.
          try Options(
            arguments: arguments, environment: [:], patterns: Pattern.names + ["drivers"], steps: 99,
            hasExperiments: true, offersLive: true)
        }
      }
    }
  }

  /// Reads the command line of a tool, which is none of a chapter's.
  private static func read(_ arguments: [String], by tool: String) throws {
    switch tool {
    case "Book": _ = try BookOptions(arguments)
    case "Measure": _ = try MeasureOptions(arguments)
    case "Workbook": _ = try WorkbookCommand(arguments)
    default: throw Unwoven("\(tool) is no tool")
    }
  }

  /// The arguments without a feed of the chapter's own: an option that takes a file and is listed in its help.
  private static func withoutFeed(_ arguments: [String], of program: String) async throws -> [String] {
    let isLong = arguments.filter { $0.hasPrefix("--") && $0 != "--script" }
    guard !isLong.isEmpty, try PackageFolder.chapters().contains(where: { $0.program == program }) else {
      return arguments
    }
    let help = try await ProgramRun(program, ["--help"]).text
    guard let feed = arguments.firstIndex(where: { isLong.contains($0) && help.contains("\n  \($0) FILE") }) else {
      return arguments
    }
    return Array(arguments[..<feed] + arguments.dropFirst(feed + 2))
  }
}

extension MarkdownText {
  /// The command lines whose output it shows.
  fileprivate var commands: [String] {
    directives.compactMap { if case .output(let command, _) = $0.source { command } else { nil } }
  }
}

extension ProgramRun {
  /// The arguments that each `swift` in a shell command would get; `swift` itself is not run.
  fileprivate static func wordsOfSwift(in line: String) async throws -> [[String]] {
    let run = try await ProgramRun(
      commandLine: #"swift() { for word; do printf '%s\0' "$word"; done >&2; printf '\0' >&2; }"# + "\n" + line)
    return run.error.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
      .split(separator: "").map(Array.init)
  }
}
