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

  @Test func `a file that was saved after the program was linked is named, and no other`() throws {
    let package = try built(["Rx.swift": 3000, "Desk.swift": 2000])
    #expect(try package.changed() == ["\(folder)/Rx.swift"])
    try package.setDate(of: "Desk", to: 4000)
    #expect(try package.changed() == [])
  }

  @Test func `a program that was linked again is not the one that runs`() throws {
    let package = try built(["Rx.swift": 3000])
    let sources = try package.sources()
    try package.setDate(of: "Desk", to: 4000)
    #expect(sources.changed(["\(folder)/Rx.swift"]) == ["\(folder)/Rx.swift"])
  }

  @Test func `without a program no file is named`() throws {
    let package = try built(["Rx.swift": 3000])
    let sources = try ChapterSources(root: package.root, folder: folder, program: BuiltProgram(nil))
    #expect(sources.changed(["\(folder)/Rx.swift"]) == [])
  }

  @Test(
    "a file that was saved without a change, and then compiled, is not named",
    arguments: [
      ("Rx.swift", "Desk.build/Rx"), ("Rx+Tens.swift", "Desk.build/Rx+Tens"),
      ("Rx/RxView.swift", "Desk.build/RxView"), ("Yours/Reset.swift", "YourDesk.build/Reset"),
    ])
  func compiled(file: String, object: String) throws {
    let package = try built([file: 3000], ["\(object).d": 3000, "\(object).swift.o": 2000])
    #expect(try package.changed() == [])
  }

  @Test(
    "a file is named that was saved after it was compiled, is not in the program yet, or does not compile",
    arguments: [
      ["Desk.build/Rx.d": 2999, "Desk.build/Rx.swift.o": 1000],
      ["Desk.build/Rx.d": 4000, "Desk.build/Rx.swift.o": 2001],
      ["Desk.build/Rx.d": 4000], ["Desk.build/Rx.swift.o": 1000], [:],
    ])
  func uncompiled(objects: [String: Int]) throws {
    let package = try built(["Rx.swift": 3000], objects)
    #expect(try package.changed() == ["\(folder)/Rx.swift"])
  }

  /// A chapter with the program `Desk`, which was linked 2000 seconds after the beginning of 1970, files that were saved, and
  /// others beside the program.
  private func built(_ files: [String: Int], _ objects: [String: Int] = [:]) throws -> TestFolder {
    var dates = objects
    for (file, date) in files { dates["\(folder)/\(file)"] = date }
    dates["Desk"] = 2000
    let package = try TestFolder(dates.mapValues { _ in "" })
    for (file, date) in dates { try package.setDate(of: file, to: date) }
    return package
  }

  @Test func `where they are not any more, the folder is named`() throws {
    let package = try TestFolder()
    let place = package.root.appendingPathComponent(folder).path
    #expect(throws: LineTrouble.noSources(folder: place)) { try ChapterSources(root: package.root, folder: folder) }
  }
}

extension TestFolder {
  /// Makes a file look as if it had been written so many seconds after the beginning of 1970.
  fileprivate func setDate(of file: String, to seconds: Int) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: Double(seconds))],
      ofItemAtPath: root.appendingPathComponent(file).path)
  }

  fileprivate func sources() throws -> ChapterSources {
    try ChapterSources(
      root: root, folder: "Chapters/99-Desk", yours: "Reset",
      program: BuiltProgram(root.appendingPathComponent("Desk")))
  }

  /// The files of the chapter that the program may have been built without.
  fileprivate func changed() throws -> [String] {
    let sources = try sources()
    return sources.changed(sources.shared + sources.yours + sources.files(of: "rx"))
  }
}
