/// The agenda as a page of Markdown.
extension Agenda {
  /// The page for a workshop of `chapters`.
  func text(of chapters: [WorkshopChapter]) -> String {
    var lines = ["# Agenda", "", chapters.map { "\($0.number) \($0.program)" }.joined(separator: ", ") + ".", ""]
    lines += ["| from | minutes | | |", "|---|---|---|---|"]
    var now = 0
    for part in parts {
      lines.append(
        "| \(Self.time(now)) | \(part.minutes) | \(part.what) | \(part.how) |".replacing("|  |", with: "| |"))
      now += part.minutes
    }
    lines += ["| \(Self.time(now)) | | The end | |"]
    if !leftOut.isEmpty {
      lines += ["", "For fast learners, and for home:", ""]
      lines += leftOut.map { "- \($0.number) \($0.title), \($0.minutes) minutes" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Hours and minutes from the beginning on.
  private static func time(_ minutes: Int) -> String {
    let rest = minutes % 60
    return "\(minutes / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
