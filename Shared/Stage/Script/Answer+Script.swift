import Foundation
import World

/// Answers from outside, in the words of a script.
nonisolated extension Answer {
  /// The text behind `reply N`: `head 200 "content-type: text/html"`, `data "<p>"`, `end`, `fail timeout`.
  package var scriptText: String {
    switch self {
    case .redirected(let url): "redirect \(quoted(url.absoluteString))"
    case .response(let response):
      (["head \(response.status)"] + response.words.map { quoted($0) }).joined(separator: " ")
    case .data(let bytes):
      String(validating: bytes, as: UTF8.self).map { "data \(quoted($0))" }
        ?? "bytes \(quoted(bytes.base64EncodedString()))"
    case .finished: "end"
    case .failed(.other(let reason)): "fail \(quoted(reason))"
    case .failed(let error): "fail \(NetworkError.words.first { $0.value == error }?.key ?? "lost")"
    }
  }
}

nonisolated extension Response {
  /// Where it came from, if it says so, and its fields, each as `name: value`.
  fileprivate var words: [String] {
    (url.map { [$0.absoluteString] } ?? []) + headers.fields.map { "\($0.name): \($0.value)" }
  }

  /// Takes in a word that a script has behind the status: an address, or a field.
  ///
  /// - Returns: whether it made sense.
  fileprivate mutating func add(_ word: String) -> Bool {
    if let colon = word.firstRange(of: ": "), Self.isFieldName(word[..<colon.lowerBound]) {
      headers[String(word[..<colon.lowerBound])] = String(word[colon.upperBound...])
      return true
    }
    guard url == nil, let url = URL(string: word), url.scheme?.isEmpty == false else { return false }
    self.url = url
    return true
  }

  /// Returns true if HTTP has fields of such a name (a "token" of RFC 9110, section 5.6.2).
  private static func isFieldName(_ name: Substring) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: "!#$%&'*+-.^_`|~".unicodeScalars.contains(scalar)
        }
      }
  }
}

nonisolated extension NetworkError {
  /// The words of scripts for what can go wrong; anything else is a text.
  package static let words: [String: NetworkError] = [
    "not-connected": .notConnected, "no-such-host": .noSuchHost, "refused": .cannotConnect, "lost": .connectionLost,
    "timeout": .timedOut, "insecure": .tls, "too-large": .tooLarge, "too-many-redirects": .tooManyRedirects,
    "rubbish": .badResponse, "bad-address": .badAddress,
  ]
}

nonisolated extension LineParser {
  /// Reads the text behind `reply N`.
  package mutating func answer() throws(ScriptError) -> Answer {
    let forms = "head STATUS [\"FIELD: VALUE\"…], data \"text\", bytes \"BASE64\", end, redirect \"URL\" or fail WHY"
    let word = try next()
    guard let word, !word.isQuoted else { throw unexpected(word, forms) }
    switch word.text {
    case "end": return .finished
    case "data": return .data(Data(try text().utf8))
    case "fail": return .failed(try networkError())
    case "bytes":
      let word = try next()
      guard let word, word.isQuoted, let bytes = Data(base64Encoded: word.text) else {
        throw unexpected(word, "bytes in Base64, in straight quotation marks")
      }
      return .data(bytes)
    case "redirect":
      let word = try next()
      guard let word, word.isQuoted, let url = URL(string: word.text) else {
        throw unexpected(word, "a web address in straight quotation marks")
      }
      return .redirected(to: url)
    case "head":
      var head = Response(status: try number("a status", from: 100))
      while let word = try next() {
        guard word.isQuoted, head.add(word.text) else {
          throw unexpected(word, "an address, or a field such as \"content-type: text/html\"")
        }
      }
      return .response(head)
    default: throw unexpected(word, forms)
    }
  }

  private mutating func networkError() throws(ScriptError) -> NetworkError {
    let word = try next()
    if let word, word.isQuoted { return .other(word.text) }
    if let word, let error = NetworkError.words[word.text] { return error }
    throw unexpected(word, "a text, or one of \(NetworkError.words.keys.sorted().joined(separator: ", "))")
  }
}
