import BuiltPackage
import Foundation
import Testing

@Suite("Files from outside, in the programs of chapters 12 and 14")
struct OutsideTests {
  private static let rmc = "$GPRMC,090000,A,3539.5160,N,13944.7240,E,2.1,84.4,040524,,,A*41"

  private func run(_ option: String, _ input: String) async throws -> ProgramRun {
    try await ProgramRun("Location", [option, "-"], input: Data(input.utf8))
  }

  @Test("sentences are played line by line; bad ones and noise are counted, the last one may lack its end")
  func nmea() async throws {
    let noise = try await ProgramRun(
      "Location", ["--nmea", "-"], input: Data([0xFF, 0x1B, 0x0A]) + Data(repeating: 0x41, count: 2000))
    #expect(noise.status == 0)
    #expect(!noise.text.contains("\u{1B}"))
    #expect(noise.complaints == [])
    let run = try await run("--nmea", "noise\r\n\r\n\(Self.rmc)\r\n$GPRMC,1\n\(Self.rmc.replacing(",N,", with: ",S,"))")
    #expect(run.status == 0)
    #expect(run.complaints == [])
    #expect(run.text.contains("\nevent nmea \"noise\\n\" → skipped \"1 sentence skipped\"\n"))
    #expect(run.text.contains("\nevent nmea \"$GPRMC,1\\n\" → skipped \"2 sentences skipped\"\n"))
    #expect(run.text.contains("│ location in use 3 sentences skipped "))
    #expect(run.text.hasSuffix("\n4 inputs, 0 expectations: ✓ the four ways are the same\n"))
  }

  @Test func `a GPX file is played in its own time`() async throws {
    let run = try await run(
      "--gpx",
      """
      <gpx><trk><trkseg><trkpt lat="1" lon="2"><time>2024-05-04T09:00:00Z</time></trkpt>
      <trkpt lat="1.5" lon="2"><time>2024-05-04T09:00:03Z</time></trkpt>
      <trkpt lat="3" lon="2"><time>2024-05-04T09:01:00Z</time></trkpt></trkseg></trk></gpx>
      """)
    #expect(run.status == 0)
    #expect(
      run.text.contains(
        """

        event position 1.0 2.0 → position "Lat: 1.0000 / Lon: 2.0000"
        wait 3s → nothing to see
        event position 1.5 2.0 → position "Lat: 1.5000 / Lon: 2.0000"
        wait 10s → nothing to see
        event fail locationUnknown → failure "The position is not known at the moment.", failure error
        wait 47s → nothing to see
        event position 3.0 2.0 →
        """))
    #expect(run.complaints == [])
  }

  @Test func `a file of text is counted by all ways, and shown by its name`() async throws {
    let run = try await ProgramRun("Background", ["--text", "LICENSE"])
    #expect(run.status == 0)
    #expect(run.complaints == [])
    #expect(run.text.contains("\nevent open LICENSE → nothing to see\ntap count → "))
    #expect(run.text.contains("│ text: LICENSE "))
    #expect(run.text.hasSuffix("\n3 inputs, 0 expectations: ✓ the four ways are the same\n"))
  }

  @Test(
    arguments: [
      ("Location", ["--gpx", "-"], "<kml/>", 65, "-: expected the element gpx around it all, found kml"),
      ("Location", ["--gpx", "-"], "<gpx/>", 65, "-: there is no point in it; expected a trkpt, a rtept or a wpt"),
      (
        "Location", ["--gpx", "no.gpx"], "", 66,
        "no.gpx: there is no such file; --gpx takes a path, or - for standard input"
      ),
      ("Location", ["--nmea", "/"], "", 66, "/: it cannot be read: Is a directory"),
      ("Location", ["--nmea"], "", 64, "--nmea needs a value: write --nmea FILE"),
      (
        "Location", ["--gpx", "a", "--nmea", "b"], "", 64, "--gpx and --nmea exclude each other: give one of them"
      ),
      (
        "Background", ["--text", "no\u{1B}.txt"], "", 66,
        "no\\u{1B}.txt: there is no such file; --text takes the path of a text file"
      ),
      ("Background", ["--text", "/dev/null"], "", 65, "/dev/null: it is no ordinary file"),
      ("Background", ["--text", "Tests"], "", 65, "Tests: it is no ordinary file"),
      ("Background", ["--text"], "", 64, "--text needs a value: write --text FILE"),
    ] as [(String, [String], String, Int32, String)])
  func `an unusable file is answered with one line, and nothing happens`(
    _ program: String, _ arguments: [String], _ input: String, _ status: Int32, _ complaint: String
  ) async throws {
    let run = try await ProgramRun(program, arguments, input: Data(input.utf8))
    #expect(run.status == status)
    #expect(run.complaints == ["\(program): \(complaint)"])
    #expect(run.text == "")
  }

  @Test func `in a script the error has the place of the file's name`() async throws {
    let run = try await ProgramRun(
      "Background", ["--script", "-"], input: Data("tap count\nevent open \"/nowhere\"\n".utf8))
    #expect(run.status == 65)
    #expect(run.complaints == ["<stdin>:2:12: expected a file of text: /nowhere: there is no such file"])
  }
}
