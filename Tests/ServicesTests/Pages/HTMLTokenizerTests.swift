import Services
import Testing

@Suite("Pages: tags, attributes, character references")
struct HTMLTokenizerTests {
  @Test func `a tag has its name, its attributes and its end in any spelling`() {
    #expect(
      Array(HTMLTokenizer(#"<IMG SRC=a.png alt='x > "y"' Title = "1 &amp; 2"hidden data-a/>t</Img x>"#)) == [
        .start(
          "img", attributes: ["src": "a.png", "alt": #"x > "y""#, "title": "1 & 2", "hidden": "", "data-a": ""],
          closesItself: true),
        .text("t"), .end("img"),
      ])
  }

  @Test(
    arguments: [
      ("<a b=c/d>", ["b": "c/d"]), ("<a b= c>", ["b": "c"]), ("<a b=>", ["b": ""]), ("<a =b=c>", ["=b": "c"]),
      ("<a b b=c>", ["b": ""]), ("<a B=1 b=2>", ["b": "1"]), ("<a/b/c=d>", ["b": "", "c": "d"]),
      ("<a b='>'>", ["b": ">"]),
      ("<a b='1\n2'>", ["b": "1\n2"]), ("<a \"b\">", ["\"b\"": ""]), ("<a 日=本>", ["日": "本"]),
      ("<a b=\"c\"d>", ["b": "c", "d": ""]),
      ("<a <b>", ["<b": ""]), ("<a href=?a=1&copy=2&amp;b>", ["href": "?a=1&copy=2&b"]), ("<a b='&copy'>", ["b": "©"]),
    ])
  func `attributes are found in whatever stands there`(html: String, attributes: [String: String]) {
    #expect(Array(HTMLTokenizer(html)) == [.start("a", attributes: attributes, closesItself: false)])
  }

  @Test(
    "comments, declarations and rubbish are left out, what only looks like a tag is text",
    arguments: [
      ("a<!-- <b> -- > -->c", "ac"), ("a<!-->b", "ab"), ("a<!--->b", "ab"), ("a<!----!>b", "ab"), ("a<!--b", "a"),
      ("a<!-- - -- --->b", "ab"), ("<!DOCTYPE html>a", "a"), ("<?xml version='1.0'?>a", "a"), ("<![CDATA[x]]>a", "a"),
      ("</ x>a", "a"), ("</>a", "a"), ("<!>a", "a"), ("1 < 2 <3 <", "1 < 2 <3 <"), ("a</", "a</"), ("<<", "<<"),
      ("a<b c='", "a"),
      ("a<b", "a"), ("a</b", "a"), ("a<!", "a"), ("", ""),
    ])
  func rubbish(html: String, text: String) {
    #expect(Self.text(html) == text)
  }

  @Test func `the content of scripts and styles is no markup, up to their end tag or the end of the page`() {
    #expect(
      Array(HTMLTokenizer("<script>if (a<b && '</scripty>') &lt;</SCRIPT >x")) == [
        .start("script", attributes: [:], closesItself: false), .text("if (a<b && '</scripty>') &lt;"), .end("script"),
        .text("x"),
      ])
    #expect(
      Array(HTMLTokenizer("<title>a<b>&amp;</title>")) == [
        .start("title", attributes: [:], closesItself: false), .text("a<b>&"), .end("title"),
      ])
    #expect(
      Array(HTMLTokenizer("<style>a<p>")) == [.start("style", attributes: [:], closesItself: false), .text("a<p>")])
    #expect(Array(HTMLTokenizer("<plaintext></plaintext>")).last == .text("</plaintext>"))
  }

  @Test func `a style that closes itself has no content in a drawing, and only there`() {
    #expect(Self.text("<svg><style/>a</svg>b") == "ab")
    #expect(Array(HTMLTokenizer("<style/>a<b>")).last == .text("a<b>"))
  }

  @Test(
    arguments: [
      ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&nbsp;&eacute;&Eacute;&yuml;", "\u{A0}éÉÿ"),
      ("&euro;&hellip;&thetasym;", "€…ϑ"),
      ("&zwj;&zwnj;&ensp;&lang;", "\u{200D}\u{200C}\u{2002}⟨"), ("&alpha;&Alpha;", "αΑ"),
      ("&copy 1&copy1&amp", "© 1©1&"),
      ("&notit;&notin;&not", "¬it;∉¬"), ("&hellip &hellipx;", "&hellip &hellipx;"),
      ("&klingon; & && &; &#; &#x; &#xg;", "&klingon; & && &; &#; &#x; &#xg;"),
      ("&#65;&#x41;&#X41&#065 ", "AAAA "), ("&#26085;&#x1F600;", "日😀"), ("&#128;&#x93;&#150;", "€“–"),
      ("&#0;&#xD800;&#xDFFF;&#x110000;&#99999999999999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("&#x10FFFF;", "\u{10FFFF}"), ("&amp;lt;", "&lt;"), ("&", "&"),
    ])
  func `character references are decoded as browsers do`(html: String, text: String) {
    #expect(Self.text(html) == text)
  }

  private static func text(_ html: String) -> String {
    HTMLTokenizer(html).map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }
}
