import Foundation
import Services
import Testing

@Suite("The images of a page")
struct PageImagesTests {
  private func images(_ html: String, at address: String? = "https://search.test/images?q=a") -> [String] {
    PageImages(html: html, at: address.flatMap { URL(string: $0) }, beginningWith: "https://tn.test/").addresses
  }

  @Test func `an image that loads later has its address in data-src; its src counts first`() {
    #expect(
      images(
        """
        <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="https://tn.test/1">
        <img data-src=https://tn.test/2><img src="" data-src="https://tn.test/3">
        <img src="https://tn.test/4" data-src="https://tn.test/5">
        """) == ["https://tn.test/1", "https://tn.test/2", "https://tn.test/3", "https://tn.test/4"])
  }

  @Test func `relative addresses count from the page, or from its first base`() {
    let html = "<img src=//tn.test/1><img src=/2><img src=3>"
    #expect(images(html) == ["https://tn.test/1"])
    let complete = ["https://tn.test/1", "https://tn.test/2", "https://tn.test/a/3"]
    #expect(images(html, at: "https://tn.test/a/b") == complete)
    #expect(
      images("<base target=x><base href='https://tn.test/c/'><base href='https://other.test/'>" + html)
        == ["https://tn.test/1", "https://tn.test/2", "https://tn.test/c/3"])
    #expect(images("<base href='//tn.test'><img src=/2>") == ["https://tn.test/2"])
    #expect(images(html, at: nil) == [])
  }

  @Test func `only addresses with the prefix count; scheme and host are the same in upper case, the rest is not`() {
    #expect(
      images(
        """
        <img src=HTTPS://TN.test/Cats><img src=http://tn.test/1><img src=https://tn.test.evil.test/1>
        <img src=https://tn.test@evil.test/1><img src=https://evil.test/https://tn.test/1><img src=https://tn.test>
        """) == ["https://tn.test/Cats"])
    let other = PageImages(html: "<img src=https://tn.test/A>", at: nil, beginningWith: "https://tn.test/a")
    #expect(other.addresses == [])
  }

  @Test func `characters that are invalid in an address are encoded, and an address that is too long is left out`() {
    #expect(images("<img src='https://tn.test/ü a'>") == ["https://tn.test/%C3%BC%20a"])
    let long = "https://tn.test/" + String(repeating: "a", count: PageImages.longest)
    #expect(images("<img src=\(long)>") == [])
  }

  @Test func `there are no more than the limit allows`() {
    let html = String(repeating: "<img src=https://tn.test/1>", count: 100)
    #expect(images(html).count == 100)
    for limit in [0, 1, 60] {
      let few = PageImages(html: html, at: nil, beginningWith: "https://tn.test/", limit: limit)
      #expect(few.addresses.count == limit)
    }
  }

  @Test func `bytes are read in the page's own charset`() {
    let (start, end) = ("<meta charset=shift_jis><img alt='", "' src=//tn.test/1>")
    let page: [UInt8] = Array(start.utf8) + [0x94, 0x4C] + Array(end.utf8)
    let address = URL(string: "https://search.test/")
    #expect(PageImages(page, at: address, beginningWith: "https://tn.test/").addresses == ["https://tn.test/1"])
  }

  @Test func `white space around an address does not count, nor do line breaks in it`() {
    #expect(images("<img src='\n https://tn.te\nst/1\t \n'>") == ["https://tn.test/1"])
  }
}
