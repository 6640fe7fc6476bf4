/// The pages of the chapter itself, which need no network.
enum BundledPages {
  /// The pages by the part of their addresses after `bundle:`.
  static let all = ["welcome": welcome, "patterns": patterns, "untitled": untitled]

  private static let welcome = """
    <!doctype html>
    <html lang="en">
    <head><meta charset="utf-8"><title>Welcome</title></head>
    <body>
    <h1>Welcome</h1>
    <p>This page comes along with this program. There is another one at <code>bundle:patterns</code>.
    </body>
    </html>
    """

  private static let patterns = """
    <!doctype html>
    <html lang="en">
    <head><title>Patterns</title><style>li { color: green }</style></head>
    <body>
    <h1>Patterns</h1>
    <ol><li>callback<li>delegate<li>observer<li>Rx</ol>
    </body>
    </html>
    """

  private static let untitled = """
    <p>A page without a title.
    """
}
