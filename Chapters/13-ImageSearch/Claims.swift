import Foundation
import Models
import Rx
import RxCommunity
import Stage
import World

extension ImageSearchChapter {
  static let claims: [Claim] = [
    Claim("The address of a search takes a keyword in full-width characters.", at: SourcePlace(.imageSearch, 131)) {
      _ in
      Finding(
        ["猫の写真", "ｃａｔｓ"].map { text in
          let arriving = OriginalRun.arriving(OriginalWay.address(of: text))
          return ObservedValue("\(quoted(text)) typed, arrives", quoted(arriving), claimed: quoted(text))
        },
        "Percent-encoding writes each byte that an address may not have.")
    },
    Claim("Only an answer with status 200 passes on its data.", at: SourcePlace(.imageSearch, 133)) { _ in
      Finding(
        try ["cats", "404", "429", "500"].map { keyword in
          let run = OriginalRun()
          try run.search(keyword)
          let status = Int(keyword) ?? 200
          return ObservedValue("elements after status \(status)", run.imageCounts.count, claimed: status == 200 ? 1 : 0)
        },
        "`filter` drops every other answer. Then the user sees no message.")
    },
    Claim(
      "Data from a server can be parsed into a document directly if its character encoding is given.",
      at: SourcePlace(.imageSearch, 141)
    ) { _ in
      let whole = Data(BundledResults.answer(to: ["q": "c++"], userAgent: "reader@example.com").page.utf8)
      return Finding(
        [
          ObservedValue("images in a page in UTF-8", OriginalRun.parsed(whole), claimed: "2 images"),
          ObservedValue(
            "images in a truncated page in UTF-8", OriginalRun.parsed(Data(BundledResults.broken.utf8))),
        ],
        "Measured with our own reader, which replaces Kanna.")
    },
    Claim(
      "The images that the work returns arrive in the action's `elements`.", at: SourcePlace(.imageSearch, 145)
    ) { _ in
      let run = OriginalRun()
      try run.search("cats")
      try run.search("zebras")
      return Finding(
        [ObservedValue("numbers of images after two searches", run.imageCounts, claimed: [60, 0])],
        "`elements` emits the results of all searches, one after another.")
    },
    Claim("`filterNil()` drops nil.", at: SourcePlace(.imageSearch, 172)) { _ in
      let run = OriginalRun()
      run.trigger()
      return Finding(
        [
          ObservedValue("requests of a trigger while the keyword is nil", run.requests, claimed: []),
          ObservedValue("values for the button", run.enabled, claimed: []),
          ObservedValue("errors", run.errors, claimed: []),
        ],
        "A nil has no effect. So until the view binds its field, the button keeps its initial state.")
    },
    Claim("The button is enabled when the keyword has three characters or more.", at: SourcePlace(.imageSearch, 174)) {
      _ in
      let texts = ["", "ca", "cat", "cats", "ca"]
      let run = OriginalRun()
      for text in texts { run.type(text) }
      return Finding(
        [
          ObservedValue(
            "values for \(texts.map(quoted).joined(separator: ", "))", run.enabled,
            claimed: [false, false, true, true, false])
        ],
        "The rule counts the characters whenever the keyword changes.")
    },
    Claim(
      "The trigger passes the keyword to the action's `inputs`, which begins the search: no method is called.",
      at: SourcePlace(.imageSearch, 174...176)
    ) { _ in
      let run = OriginalRun()
      run.type("cats")
      let before = run.requests
      run.trigger()
      return Finding(
        [
          ObservedValue("requests before the trigger", before, claimed: []),
          ObservedValue("requests after it", run.requests, claimed: ["cats"]),
        ],
        "An observer is an input to which you can bind a stream. Without a stream, you can call `execute(_:)` instead.")
    },
    Claim(
      "The results, the errors and the running state each have a property.",
      at: SourcePlace(.imageSearch, 178)
    ) { _ in
      let (found, failed) = (OriginalRun(), OriginalRun())
      try found.search("cats")
      try failed.search("cats", failing: .timedOut)
      return Finding(
        [
          ObservedValue("numbers of images of a search", found.imageCounts, claimed: [60]),
          ObservedValue("the last values of isSearching", Array(found.searching.suffix(2)), claimed: [true, false]),
          ObservedValue("errors of a search that fails", failed.errors.count, claimed: 1),
        ],
        "Three streams separate what one stream of events would mix, and none of them fails.")
    },
    Claim(
      "`startWith(false)` is for the errors: without an error, their stream begins with false.",
      at: SourcePlace(.imageSearch, 178)
    ) { _ in
      let run = OriginalRun()
      var executing: [Bool] = []
      let action = Action<Void, Void> { .empty() }
      action.executing.subscribe(onNext: { executing.append($0) }).dispose()
      return Finding(
        [
          ObservedValue("values of error, before anything happens", run.errors, claimed: ["false"]),
          ObservedValue("values of isSearching, which the listing gives its startWith(false)", run.searching),
          ObservedValue("values of the action's executing alone", executing),
        ],
        """
        The listing puts it after `executing`, which starts with false anyway, so false is emitted twice. The stream \
        of errors begins with nothing.
        """)
    },
  ]

  static let additions = [
    """
    the Search button disabled while a search is running, the title of each image, and a message about failures and \
    about a search without images (the article's pages for members may have them)
    """,
    "pages in any charset, relative addresses, and images that load later",
    "the return key as a second trigger", "Cancel, which ends a search",
  ]
}
