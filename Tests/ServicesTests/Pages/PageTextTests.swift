import Services
import Testing

@Suite("Pages: title and readable text")
struct PageTextTests {
  @Test func `a typical page gives its title and its lines, without scripts and styles`() {
    let page = PageText(
      html: """
        <!DOCTYPE html>
        <html lang=en><head><meta charset=utf-8>
        <title>
          Tea &amp; cake
        </title><style>p { color: red }</style><script>var a = "<p>no</p>"</script></head>
        <body onload="x()">
        <h1>Tea <em>&amp;</em> cake</h1>
        <p>First
           paragraph,<br>second line.
        <p>Next <!-- not this -->paragraph.
        <ul><li>one<li>two <b>bold</b></ul>
        <noscript>Turn scripts on</noscript>
        <div><div>a</div></div><div>b</div>
        </body></html>
        """)
    #expect(page.title == "Tea & cake")
    #expect(page.text == "Tea & cake\n\nFirst paragraph,\nsecond line.\n\nNext paragraph.\n\n• one\n• two bold\na\nb")
    #expect(!page.isCut)
  }

  @Test(
    arguments: [
      ("", ""), (" \n\t ", ""), ("  a  b \n c ", "a b c"), ("a <b> b</b>", "a b"), ("a<b>b</b>", "ab"),
      ("a<div>b</div>c", "a\nb\nc"), ("<div>a </div> <div> b</div>", "a\nb"), ("<p>a</p><p>b</p>", "a\n\nb"),
      ("a<p></p><p></p>b", "a\n\nb"), ("a</p>b", "a\n\nb"), ("a<br>b", "a\nb"), ("a<br/><br><br>b", "a\n\nb"),
      ("a</br>b", "a\nb"),
      ("a<br><div>b</div>", "a\nb"), ("a <br> b", "a\nb"), ("<h2>a</h2>b<hr>c", "a\nb\nc"), ("a&nbsp; b", "a\u{A0} b"),
      ("日本<wbr>語", "日本語"), ("a\u{2028}b", "a b"),
      ("<table><tr><td>a<td>b<tr><th>c</th> <th>d</th></table>e", "a  b\nc  d\ne"),
      ("<dl><dt>a<dd>b<dt>c<dd>d</dl>", "a\nb\nc\nd"), ("<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>", "漢字(かんじ)"),
    ])
  func `white space folds, blocks break lines, and nothing ends with a space`(html: String, text: String) {
    #expect(PageText(html: html).text == text)
  }

  @Test(
    arguments: [
      ("<ul><li>a<li>b</ul>c", "• a\n• b\nc"), ("<ol><li>a</li><li>b</li></ol>", "1. a\n2. b"),
      ("<ol start=9><li>a<li>b<li value=20>c<li>d</ol>", "9. a\n10. b\n20. c\n21. d"),
      ("<ol start=x><li value=y>a</ol>", "1. a"),
      ("<ol start=9223372036854775807><li>a<li>b</ol>", "9223372036854775807. a\n-9223372036854775808. b"),
      ("<ul><li>a<ol><li>b<li>c</ol><li>d</ul>", "• a\n  1. b\n  2. c\n• d"),
      ("<ul><li><p>a</p><p>b</p></ul>", "• a\n\nb"),
      ("<ul><li></li></ul>a", "a"), ("<li>a<li>b", "• a\n• b"), ("<ul value=3><li value=3>a</ul>", "• a"),
    ])
  func `items of lists have bullets or numbers and stand further in when lists nest`(html: String, text: String) {
    #expect(PageText(html: html).text == text)
  }

  @Test(
    arguments: [
      ("a<pre>\n  b\n\n\n c  \n</pre>d", "a\n  b\n\n\n c\nd"), ("<pre>\r\na\r\nb\rc</pre>", "a\nb\nc"),
      ("<pre>a\tb</pre>", "a       b"),
      ("<pre>1234567\tb\n\tc</pre>", "1234567 b\n        c"), ("<pre>a <b> b</b></pre> c  d", "a  b\nc d"),
      ("<xmp><b>  c</xmp>", "<b>  c"),
    ])
  func `pre keeps its spaces and lines`(html: String, text: String) {
    #expect(PageText(html: html).text == text)
  }

