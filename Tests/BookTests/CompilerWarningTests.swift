import BuiltPackage
import Foundation
import Pages
import Testing

@Suite("Warnings of the compiler that the book shows")
struct CompilerWarningTests {
  private static let file = "Tests/Warnings/ForgottenBag.swift"

  @Test func `a subscription without disposed(by:) gets the warning that chapter 5 shows`() async throws {
    let warnings = try await warnings(in: Self.file)
    #expect(warnings.count == 1)
    let blocks = MarkdownText(try Documents.text()).blocks(in: "text")
    #expect(blocks.contains(warnings), "\(warnings)")
  }

  @Test func `a subscription with disposed(by:) gets no warning`() async throws {
    let folder = try TestFolder()
    let subscription = #"taps.subscribe(onNext: { print("tap") })"#
    let forgotten = try PackageFolder.text(of: Self.file)
    #expect(forgotten.contains(subscription))
    let code = forgotten.replacing(subscription, with: subscription + ".disposed(by: DisposeBag())")
    #expect(try await warnings(in: folder.write("Bag.swift", code)) == [])
  }

  /// The errors and warnings in a file that is compiled against the built modules: its name, the place and the message.
  private func warnings(in file: String) async throws -> [String] {
    let run = try await ProgramRun(
      commandLine: "swiftc -typecheck -swift-version 6 -I \"$PRODUCTS/Modules\" '\(file)' 2>&1")
    let name = (file as NSString).lastPathComponent
    return run.text.split(separator: "\n").compactMap { line in
      // Some compilers add the group of the warning, such as [#no-usage].
      guard
        let match = line.wholeMatch(of: /(.+\.swift)(:\d+:\d+: (?:warning|error): .+?)(?: \[#[\w-]+\])?/)
      else { return nil }
      return match.1.hasSuffix(file) ? name + match.2 : nil
    }
  }
}
