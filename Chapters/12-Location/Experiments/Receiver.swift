import Models
import Services
import Stage

/// Reads the sentences of a receiver in pieces of different sizes.
enum Receiver {
  private static let said = """
    $GPRMC,090000,A,3539.5160,N,13944.7240,E,2.1,84.4,040524,,,A*41
    $GNGGA,090001.00,3539.5160,S,13944.7240,W,1,08,0.9,40.0,M,36.7,M,,*46
    $GPGSV,3,1,11,03,03,111,00,04,15,270,00*7F
    $GPRMC,090002,V,,,,,,,040524,,,N*5F
    $GPRMC,090003,A,3539.6160,N,13944.7240,E,2.1,84.4,040524,,,A*41
    $GPRMC,090004,A,3539$GPRMC,090000,A,3539.5160,N,13944.7240,E,2.1,84.4,040524,,,A*41

    """

  static func read(_ print: @escaping Print) {
    for size in [7, 1000] {
      print("in pieces of \(size) bytes:")
      var reader = NMEAReader()
      var rest = Array(said.utf8)[...]
      while !rest.isEmpty {
        for signal in reader.read(rest.prefix(size)) { print("  \(text(of: signal))") }
        rest = rest.dropFirst(size)
      }
      print("  \(reader.skipped) skipped")
    }
  }

  static func followTrack(_ print: @escaping Print) {
    var last: Track.Point?
    for point in Track.bundled.points {
      let seconds = "\(point.offset.components.seconds) s".padded(7)
      let way = last.map { point.coordinate.distance(to: $0.coordinate) } ?? 0
      let time = last.map { point.offset - $0.offset } ?? .zero
      if time > Track.timeout { print("        … \(time.components.seconds) seconds without a position") }
      let pace = time > .zero ? "  \((way / Double(time.components.seconds)).tenths) m/s" : ""
      print(seconds + point.coordinate.text + pace)
      last = point
    }
  }

  private static func text(of signal: Track.Signal) -> String {
    switch signal {
    case .fix(let fix):
      fix.coordinate.text + (fix.horizontalAccuracy.map { ", \($0.tenths) m exact" } ?? "")
    case .lost: "no position"
    }
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension Double {
  /// The number with one decimal.
  fileprivate var tenths: String { "\((self * 10).rounded() / 10)" }
}
