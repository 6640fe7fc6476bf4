import Foundation
import Models
import Services
import Stage

/// Other sources of positions: a track in a GPX file, and a receiver that speaks NMEA 0183.
enum Recording {
  static let feeds = [
    InputFeed("gpx", "play the track of a GPX file", open: gpx),
    InputFeed("nmea", "play NMEA 0183 from a file, a pipe (-) or a device", open: nmea),
  ]

  /// The maximum size of a file, far above that of a real track.
  static let limit = 64 << 20

  private static func gpx(_ path: String) throws(FeedError) -> AnyIterator<Input> {
    var bytes: [UInt8] = []
    for piece in try open(path, for: "gpx") {
      bytes += piece
      guard bytes.count <= limit else { throw .malformed("\(path): more than 64 MB, which is too long for a track") }
    }
    do throws(GPXError) {
      return AnyIterator(inputs(along: try GPXReader.track(of: bytes)).makeIterator())
    } catch {
      throw .malformed("\(path): \(error)")
    }
  }

  private static func inputs(along track: Track) -> [Input] {
    var inputs: [Input] = []
    var now = Duration.zero
    for reading in track.readings {
      if reading.offset > now { inputs.append(.wait(reading.offset - now)) }
      now = reading.offset
      switch reading.signal {
      case .fix(let fix):
        inputs.append(.event("position", ["\(fix.coordinate.latitude)", "\(fix.coordinate.longitude)"]))
      case .lost:
        inputs.append(.event("fail", [LocationError.locationUnknown.rawValue]))
      }
    }
    return inputs
  }

  private static func nmea(_ path: String) throws(FeedError) -> AnyIterator<Input> {
    let pieces = try open(path, for: "nmea")
    var cutter = LineCutter()
    var waiting: [[UInt8]] = []
    return AnyIterator {
      while waiting.isEmpty {
        guard let piece = pieces.next() else {
          guard let rest = cutter.rest() else { return nil }
          return .event("nmea", [text(of: rest) + "\n"])
        }
        waiting = cutter.cut(piece).reversed()
      }
      return waiting.popLast().map { .event("nmea", [text(of: $0)]) }
    }
  }

  /// Returns a line as it stands in a script. Bytes outside ASCII make a sentence invalid in any case.
  private static func text(of line: [UInt8]) -> String {
    String(decoding: line, as: UTF8.self)
  }

  private static func open(_ path: String, for option: String) throws(FeedError) -> ByteFeed {
    do throws(ByteFeed.Failure) {
      return try ByteFeed(path)
    } catch {
      switch error {
      case .missing:
        throw .unreadable("\(path): there is no such file; --\(option) takes a path, or - for standard input")
      case .unreadable(let reason): throw .unreadable("\(path): it cannot be read: \(reason)")
      }
    }
  }
}

/// Cuts its input into lines, so that a transcript shows one sentence per line.
nonisolated struct LineCutter {
  private var line: [UInt8] = []
  private var isInside = false

  /// Returns the lines that end in `piece`, each with a line feed, and pieces of a line that is too long, without one.
  mutating func cut(_ piece: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    for byte in piece {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if isInside { lines.append(line + [UInt8(ascii: "\n")]) }
        (line, isInside) = ([], false)
        continue
      }
      line.append(byte)
      isInside = true
      guard line.count > NMEAReader.limit else { continue }
      lines.append(line)
      line = []
    }
    return lines
  }

  /// Returns the rest of the input; empty if it was returned in pieces, nil if the last line was complete.
  mutating func rest() -> [UInt8]? {
    defer { (line, isInside) = ([], false) }
    return isInside ? line : nil
  }
}
