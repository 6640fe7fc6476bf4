import Foundation

/// The files that links may lead to, by their paths from one folder, such as that of the package.
public struct LinkTargets: Sendable {
  /// Returns the anchors of a file: those of the headings of a Markdown file, and of another one those of its lines, `L1`
  /// for the first; `nil` if there is no such file.
  public let anchors: @Sendable (_ path: String) -> Set<String>?

  /// Returns the text of a file that the pages show as a page of its own; `nil` if a link leads to the file itself.
  public let text: @Sendable (_ path: String) -> String?

  /// Returns the bytes of a picture in Base64, which a page carries along; `nil` if there is none.
  public let picture: @Sendable (_ path: String) -> String?

  /// The path from the page to the folder: nothing, or `../`.
  public let prefix: String

  /// Targets in these files.
  public init(
    prefix: String = "", text: @escaping @Sendable (_ path: String) -> String? = { _ in nil },
    picture: @escaping @Sendable (_ path: String) -> String? = { _ in nil },
    anchors: @escaping @Sendable (_ path: String) -> Set<String>?
  ) {
    self.prefix = prefix
    self.text = text
    self.picture = picture
    self.anchors = anchors
  }

  /// Returns the address of a file, as a page writes it.
  ///
  /// - Throws: `BadLink` if there is no such file, or it has no such anchor.
  func address(_ path: String, _ anchor: String?) throws(BadLink) -> String {
    guard let there = anchors(path) else { throw BadLink("there is no file \(path) to link to") }
    guard let anchor else { return prefix + Self.encoded(path) }
    // Several lines are `L12-L18`.
    let isThere =
      there.contains(anchor)
      || !path.hasSuffix(".md") && anchor.components(separatedBy: "-").allSatisfy(there.contains)
    guard isThere else {
      throw BadLink("no \(path.hasSuffix(".md") ? "heading" : "line") of \(path) has the anchor #\(anchor)")
    }
    return "\(prefix)\(Self.encoded(path))#\(Self.encoded(anchor))"
  }

  /// Returns the text as it stands in an address: a blank is written as `%20`.
  static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: plain) ?? text
  }

  private static let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~+/"))
}

/// The file that a link in a text names, and the anchor in it.
struct LinkedPlace: Equatable {
  /// The path from the folder of the links.
  let path: String
  let anchor: String?

  init(path: String, anchor: String?) {
    (self.path, self.anchor) = (path, anchor)
  }

  /// Reads a link.
  ///
  /// - Parameter document: the path of the text in which it stands.
  /// - Throws: `BadLink` if it leads out of the folder, or has a scheme.
  init(_ destination: String, in document: String) throws(BadLink) {
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    anchor = parts.count > 1 ? parts[1].removingPercentEncoding ?? parts[1] : nil
    if parts[0].isEmpty {
      path = document
      return
    }
    var folders = document.split(separator: "/").dropLast().map(String.init)
    // A browser takes any text before a colon for a scheme: javascript: and all the others.
    var isInside = !parts[0].contains(":") && !parts[0].hasPrefix("/")
    for part in (parts[0].removingPercentEncoding ?? parts[0]).split(separator: "/") where part != "." {
      if part != ".." { folders.append(String(part)) } else if folders.popLast() == nil { isInside = false }
    }
    guard isInside else {
      throw BadLink("a link leads to a heading (#…), a file of this folder, or https://, not to \(destination)")
    }
    path = folders.joined(separator: "/")
  }
}

/// The reason why a link leads nowhere.
struct BadLink: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
