import Foundation

/// An article of the embedded service, in the words of Qiita's JSON, with some fields that this chapter does not read.
nonisolated struct BundledArticle {
  let json: String
  private let title: String
  private let tag: String

  /// Creates article `number`, written a day before the one before it.
  private init(_ number: Int, _ title: String, _ tag: String, at base: String) {
    (self.title, self.tag) = (title.lowercased(), tag)
    let id = "a\(1000 + number)"
    let written = Date(timeIntervalSince1970: 1_774_915_200 - Double(number) * 86_400)
    let updated = number % 3 == 0 ? written.addingTimeInterval(86_400) : written
    let writer = Self.writer(of: number)
    let user = writer.map { name in
      let picture = name == "fumi" ? "" : "\(base)/pictures/\(name)"
      return #"{ "id": "\#(name)", "profile_image_url": "\#(picture)" }"#
    }
    json = #"""
      {
        "id": "\#(id)", "title": "\#(title)", "body": "All about it, step by step.",
        "likes_count": \#(number * 7 % 23), "reactions_count": \#(number % 5), "comments_count": \#(number % 3),
        "created_at": "\#(written.formatted(.iso8601))", "updated_at": "\#(updated.formatted(.iso8601))",
        "tags": [{ "name": "\#(tag)", "versions": [] }],
        "url": "\#(base)/\#(writer ?? "somebody")/items/\#(id)", "user": \#(user ?? "null")
      }
      """#
  }

  /// Returns true if a search for `text` finds the article.
  func isFound(by text: String) -> Bool {
    text.isEmpty || title.contains(text.lowercased()) || tag == text.lowercased()
  }

  /// Returns all 64, of a service whose address is `base`.
  static func all(at base: String) -> [BundledArticle] {
    base == EmbeddedArticles.base ? embedded : make(at: base)
  }

  // Made once: a check asks for them thousands of times.
  private static let embedded = make(at: EmbeddedArticles.base)

  private static let subjects = [
    ("Closures", "swift"), ("Delegates", "swift"), ("Observers", "swift"), ("Actors", "swift"), ("Streams", "rx"),
    ("Relays", "rx"), ("Drivers", "rx"), ("Signals", "rx"), ("Tables", "uikit"), ("Cells", "uikit"),
    ("Fields", "uikit"), ("Alerts", "uikit"), ("Requests", "http"), ("Pages", "http"), ("Headers", "http"),
    ("Sockets", "http"),
  ]

  private static func make(at base: String) -> [BundledArticle] {
    [" anew", " in use", " tested", " timed"].enumerated().flatMap { form, suffix in
      subjects.enumerated().map { index, subject in
        BundledArticle(form * subjects.count + index, subject.0 + suffix, subject.1, at: base)
      }
    }
  }

  /// Returns the writer of article `number`. Some articles have none any more; `fumi` has no picture.
  private static func writer(of number: Int) -> String? {
    switch number % 9 {
    case 7: nil
    case 8: "fumi"
    default: ["aki", "botan", "chika", "daigo", "emi"][number % 5]
    }
  }
}
