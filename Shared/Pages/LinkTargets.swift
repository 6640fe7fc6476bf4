import Foundation

/// The targets that links may lead to.
public struct LinkTargets: Sendable {
  /// The anchors of a file that is named by its path: those of the headings of a Markdown file, and of another one those of
  /// its lines, `L1` for the first; `nil` if there is no such file.
  public let anchors: @Sendable (_ path: String) -> Set<String>?

  /// The text before such a path that leads from the page to the file: nothing, or `../`.
  public let prefix: String

  /// Targets in these files.
  public init(prefix: String = "", anchors: @escaping @Sendable (_ path: String) -> Set<String>?) {
    self.prefix = prefix
    self.anchors = anchors
  }

  /// Returns the address of a link, as a page writes it.
  ///
  /// - Parameter own: the anchors of the page itself.
  /// - Throws: what is wrong with it.
  func address(_ destination: String, own: Set<String>) throws(BadLink) -> String {
    if destination.hasPrefix("https://") || destination.hasPrefix("http://") { return destination }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let (path, anchor) = (parts[0], parts.count > 1 ? parts[1] : nil)
    // What looks like a scheme would be one to a browser: javascript: and all the others.
    if path.contains(":") || path.hasPrefix("/") || Self.leavesFolder(path) {
      throw BadLink("a link leads to a heading (#…), a file of this folder, or https://, not to \(destination)")
    }
    if path.isEmpty {
      guard let anchor, own.contains(Self.decoded(anchor)) else {
        throw BadLink("no heading here has the anchor #\(anchor ?? "")")
      }
      return destination
    }
    guard let there = anchors(Self.decoded(path)) else { throw BadLink("there is no file \(path) to link to") }
    guard let anchor = anchor.map(Self.decoded) else { return prefix + destination }
    // Several lines are `L12-L18`.
    let isThere =
      there.contains(anchor)
      || !path.hasSuffix(".md") && anchor.components(separatedBy: "-").allSatisfy(there.contains)
    guard isThere else {
      throw BadLink("no \(path.hasSuffix(".md") ? "heading" : "line") of \(path) has the anchor #\(anchor)")
    }
    return prefix + destination
  }

  /// Returns true if a path leads above the folder where it begins.
  private static func leavesFolder(_ path: String) -> Bool {
    var depth = 0
    for part in decoded(path).split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }

  /// Returns the path or anchor that a target means: a blank is written as `%20`.
  private static func decoded(_ text: String) -> String { text.removingPercentEncoding ?? text }
}

/// The reason why a link leads nowhere.
struct BadLink: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
