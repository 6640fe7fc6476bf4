/// The elements that are open at a place in a page, outermost first.
///
/// A list, not a tree: a million nested tags are a million entries. Each entry is looked at when it comes and when it
/// goes, and the innermost of a name is found without a search.
nonisolated struct OpenElements {
  /// One of them, with the properties that it inherits from those around it.
  struct Element {
    let name: String
    /// Neither it nor anything in it is shown.
    let isHidden: Bool
    /// Its spaces and line breaks count.
    let isVerbatim: Bool
    /// The place of the innermost block, and of the innermost barrier, up to and including itself; -1 if there is none.
    fileprivate let block: Int
    fileprivate let barrier: Int
  }

  private var elements: [Element] = []
  private var places: [String: [Int]] = [:]

  var innermost: Element? { elements.last }
  var isHidden: Bool { elements.last?.isHidden ?? false }
  var isVerbatim: Bool { elements.last?.isVerbatim ?? false }

  /// A Boolean value indicating whether a drawing or a formula is open: there, `/>` closes.
  var isInXML: Bool { place(of: "svg") >= 0 || place(of: "math") >= 0 }

  mutating func open(_ name: String, isHidden: Bool) {
    let around = elements.last
    let place = elements.count
    let isBarrier = HTMLElements.barriers.contains(name)
    elements.append(
      Element(
        name: name,
        isHidden: isHidden || around?.isHidden ?? false,
        isVerbatim: HTMLElements.verbatim.contains(name) || around?.isVerbatim ?? false,
        block: isBarrier || HTMLElements.blocks.contains(name) ? place : around?.block ?? -1,
        barrier: isBarrier ? place : around?.barrier ?? -1))
    places[name, default: []].append(place)
  }

  /// Closes the innermost element and returns it.
  mutating func closeInnermost() -> Element? {
    guard let element = elements.popLast() else { return nil }
    places[element.name]?.removeLast()
    return element
  }

  /// Returns the number of elements that an end tag of this name closes; 0 if it closes nothing.
  func closed(byEndOf name: String) -> Int {
    let limit: Int
    if HTMLElements.tableParts.contains(name) {
      limit = place(of: "table")
    } else if HTMLElements.barriers.contains(name) {
      limit = -1
    } else if HTMLElements.blocks.contains(name) || name == "svg" {
      limit = elements.last?.barrier ?? -1
    } else {
      // `<b><p></b>` leaves the paragraph open.
      limit = elements.last?.block ?? -1
    }
    return count(from: place(of: name), inside: limit)
  }

  /// Returns the number of elements that end, without an end tag of their own, where this one begins.
  func closed(byStartOf name: String) -> Int {
    let barrier = elements.last?.barrier ?? -1
    switch name {
    case "li":
      return closed(["li", "p"], inside: max(barrier, place(ofAny: HTMLElements.lists)))
    case "dd", "dt":
      return closed(["dd", "dt", "p"], inside: max(barrier, place(of: "dl")))
    case "td", "th":
      return closed(["td", "th", "caption"], inside: place(of: "table"))
    case "tr":
      return closed(["tr", "caption"], inside: place(of: "table"))
    case "tbody", "tfoot", "thead":
      return closed(["tbody", "tfoot", "thead", "caption"], inside: place(of: "table"))
    case _ where HTMLElements.blocks.contains(name):
      // A drawing that was never closed ends where text continues.
      return max(closed(["p"], inside: barrier), closed(["svg"], inside: max(barrier, place(of: "foreignobject"))))
    default:
      return 0
    }
  }

  private func closed(_ names: Set<String>, inside limit: Int) -> Int {
    let outermost = names.map(place(of:)).filter { $0 > limit }.min()
    return outermost.map { count(from: $0, inside: limit) } ?? 0
  }

  private func count(from place: Int, inside limit: Int) -> Int {
    place > limit ? elements.count - place : 0
  }

  private func place(of name: String) -> Int { places[name]?.last ?? -1 }
  private func place(ofAny names: Set<String>) -> Int { names.map(place(of:)).max() ?? -1 }
}
