import Models
import Services
import Testing

@Suite("Services read a receiver's NMEA 0183 sentences")
struct NMEAReaderTests {
  nonisolated private static let rmc = "$GPRMC,090000,A,3539.5160,N,13944.7240,E,2.1,84.4,040524,,,A*41"
  nonisolated private static let gga = "$GNGGA,090001.00,3539.5160,S,13944.7240,W,1,08,0.9,40.0,M,36.7,M,,*46"

  private static func text(_ signals: [Track.Signal]) -> [String] {
    signals.map { signal in
      switch signal {
      case .fix(let fix): fix.coordinate.text + (fix.horizontalAccuracy.map { " ±\($0)" } ?? "")
      case .lost: "lost"
      }
    }
  }

  private static func read(_ text: String) -> (signals: [String], skipped: Int) {
    var reader = NMEAReader()
    let signals = reader.read(text.utf8) + reader.finish()
    return (Self.text(signals), reader.skipped)
  }

  /// The sentence with its checksum.
  nonisolated private static func sentence(_ body: String) -> String {
    let checksum = body.utf8.reduce(0, ^)
    let digits = String(checksum, radix: 16, uppercase: true)
    return "$\(body)*\(digits.count == 1 ? "0" : "")\(digits)\r\n"
  }

  @Test func `positions are read from RMC and GGA, in all four quarters of the globe`() {
    #expect(Self.sentence(String(Self.rmc.dropFirst().prefix { $0 != "*" })) == Self.rmc + "\r\n")
    #expect(Self.sentence(String(Self.gga.dropFirst().prefix { $0 != "*" })) == Self.gga + "\r\n")
    let (signals, skipped) = Self.read(Self.rmc + "\r\n" + Self.gga + "\n")
    #expect(signals == ["Lat: 35.6586 / Lon: 139.7454", "Lat: -35.6586 / Lon: -139.7454 ±4.5"])
    #expect(skipped == 0)
  }

  @Test(
    arguments: ["GP", "GN", "GL", "GA", "GB", "GQ", "BD", "II"])
  func `any talker may say it`(talker: String) {
    let text =
      Self.sentence("\(talker)RMC,090000,A,0000.6000,S,00030.0000,W,,,040524,,")
      + Self.sentence("\(talker)GGA,090000,0000.6000,N,00030.0000,E,2,08,,,M,,M,,")
    #expect(Self.read(text).signals == ["Lat: -0.0100 / Lon: -0.5000", "Lat: 0.0100 / Lon: 0.5000"])
  }

  @Test func `a void fix means that there is no position, whatever the other fields contain`() {
    let text =
      Self.sentence("GPRMC,090000,V,,,,,,,040524,,,N")
      + Self.sentence("GPGGA,090000,3539.5160,N,13944.7240,E,0,00,,,M,,M,,")
    #expect(Self.read(text).signals == ["lost", "lost"])
    #expect(Self.read(text).skipped == 0)
  }

  @Test func `other sentences are passed over and not counted`() {
    let text =
      Self.sentence("GPGSV,3,1,11,03,03,111,00,04,15,270,00") + Self.sentence("PGRMC,A,218.8,100")
      + Self.sentence("GPGSA,A,3,04,05,,09,12,,,24,,,,,2.5,1.3,2.1")
      + "!AIVDM,1,1,,A,14eG;o@034o8sd<L9i:a;WF>062D,0*7D\r\n"
    #expect(Self.read(text).signals == [])
    #expect(Self.read(text).skipped == 0)
  }

  @Test(
    arguments: [
      ("a wrong checksum", rmc.replacing("*41", with: "*42")), ("no checksum", rmc.replacing("*41", with: "")),
      ("half a checksum", rmc.replacing("*41", with: "*4")),
      ("no hexadecimal checksum", rmc.replacing("*41", with: "*+1")),
      ("a byte changed", rmc.replacing("3539", with: "3538")), ("no beginning", "39.5160,N,13944.7240,E*41"),
      ("noise", "\u{1}\u{7F}\u{FFFD}abc"), ("a latitude of 95 degrees", sentence("GPRMC,,A,9530.0,N,00000.0,E,,,,,")),
      ("a longitude of 181 degrees", sentence("GPRMC,,A,0000.0,N,18100.0,E,,,,,")),
      ("61 minutes", sentence("GPRMC,,A,3561.0,N,00000.0,E,,,,,")),
      ("no hemisphere", sentence("GPRMC,,A,3530.0,,00000.0,E,,,,,")),
      ("hemispheres swapped", sentence("GPRMC,,A,3530.0,E,00000.0,N,,,,,")),
      ("a sign", sentence("GPRMC,,A,-3530.0,N,00000.0,E,,,,,")),
      ("an exponent", sentence("GPRMC,,A,35e2,N,00000.0,E,,,,,")),
      ("no number", sentence("GPGGA,,.,N,00000.0,E,1,,,,,,,")),
      ("no status", sentence("GPRMC,,,3530.0,N,00000.0,E,,,,,")),
      ("an unknown quality", sentence("GPGGA,,3530.0,N,00000.0,E,x,,,,,,,")),
      ("fields that are missing", sentence("GPRMC,,A")),
      ("nothing but a dollar", "$\r\n"), ("an empty sentence", "$*00\r\n".replacing("*00", with: "*0")),
    ])
  func `what is damaged is counted and skipped`(what: String, text: String) {
    let (signals, skipped) = Self.read(text + "\r\n" + Self.rmc + "\r\n")
    #expect(signals == ["Lat: 35.6586 / Lon: 139.7454"], "\(what)")
    #expect(skipped == 1, "\(what)")
  }

  @Test func `a sentence that is cut off by the next one is counted, and the next one is read`() {
    let (signals, skipped) = Self.read(Self.rmc.prefix(30) + Self.rmc + "\r\n")
    #expect(signals == ["Lat: 35.6586 / Lon: 139.7454"])
    #expect(skipped == 1)
  }

  @Test func `where the bytes are cut does not matter`() {
    let bytes = Array((Self.rmc + "\r\nnoise\r\n" + Self.gga + "\r\n" + Self.sentence("GPRMC,,V,,,,,,,,,")).utf8)
    let whole = Self.read(String(decoding: bytes, as: UTF8.self))
    for size in 1...bytes.count {
      var reader = NMEAReader()
      var signals: [Track.Signal] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        signals += reader.read(bytes[start..<min(start + size, bytes.count)])
      }
      #expect(Self.text(signals) == whole.signals)
      #expect(reader.skipped == whole.skipped)
    }
    #expect(whole.signals.count == 3)
    #expect(whole.skipped == 1)
  }

  @Test func `an end without a line end is an end as well`() {
    #expect(Self.read(Self.rmc).signals == ["Lat: 35.6586 / Lon: 139.7454"])
    #expect(Self.read(Self.rmc + "\r\n\r\n\n").skipped == 0)
    #expect(Self.read(String(Self.rmc.dropLast(5))).skipped == 1)
    #expect(Self.read("").skipped == 0)
  }

  @Test func `a flood without an end is one sentence that is no good`() {
    var reader = NMEAReader()
    for _ in 0..<100 { #expect(reader.read(repeatElement(UInt8(ascii: "A"), count: 10_000)) == []) }
    #expect(Self.text(reader.read(("\r\n" + Self.rmc + "\r\n").utf8)) == ["Lat: 35.6586 / Lon: 139.7454"])
    #expect(reader.skipped == 1)
  }
}
