import Foundation
import Programs
import Testing

@testable import Stage
@testable import StageSession

@Suite("The tools that read the counters")
struct CoverageToolsTests {
  /// A toolchain whose `swift` is reached by a link, as `PATH` often does.
  private func toolchain(profdata: String = "cp \"$3\" \"$5\"", cov: String) throws -> TestFolder {
    let folder = try TestFolder(["usr/bin/swift": "", "bin/note": ""])
    try folder.write(program: profdata, to: "usr/bin/llvm-profdata")
    try folder.write(program: cov, to: "usr/bin/llvm-cov")
    // Nobody starts this one.
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.appendingPathComponent("usr/bin/swift").path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("bin/swift").path, withDestinationPath: "../usr/bin/swift")
    return folder
  }

  private func report(_ folder: TestFolder, limit: Duration = .seconds(600)) throws -> String {
    let tools = try CoverageTools(environment: ["PATH": "/nowhere:\(folder.url.path)/bin"], limit: limit)
    return try tools.report(
      of: Array("raw".utf8), program: URL(fileURLWithPath: "/the program"), sources: [URL(fileURLWithPath: "/a b")])
  }

  @Test("they are beside the swift in use, and hand the profile on to each other")
  func report() throws {
    let folder = try toolchain(cov: "cat \"$5\"; echo; shift 5; for word; do echo \"$word\"; done")
    #expect(try report(folder) == "raw\n/the program\n/a b\n")
  }

  @Test("what a program left that a signal ended is removed by the next one; what another one uses is not")
  func leftBehind() throws {
    let parent = try TestFolder()
    let name = UUID().uuidString
    // The first process of a system is always there; the largest number is nobody's.
    for folder in ["lines-1-\(name)", "lines-\(pid_t.max)-\(name)", "lines-\(pid_t.max)-mine", "others"] {
      try FileManager.default.createDirectory(
        at: parent.url.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    let room = try CoverageTools.makeRoom(in: parent.url)
    let there = Set(try FileManager.default.contentsOfDirectory(atPath: parent.url.path))
    #expect(there == ["lines-1-\(name)", "lines-\(pid_t.max)-mine", "others", room.lastPathComponent])
    #expect(room.lastPathComponent.hasPrefix("lines-\(getpid())-"))
  }

  @Test("where swift only stands for another one, that one says where it is")
  func shim() throws {
    let folder = try toolchain(cov: "echo found")
    let resources = folder.url.appendingPathComponent("usr/lib/swift").path
    try folder.write(
      program: "echo '{\"paths\": {\"runtimeResourcePath\": \"\(resources)\"}}'", to: "shim/swift")
    let tools = try CoverageTools(environment: ["PATH": "\(folder.url.path)/shim"])
    #expect(tools.folder.path == folder.url.appendingPathComponent("usr/bin").path)
  }

  @Test(
    "without a toolchain that has them it is told which one does",
    arguments: [
      "exit 1", "echo no JSON", "echo '{\"paths\": {\"runtimeResourcePath\": \"/nowhere/lib/swift\"}}'",
    ])
  func none(_ answer: String) throws {
    let folder = try TestFolder(["empty/note": ""])
    try folder.write(program: answer, to: "bin/swift")
    for path in ["", folder.url.path + "/empty", folder.url.path + "/bin"] {
      #expect(throws: LineTrouble.noTools) { try CoverageTools(environment: ["PATH": path]) }
    }
  }

  @Test("a swift that hangs is told of, and not taken for one without tools")
  func hangingSwift() throws {
    let folder = try TestFolder()
    try folder.write(program: "exec sleep 1000", to: "bin/swift")
    #expect(throws: LineTrouble.toolHung("swift -print-target-info", after: .zero)) {
      try CoverageTools(environment: ["PATH": folder.url.path + "/bin"], limit: .zero)
    }
  }

  @Test("a tool that hangs is ended")
  func hanging() throws {
    let folder = try toolchain(profdata: "trap '' TERM; exec sleep 1000", cov: "")
    #expect(throws: LineTrouble.toolHung("llvm-profdata", after: .zero)) { try report(folder, limit: .zero) }
  }

  @Test("whoever leaves while a tool reads ends it, and nothing of it is left", .timeLimit(.minutes(15)))
  @MainActor func leaving() throws {
    let folder = try toolchain(profdata: "echo \"$3\" >\"$0.new\"; mv \"$0.new\" \"$0.room\"; exec sleep 1000", cov: "")
    let tools = try CoverageTools(environment: ["PATH": folder.url.path + "/bin"], limit: .seconds(600))
    let recorder = LineRecorder(
      begin: {}, end: { KeptProfile([1], over: [0]) },
      lines: { (profile) throws(LineTrouble) in
        RanLines(files: [
          try tools.report(of: profile.bytes, program: URL(fileURLWithPath: "/the program"), sources: []): .init()
        ])
      }, stop: { tools.stop.press() }, elsewhere: { work in Thread.detachNewThread { work() } })
    let reader = LineReader()
    reader.begin(LineRecord(try recorder.end()), recorder)
    let file = folder.url.appendingPathComponent("usr/bin/llvm-profdata.room")
    while !FileManager.default.fileExists(atPath: file.path) {}
    reader.leave()
    let profile = URL(fileURLWithPath: String(try String(contentsOf: file, encoding: .utf8).dropLast()))
    #expect(profile.lastPathComponent == "profraw")
    #expect(!FileManager.default.fileExists(atPath: profile.deletingLastPathComponent().path))
  }

  @Test(
    "a full disk is told as one",
    arguments: ["No space left on device", String(cString: strerror(EDQUOT))])
  func full(_ reason: String) throws {
    let folder = try toolchain(cov: "echo 'error: a.profdata: \(reason)' >&2; exit 1")
    #expect(throws: LineTrouble.noRoom("error: a.profdata: \(reason)")) { try report(folder) }
  }

  @Test("a tool that fails is quoted")
  func failure() throws {
    let old = try toolchain(profdata: "echo 'error: raw profile version mismatch' >&2; echo more >&2; exit 1", cov: "")
    #expect(throws: LineTrouble.toolFailed("llvm-profdata", reason: "error: raw profile version mismatch")) {
      try report(old)
    }
    let silent = try toolchain(cov: "exit 3")
    #expect(throws: LineTrouble.toolFailed("llvm-cov", reason: "status 3")) { try report(silent) }
  }

  @Test(
    "each trouble is one line that says what to do",
    arguments: [
      (
        LineTrouble.notCounted(CountingBuild(program: "Counter", arguments: ["--trace-lines", "it's.script"])),
        "this build does not count which lines run: type swift build --enable-code-coverage --scratch-path .build-trace "
          + "--product Counter && .build-trace/debug/Counter --trace-lines 'it'\\''s.script'"
      ),
      (
        .changed(file: "Chapters/03-Counter/Rx.swift", CountingBuild(program: "Counter", arguments: ["--step", "1"])),
        "Chapters/03-Counter/Rx.swift has changed since the program was built: type swift build --enable-code-coverage "
          + "--scratch-path .build-trace --product Counter && .build-trace/debug/Counter --step 1"
      ),
      (
        .noSources(folder: "/book/Chapters\n"),
        "the sources are not in /book/Chapters\\u{A} any more: put them back, or build where they are now"
      ),
      (
        .noTools,
        "there are no llvm-profdata and llvm-cov beside the swift in use: use a toolchain from swift.org or Xcode"
      ),
      (
        .toolFailed("llvm-cov", reason: "\u{1B}[31mno"),
        "llvm-cov cannot read what was counted (\\u{1B}[31mno): use the swift that the program was built with"
      ),
      (
        .strangeReport("DA:x"),
        "llvm-cov reports \"DA:x\", which nobody understands here: use the swift that the program was built with"
      ),
      (
        .toolHung("llvm-cov", after: .seconds(30)),
        "llvm-cov was ended because it took more than 30 seconds: try again when the machine has less to do"
      ),
      (
        .noRoom("full"),
        "the folder for temporary files cannot be used (full): make room there, or set TMPDIR to another folder"
      ),
    ])
  func troubles(_ trouble: LineTrouble, _ line: String) {
    #expect("\(trouble)" == line)
  }
}
