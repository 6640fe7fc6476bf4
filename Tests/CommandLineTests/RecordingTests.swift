import BuiltPackage
import Foundation
import Testing

@Suite("Positions from outside, in the program of chapter 12")
struct RecordingTests {
  private static let rmc = "$GPRMC,090000,A,3539.5160,N,13944.7240,E,2.1,84.4,040524,,,A*41"

  private func run(_ option: String, _ input: String) async throws -> ProgramRun {
    try await ProgramRun("Location", [option, "-"], input: Data(input.utf8))
  }

  @Test("sentences from standard input are played line by line; bad ones are counted, the last one may lack its end")
  func nmea() async throws {
    let run = try await run("--nmea", "noise\r\n\r\n\(Self.rmc)\r\n$GPRMC,1\n\(Self.rmc.replacing(",N,", with: ",S,"))")
    #expect(run.status == 0)
    #expect(run.complaints == [])
    #expect(run.text.contains("\nevent nmea \"noise\\n\" → skipped \"1 sentence skipped\"\n"))
    #expect(run.text.contains("\nevent nmea \"$GPRMC,1\\n\" → skipped \"2 sentences skipped\"\n"))
    #expect(run.text.contains("│ location in use 3 sentences skipped "))
    #expect(run.text.hasSuffix("\n4 inputs, 0 expectations: ✓ the four ways are the same\n"))
  }

  @Test("bytes that are no text, and a line without an end, are counted and do no harm")
  func noise() async throws {
    let run = try await ProgramRun(
      "Location", ["--nmea", "-"], input: Data([0xFF, 0x1B, 0x0A]) + Data(repeating: 0x41, count: 2000))
    #expect(run.status == 0)
    #expect(!run.text.contains("\u{1B}"))
    #expect(run.complaints == [])
  }

  @Test("a GPX file is played in its own time")
  func gpx() async throws {
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

  @Test(
    "an unusable recording is answered with one line",
    arguments: [
      (["--gpx", "-"], "<kml/>", 65, "Location: -: expected the element gpx around it all, found kml"),
      (["--gpx", "-"], "<gpx/>", 65, "Location: -: there is no point in it; expected a trkpt, a rtept or a wpt"),
      (
        ["--gpx", "no.gpx"], "", 66,
        "Location: no.gpx: there is no such file; --gpx takes a path, or - for standard input"
      ),
      (["--nmea", "/"], "", 66, "Location: /: it cannot be read: Is a directory"),
      (["--nmea"], "", 64, "Location: --nmea needs a value: write --nmea FILE"),
      (
        ["--gpx", "a", "--nmea", "b"], "", 64, "Location: --gpx and --nmea exclude each other: give one of them"
      ),
    ] as [([String], String, Int32, String)])
  func mistakes(_ arguments: [String], _ input: String, _ status: Int32, _ complaint: String) async throws {
    let run = try await ProgramRun("Location", arguments, input: Data(input.utf8))
    #expect(run.status == status)
    #expect(run.complaints == [complaint])
    #expect(run.text == "")
  }
}
