import Stage
import StageSession
import Terminal

nonisolated extension [TextRun] {
  /// The line in rows of at most `columns`, broken at a blank where that leaves half of a row or more; the rest
  /// stands `indentation` columns in. There is at least one row.
  func wrapped(to columns: Int, indentation: Int) -> [[TextRun]] {
    let columns = Swift.max(2, columns)
    let hanging = Swift.min(indentation, columns / 2)
    let characters = flatMap { run in run.text.map { (text: $0, look: run.look) } }
    var rows: [[TextRun]] = []
    var start = 0
    repeat {
      let room = rows.isEmpty ? columns : columns - hanging
      let end = Self.end(of: characters.map(\.text), from: start, room)
      var row = rows.isEmpty || hanging == 0 ? [] : [TextRun(String(repeating: " ", count: hanging))]
      for (text, look) in characters[start..<end] {
        if row.last?.look == look {
          row[row.count - 1].text.append(text)
        } else {
          row.append(TextRun(String(text), look))
        }
      }
      rows.append(row)
      start = end
    } while start < characters.count
    return rows
  }

  /// Behind the last character of the row that begins with `start`.
  private static func end(of characters: [Character], from start: Int, _ columns: Int) -> Int {
    var room = columns
    var end = start
    while end < characters.count, characters[end].displayWidth <= room {
      room -= characters[end].displayWidth
      end += 1
    }
    guard end < characters.count else { return end }
    let blank = characters[start..<end].lastIndex(of: " ")
    if let blank, blank - start >= columns / 2 { return blank + 1 }
    return Swift.max(end, start + 1)
  }
}
