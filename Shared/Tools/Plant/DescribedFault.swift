/// A fault as `Faults.md` of a chapter describes it:
///
///     ## CallbackWay.UnseenStep in ThreeButtons
///
///     A step down changes the count without calling the closure.
///
///     ```text
///     Callback.swift
///       count = count.moved(by: -1)
///     - show(count)
///     ```
///
///     - shown by `tap down`
///     - Each path has to call the closure: the compiler does not check.
///
/// The heading has the name of the fault within its way, and the step. The block is a `FileChange`; the first item has the
/// lines of the shortest script after which a person sees the fault, or `the first frame`; the second is the lesson.
struct DescribedFault {
  /// The namespace of the way: `CallbackWay`, `CallbackWay.Tens`.
  let way: String

  /// The namespace of the fault within that: `UnseenStep`.
  let name: String

  let change: FileChange

  /// The list of faults as an element of Swift code.
  let code: String

  /// Finds the faults that are described in `text`, the contents of `place`.
  ///
  /// - Throws: `PlantingError` for one that is not described like that.
  static func all(in text: String, _ place: String) throws(PlantingError) -> [DescribedFault] {
    var faults: [DescribedFault] = []
    for section in "\n\(text)".split(separator: "\n## ").dropFirst() {
      guard let fault = DescribedFault(section) else {
        throw PlantingError("\(place): the fault \(section.prefix { $0 != "\n" }) is not described like the others")
      }
      faults.append(fault)
    }
    return faults
  }

  private init?(_ section: Substring) {
    let form =
      #/((\w+)Way(?:\.\w+)*)\.(\w+) in (\w+)\n\n((?:.+\n)+)\n```text\n((?:.*\n)+?)```\n\n- shown by ((?:.+\n)+?)- ((?:.+\n?)+)\n{0,2}/#
    guard let match = section.wholeMatch(of: form) else { return nil }
    (way, name) = (String(match.1), String(match.3))
    let text = String(match.6.dropLast())
    change = FileChange(text)
    let script = match.7.matches(of: /`([^`]+)`/).map { String($0.1) }.joined(separator: "\n")
    let (label, wayName, lesson) = (Self.line(match.5), match.2.lowercased(), Self.line(match.8))
    code =
      "PlantedFault(\(Self.literal(label)), in: \(match.4).self, \(Self.literal(wayName)), "
      + "\(way).\(name).Controller.self, change: \(Self.literal(text)), shownBy: \(Self.literal(script)), "
      + "lesson: \(Self.literal(lesson))),"
  }

  /// A paragraph as one line.
  private static func line(_ paragraph: Substring) -> String {
    paragraph.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
