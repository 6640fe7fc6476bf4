/// The reader's knowledge of elements, by name.
nonisolated enum HTMLElements {
  /// They begin and end lines.
  static let blocks: Set<String> = words(
    """
    address article aside blockquote caption center dd details dialog dir div dl dt fieldset figcaption figure footer \
    form h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav ol p plaintext pre search section summary \
    table tbody tfoot thead tr ul xmp
    """)

  /// They have a blank line before and after them.
  static let paragraphs: Set<String> = ["p"]

  /// They never have content.
  static let void: Set<String> = words(
    "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr")

  /// Their contents are not for reading.
  static let leftOut: Set<String> = words(
    """
    audio canvas datalist iframe noembed noframes noscript object script select style svg template textarea title video
    """)

  /// They may stand in the head of a page; anything else begins its body.
  static let head: Set<String> = words(
    "html head title base basefont bgsound link meta noframes noscript script style template")

  /// Spaces and line breaks in them stay as they are.
  static let verbatim: Set<String> = ["listing", "plaintext", "pre", "xmp"]

  /// An element outside of them cannot be closed from within.
  static let barriers: Set<String> = words("applet button caption marquee object table td template th")

  /// They belong to the nearest table.
  static let tableParts: Set<String> = ["caption", "tbody", "td", "tfoot", "th", "thead", "tr"]

  /// `li` belongs to the nearest of them.
  static let lists: Set<String> = ["dir", "menu", "ol", "ul"]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