  @Test(
    arguments: [
      ("a<script>b</script>c", "ac"), ("a<style>b", "a"), ("a<template><p>b</p></template>c", "ac"),
      ("a<noscript>b</noscript>c", "ac"),
      ("a<p hidden>b<p>c", "a\n\nc"), ("a<div hidden>b<div>c</div>d</div>e", "ae"),
      ("a<b HIDDEN=x>b<b>c</b>d</b>e", "ae"),
      ("<ul><li>a<li hidden>b<li>c</ul>", "• a\n• c"), ("<b>a<div hidden>b</b>c</div>d</b>", "ad"),
      ("<div><p hidden>a</div>b", "b"), ("<table><tr><td hidden>a<td>b</table>", "b"),
      ("a<span style='Display : NONE'>b</span>c", "ac"),
      ("<div hidden><table><tr><td>a</div>b</table></div>c", "c"), ("a<br hidden>b", "a\nb"),
      ("a<svg><title>t</title><path/>b</svg>c", "ac"),
      ("a<svg><path>b<p>c", "a\n\nc"), ("a<select><option>b<option>c</select>d", "ad"),
      ("<div hidden><div/>a</div>b</div>c", "c"),
      ("<textarea><p>a</textarea>b", "b"), ("<iframe><p>a</iframe>b", "b"), ("a<hidden>b", "ab"),
    ])
  func `what is not for reading is left out, up to where a browser would end it`(html: String, text: String) {
    #expect(PageText(html: html).text == text)
  }

  @Test(
    arguments: [
      ("<b><i>a</b>b</i>c", "abc"), ("<p><b>a<p>b</b>c", "a\n\nbc"), ("</div></b></ul>a", "a"),
      ("<div>a<p>b</div>c", "a\n\nb\n\nc"),
      ("<table><td>a</div>b</table>c", "ab\nc"), ("a</body></html>b", "ab"), ("<a><a><a>b", "b"),
      ("<x-y>a</x-y>b", "ab"), ("<td>a<td>b", "a  b"),
    ])
  func `tags that never close or close in the wrong order lose no text`(html: String, text: String) {
    #expect(PageText(html: html).text == text)
  }

  @Test(
    arguments: [
      ("<title>a</title>", "a"), ("<html><head><title> a\n b\t</title>", "a b"),
      ("<title>a</title><title>b</title>", "a"),
      ("<title></title><title>b</title>", ""), ("<body><title>a</title>", ""), ("<p>x<title>a</title>", ""),
      ("x<title>a</title>", ""),
      ("</head><title>a</title>", ""), ("<svg><title>a</title></svg>", ""), ("<title>a<b>c</title>", "a<b>c"),
      ("<title>a", "a"),
      ("<template><title>a</title></template><title>b</title>", "b"),
      ("<noscript><title>a</title></noscript><title>b</title>", "b"),
      ("<title>a&#27;[31m&#10;b&#x202E;c</title>", "a[31m bc"), ("", ""),
    ])
  func `the title is the first in the head, on one line`(html: String, title: String) {
    #expect(PageText(html: html).title == title)
  }

  @Test func `no control character of a terminal remains, however it is written`() {
    let controls = (Array(0x00...0x1F) + Array(0x7F...0x9F)).compactMap(Unicode.Scalar.init)
    let bidirectional = "\u{200E}\u{202A}\u{202E}\u{2066}\u{2069}"
    let written = String(String.UnicodeScalarView(controls)) + bidirectional
    let ascii = controls.filter { (0x01..<0x80).contains($0.value) }
    let numbered = ascii.map { "&#\($0.value);" }.joined() + "&#x9D;&#x202E;"
    #expect(PageText(html: "a" + written + "b").text == "a b")
    #expect(PageText(html: "a" + numbered + "b").text == "a b")
    #expect(PageText(html: "<title>a" + written + numbered + "b</title>").title == "a b")
    #expect(PageText(html: "<pre>a\u{1B}[2J\u{9B}b</pre>").text == "a[2Jb")
  }

  @Test func `text is cut at its limit, counted in scalars, and marked as cut`() {
    #expect(PageText(html: "abc", limit: 3) == PageText(html: "abc "))
    #expect(PageText(html: "abcd", limit: 3).text == "abc")
    #expect(PageText(html: "abcd", limit: 3).isCut)
    #expect(PageText(html: "<title>long</title><p>日<p>本", limit: 2).text == "日\n")
    #expect(PageText(html: "<title>long</title><p>日", limit: 1).title == "long")
    #expect(PageText(html: "a", limit: 0).text == "" && PageText(html: "a", limit: -1).isCut)
    #expect(PageText(html: "<title>" + String(repeating: "a", count: 2000)).title.count == PageText.titleLimit)
  }
}
