/// The order of a teacher: a workshop of these chapters that takes so long.
struct PackOrder: Equatable {
  var chapters: [String] = []
  var minutes = 0

  /// The folder for the set; nil is beside the package.
  var folder: String?

  /// Reads what stands behind `pack` or `agenda`, which makes no folder.
  init(_ arguments: [String], of command: String) throws(WorkbookError) {
    var words = arguments[...]
    var given: Int?
    while let word = words.popFirst() {
      switch word {
      case "--minutes":
        guard given == nil else { throw .usage("--minutes is given twice") }
        guard let text = words.popFirst() else { throw .usage("--minutes needs a number") }
        given = try Self.minutes(text)
      case "--to" where command == "pack":
        guard folder == nil else { throw .usage("--to is given twice") }
        guard let path = words.popFirst(), !path.isEmpty else { throw .usage("--to needs a folder") }
        folder = path
      case _ where word.hasPrefix("-"): throw .usage("\(command) has no option \(word): --help lists them")
      default: chapters.append(word)
      }
    }
    let example = "swift run Workbook \(command) 03 04 --minutes 180"
    guard !chapters.isEmpty else { throw .usage("\(command) needs chapters: \(example)") }
    guard let given else { throw .usage("\(command) needs to know how long: \(example)") }
    minutes = given
  }

  private static func minutes(_ text: String) throws(WorkbookError) -> Int {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), text.contains(where: { $0 != "0" }) else {
      throw .usage("--minutes needs a whole number, and \(text) is none")
    }
    // Digits that are too many for a number are too many for a day.
    guard let minutes = Int(text), minutes <= Agenda.mostMinutes else {
      throw .usage("--minutes is \(Agenda.mostMinutes) at most, a working day: cut a set for each day")
    }
    return minutes
  }
}
