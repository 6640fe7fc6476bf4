import BuiltPackage
import Foundation
import Testing

@testable import Stage

@Suite("The sources of a chapter")
struct ChapterSourcesTests {
  private let folder = "Chapters/99-Desk"

  @Test func `a file belongs to a way by its name or by the namespace that it fills, or to all of them`() throws {
    let package = try TestFolder(
      [
        "Callback.swift": "", "Callback+Tens.swift": "", "Callback/CallbackView.swift": "", "Rx.swift": "",
        "Drivers.swift": "import Rx\n\nextension RxWay.Drivers {\n}\n", "RxDesk/RxView.swift": "", "Desk.swift": "",
        "Experiments/RxProxy.swift": "", "Rxtra.swift": "", "demo.script": "",
      ].reduce(into: [:]) { $0["\(folder)/\($1.key)"] = $1.value })
    let sources = try ChapterSources(root: package.root, folder: folder)
    #expect(
      sources.files(of: "callback").map(sources.name) == [
        "Callback+Tens.swift", "Callback.swift", "Callback/CallbackView.swift",
      ])
    #expect(sources.files(of: "rx").map(sources.name) == ["Drivers.swift", "Rx.swift", "RxDesk/RxView.swift"])
    #expect(sources.files(of: "delegate") == [])
    #expect(sources.way(of: "\(folder)/Desk.swift") == nil)
    #expect(sources.text(of: "\(folder)/Drivers.swift") == "import Rx\n\nextension RxWay.Drivers {\n}\n")
    #expect(sources.text(of: "\(folder)/demo.script") == nil)
  }

  @Test("the name of a file goes before its namespace, and names the way of a chapter beyond the four, too")
  func furtherWays() throws {
    let package = try TestFolder(
      [
        "Rx.swift": "", "Drivers.swift": "extension RxWay.Drivers {\n}\n", "Drivers/DriversView.swift": "",
        "Proxy.swift": "\nextension DriversWay {\n}\n",
      ].reduce(into: [:]) { $0["\(folder)/\($1.key)"] = $1.value })
    let sources = try ChapterSources(root: package.root, folder: folder, ways: ["rx", "drivers"])
    #expect(
      sources.files(of: "drivers").map(sources.name) == ["Drivers.swift", "Proxy.swift", "Drivers/DriversView.swift"])
    #expect(sources.files(of: "rx").map(sources.name) == ["Rx.swift"])
    #expect(sources.way(of: "\(folder)/Drivers.swift") == "drivers")
  }

  @Test func `files that were written after the build are named`() throws {
    let package = try TestFolder(["\(folder)/Rx.swift": "", "\(folder)/Desk.swift": ""])
    let file = package.root.appendingPathComponent("\(folder)/Rx.swift").path
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: file)
    let sources = try ChapterSources(root: package.root, folder: folder)
    let files = ["\(folder)/Rx.swift", "\(folder)/Desk.swift"]
    #expect(sources.changed(files, since: Date(timeIntervalSince1970: 2000)) == ["\(folder)/Desk.swift"])
    #expect(sources.changed(files, since: .distantFuture) == [])
  }

  @Test func `where they are not any more, the folder is named`() throws {
    let package = try TestFolder()
    let place = package.root.appendingPathComponent(folder).path
    #expect(throws: LineTrouble.noSources(folder: place)) { try ChapterSources(root: package.root, folder: folder) }
  }
}
