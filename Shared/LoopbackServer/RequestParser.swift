import Foundation
import World

/// The reason why a request cannot be understood, and the status for it.
nonisolated struct BadRequest: Error, Equatable {
  var status = 400
  let reason: String
}

/// Reads requests (RFC 9112, sections 2 to 6), in whatever pieces they arrive.
nonisolated struct RequestParser {
  /// The longest line without its LF, the longest head, and how many fields it may have.
  static let (lineLimit, headLimit, fieldLimit) = (8 * 1024, 32 * 1024, 100)

  /// The longest body.
  static let bodyLimit = 1024 * 1024

  private var line: [UInt8] = []
  private var size = 0
  private var start: RequestLine?
  private var fields = RequestFields()
  /// A request whose body is not complete yet.
  private var open: LoopbackServer.Request?

  /// Takes bytes away up to the end of one request; what follows stays for the next time.
  /// - Returns: the request, or `nil` if it is not complete yet.
  mutating func read(_ bytes: inout ArraySlice<UInt8>) throws(BadRequest) -> LoopbackServer.Request? {
    while open == nil, let byte = bytes.popFirst() {
      try take(byte)
      if byte == UInt8(ascii: "\n") { open = try endLine() }
    }
    guard var request = open.take() else { return nil }
    let piece = bytes.prefix(request.bodyLength - request.body.count)
    request.body += piece
    bytes = bytes.dropFirst(piece.count)
    guard request.body.count == request.bodyLength else {
      open = request
      return nil
    }
    self = RequestParser()
    return request
  }

  private mutating func take(_ byte: UInt8) throws(BadRequest) {
    size += 1
    let isInFirstLine = start == nil
    if line.count > Self.lineLimit || size > Self.headLimit {
      throw isInFirstLine
        ? BadRequest(status: 414, reason: "the address is too long")
        : BadRequest(status: 431, reason: "the head is too long")
    }
    let isAfterReturn = line.last == UInt8(ascii: "\r")
    switch byte {
    case UInt8(ascii: "\n") where isAfterReturn: line.removeLast()
    case UInt8(ascii: "\n"): throw BadRequest(reason: "a line of the head must end with CR LF")
    case _ where isAfterReturn: throw BadRequest(reason: "a CR stands in the middle of a line")
    // At the first such byte: a client that begins to speak TLS, or something else, may wait for an answer now.
    case UInt8(ascii: "\r"), 32..<127: line.append(byte)
    case UInt8(ascii: "\t") where !isInFirstLine, 128... where !isInFirstLine: line.append(byte)
    default: throw BadRequest(reason: "the head has a byte that is no text")
    }
  }

  private mutating func endLine() throws(BadRequest) -> LoopbackServer.Request? {
    defer { line = [] }
    guard let start else {
      // Some clients end a body with an empty line that is no part of it (RFC 9112, section 2.2).
      if !line.isEmpty || size > 2 { start = try RequestLine(line) }
      return nil
    }
    guard line.isEmpty else {
      try fields.add(line)
      return nil
    }
    return try LoopbackServer.Request(start, fields)
  }
}

/// `GET /a?b HTTP/1.1`
nonisolated private struct RequestLine {
  let method: String
  let target: RequestTarget
  let minorVersion: Int

  init(_ line: [UInt8]) throws(BadRequest) {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0].isToken else {
      throw BadRequest(reason: "the first line must be: method, address, version")
    }
    let version = words[2].utf8.map { $0 }
    guard words[2].hasPrefix("HTTP/"), version.count == 8, version[6] == UInt8(ascii: "."),
      let major = Int(words[2].dropFirst(5).prefix(1)), let minor = Int(words[2].suffix(1))
    else { throw BadRequest(reason: "the first line must end with the version of HTTP") }
    guard major == 1 else { throw BadRequest(status: 505, reason: "this server speaks HTTP/1.1") }
    guard let target = RequestTarget(words[1]) else { throw BadRequest(reason: "the address is none of this server's") }
    (method, self.target, minorVersion) = (String(words[0]), target, minor)
  }
}

/// The fields as they come; names in lower case.
nonisolated private struct RequestFields {
  private var values: [String: [String]] = [:]
  private var count = 0

  subscript(name: String) -> [String] { values[name] ?? [] }

  var joined: Headers { Headers(values.map { ($0.key, $0.value.joined(separator: ", ")) }) }

  mutating func add(_ line: [UInt8]) throws(BadRequest) {
    count += 1
    guard count <= RequestParser.fieldLimit else {
      throw BadRequest(status: 431, reason: "the head has too many fields")
    }
    let sides = String(decoding: line, as: UTF8.self).split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, sides[0].isToken else {
      throw BadRequest(reason: "a field of the head must be: name, colon, value")
    }
    let value = sides[1].drop { " \t".contains($0) }
    let end = value.lastIndex { !" \t".contains($0) }.map(value.index(after:)) ?? value.startIndex
    values[sides[0].lowercased(), default: []].append(String(value[..<end]))
  }
}

nonisolated extension LoopbackServer.Request {
  fileprivate init(_ line: RequestLine, _ fields: RequestFields) throws(BadRequest) {
    guard fields["host"].count == 1 || line.minorVersion == 0 && fields["host"].isEmpty else {
      throw BadRequest(reason: "the head must have the field Host, once")
    }
    // Two lengths, or a length and chunks, are read differently by different programs: a way to smuggle requests.
    let lengths = Set(fields["content-length"])
    let isChunked = !fields["transfer-encoding"].isEmpty
    guard lengths.count + (isChunked ? 1 : 0) <= 1 else { throw BadRequest(reason: "the head has two lengths") }
    guard lengths.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }) else {
      throw BadRequest(reason: "the field Content-Length must be a number")
    }
    let hasLength = lengths.contains { !$0.allSatisfy { $0 == "0" } }
    let isRead = line.method == "POST"
    if isRead, isChunked { throw BadRequest(status: 411, reason: "the body must have a length") }
    let length = lengths.first.map { Int($0) ?? .max } ?? 0
    if isRead, length > RequestParser.bodyLimit { throw BadRequest(status: 413, reason: "the body is too long") }
    self.init(
      method: line.method, path: line.target.path, query: line.target.query, headers: fields.joined,
      bodyLength: isRead ? length : 0, minorVersion: line.minorVersion,
      hasUnreadBody: !isRead && (isChunked || hasLength))
  }
}

nonisolated extension Substring {
  /// A Boolean value indicating whether this is a name as HTTP allows it (RFC 9110, section 5.6.2).
  fileprivate var isToken: Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case 48...57, 65...90, 97...122: true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}
