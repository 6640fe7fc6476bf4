import Foundation
import Models
import Testing

@Suite("Articles of Qiita's API")
struct ArticleTests {
  /// An article as the API documents it, with the fields that the chapters ignore; `nil` removes a field.
  private func json(_ field: String = "", _ value: String?) -> Data {
    var fields = [
      "rendered_body": #""<h1>Example</h1>""#, "body": ##""# Example""##, "coediting": "false", "comments_count": "3",
      "created_at": #""2026-04-01T09:00:00+09:00""#, "group": "null", "id": #""c686397e4a0f4f11683d""#,
      "likes_count": "100", "private": "false", "reactions_count": "7",
      "tags": #"[{"name": "Ruby", "versions": ["0.0.1"]}, {"name": "rx", "versions": []}]"#,
      "title": #""Example title""#, "updated_at": #""2026-04-02T00:30:00Z""#,
      "url": #""https://qiita.com/Qiita/items/c686397e4a0f4f11683d""#,
      "user": #"{"id": "qiita", "name": "Qiita", "profile_image_url": "https://images.example/qiita.png"}"#,
      "page_views_count": "null", "team_membership": "null",
    ]
    if !field.isEmpty { fields[field] = value }
    return Data("[{\(fields.map { "\"\($0)\": \($1)" }.joined(separator: ", "))}]".utf8)
  }

  private func article(_ field: String = "", _ value: String? = nil) throws -> Article {
    try #require(try ArticlePage(body: json(field, value)).articles.first)
  }

  @Test("every field that the chapters need is read, and shown in a few lines; unknown values are left out")
  func all() throws {
    let article = try article()
    #expect(article.id == "c686397e4a0f4f11683d")
    #expect(article.created == Date(timeIntervalSince1970: 1_775_001_600))
    #expect(article.updated == Date(timeIntervalSince1970: 1_775_089_800))
    #expect(article.picture?.absoluteString == "https://images.example/qiita.png")
    #expect(
      article.details == """
        Example title
        by qiita
        100 likes, 7 reactions, 3 comments
        written 2026-04-01
        changed 2026-04-02
        Ruby, rx
        https://qiita.com/Qiita/items/c686397e4a0f4f11683d
        """)
    #expect(Article(id: "1", title: "A", likes: 1).details == "A\nby somebody\n1 like, 0 reactions, 0 comments")
  }

  @Test(
    "without an identity or a title there is no article, and the error names the field",
    arguments: [
      ("id", nil, "1.id is missing"), ("id", "null", "1.id is null"), ("id", "12", "1.id is of another type"),
      ("id", #""""#, "1.id: it is empty"), ("title", nil, "1.title is missing"), ("title", "null", "1.title is null"),
      ("title", #"["a"]"#, "1.title is of another type"),
    ])
  func needed(_ field: String, _ value: String?, _ reason: String) {
    #expect(throws: ArticleTrouble.unreadable(reason)) { try ArticlePage(body: json(field, value)) }
  }

  @Test func `a title may be empty, long, or in any script`() throws {
    #expect(try article("title", #""""#).title == "")
    #expect(try article("title", #""\u3042\ud83d\ude00 \"x\"""#).title == "あ😀 \"x\"")
  }

  @Test(
    arguments: [nil, "null", #""7""#, "1.5", "-3"])
  func `a number that is missing, null, or no number of things is none`(_ value: String?) throws {
    #expect(try article("likes_count", value).likes == 0)
    #expect(try article("reactions_count", value).reactions == 0)
    #expect(try article("comments_count", value).comments == 0)
    #expect(try article("likes_count", value).title == "Example title")
  }

  @Test(
    arguments: [nil, "null", "0", #""yesterday""#, #""2026-13-01""#])
  func `a date that is missing, null, or none is not known`(_ value: String?) throws {
    #expect(try article("created_at", value).created == nil)
    #expect(try article("updated_at", value).updated == nil)
  }

  @Test(
    "tags that are missing, null, or no list are none; of a list those count that have a name",
    arguments: [
      (nil, []), ("null", []), (#""rx""#, []), ("[]", []),
      (#"[{"name": "a"}, {"versions": []}, {"name": null}, 3, {"name": ""}, null, {"name": "b"}]"#, ["a", "b"]),
    ] as [(String?, [String])])
  func tags(_ value: String?, _ tags: [String]) throws {
    #expect(try article("tags", value).tags == tags)
  }

  @Test(
    arguments: [nil, "null", "5", #""""#, #""file:///etc/passwd""#, #""javascript:alert(1)""#, #""https://""#])
  func `an address that is missing, null, or none of the web is not known`(_ value: String?) throws {
    #expect(try article("url", value).url == nil)
    let user = #"{"id": "qiita", "profile_image_url": \#(value ?? "null")}"#
    #expect(try article("user", user).picture == nil)
    #expect(try article("user", user).user?.login == "qiita")
  }

  @Test(arguments: [nil, "null", #""qiita""#, "[]"])
  func `a writer that is missing, null, or no object is unknown`(_ value: String?) throws {
    #expect(try article("user", value).user == nil)
    #expect(try article("user", value).details.contains("by somebody"))
  }

  @Test(
    arguments: ["{}", #"{"id": null}"#, #"{"id": 7}"#, #"{"id": ""}"#])
  func `a writer may have no login, whatever is in its place`(_ value: String) throws {
    #expect(try article("user", value).user == ArticleUser())
  }

  @Test(
    arguments: [
      ("", "it is no JSON"), ("[{", "it is no JSON"), ("{}", "the whole is of another type"),
      ("[7]", "1 is of another type"), ("null", "the whole is null"),
    ])
  func `anything but a list of articles is reported`(_ text: String, _ reason: String) {
    #expect(throws: ArticleTrouble.unreadable(reason)) { try ArticlePage(body: Data(text.utf8)) }
  }
}

@Suite("Pictures beside rows")
struct PicturesTests {
  private let aki = URL(filePath: "/aki")
  private let emi = URL(filePath: "/emi")

  @Test func `a picture is wanted while a row shows it and it is not there`() {
    let shown = Pictures().following(.shown(aki)).following(.shown(emi))
    #expect(shown.wanted == [aki, emi])
    #expect(shown.state(of: aki) == .loading)
    #expect(shown.following(.left(aki)).wanted == [emi])
    #expect(shown.following(.left(aki)).state(of: aki) == .unknown)
    #expect(shown.following(.loaded(aki)).wanted == [emi])
    #expect(shown.following(.loaded(aki)).state(of: aki) == .loaded)
  }

  @Test func `a picture is requested once for any number of rows, and cancelled with the last of them`() {
    let shown = Pictures().following(.shown(aki)).following(.shown(aki))
    #expect(shown.wanted == [aki])
    #expect(shown.following(.left(aki)).wanted == [aki])
    #expect(shown.following(.left(aki)).following(.left(aki)).wanted == [])
    #expect(Pictures().following(.left(aki)) == Pictures())
  }

  @Test func `a loaded picture is not requested again; a failed one is, when a row shows it again`() {
    let loaded = Pictures().following(.shown(aki)).following(.loaded(aki)).following(.left(aki))
    #expect(loaded.following(.shown(aki)).wanted == [])
    let failed = Pictures().following(.shown(aki)).following(.failed(aki))
    #expect(failed.state(of: aki) == .failed)
    #expect(failed.wanted == [])
    #expect(failed.following(.left(aki)).following(.shown(aki)).wanted == [aki])
  }

  @Test func `a picture that no row waits for changes nothing`() {
    let left = Pictures().following(.shown(aki)).following(.left(aki))
    #expect(left.following(.loaded(aki)) == left)
    #expect(left.following(.failed(aki)) == left)
  }

  @Test func `a row names the owner of its picture, and the state of the picture`() {
    let article = Article(id: "1", title: "A", user: ArticleUser(picture: aki))
    let shown = Pictures().following(.shown(aki))
    #expect(Pictures().text(of: article) == "aki …")
    #expect(shown.text(of: article) == "aki …")
    #expect(shown.following(.loaded(aki)).text(of: article) == "aki ✓")
    #expect(shown.following(.failed(aki)).text(of: article) == "aki ✗")
    #expect(shown.text(of: Article(id: "2", title: "B")) == "–")
  }
}

@Suite("A log of a list")
struct ArticleLogTests {
  @Test(
    "there is a line for what is asked and what comes of it, and none for what makes no difference; the last three stay"
  )
  func lines() {
    var list = ArticleList()
    var log = ArticleLog().noting(list)
    #expect(log.lines == [])
    func follow(_ event: ArticleEvent) {
      list = list.following(event, at: .zero)
      log = log.noting(list)
    }
    follow(.refreshed(""))
    follow(.refreshed(""))
    follow(.answered(ArticleRequest("", page: 1), ArticlePage([Article(id: "1", title: "A")])))
    #expect(log.lines == ["refresh: page 1", "1 article"])
    follow(.bottomReached)
    follow(.failed(ArticleRequest("", page: 2), .status(500)))
    #expect(log.text == "1 article\nmore: page 2\nfailed: status 500")
    follow(.searched("rx"))
    follow(.answered(ArticleRequest("rx", page: 1), ArticlePage([])))
    follow(.searched(""))
    #expect(log.lines == ["search rx: page 1", "0 articles, no more", "all: page 1"])
  }
}
