import Calls
import Diagrams
import Stage
import StageSession
import Terminal

/// The account of what just happened: the diagrams of all ways where there is room, else that of the way that is looked
/// into, else its calls as text.
extension StageDrawing {
  mutating func drawAccounts(_ area: Area) {
    guard area.extent.rows > 1 else { return }
    let session = stage.session
    let story = session.told
    let room = Extent(columns: area.extent.columns, rows: area.extent.rows - 1)
    let isAlone = session.chosen != nil || stage.isForProjector
    let grid = isAlone ? nil : AccountPicture.Grid(of: names.count, in: room)
    let panes = grid == nil ? [session.lookedInto] : Array(names.indices)
    let ways = panes.map { AccountPicture.Way(name: names[$0], account: story.account(ofPane: $0)) }
    let picture = stage.picture.made(of: AccountPicture.Source(ways: ways, grid: grid, room: room)) {
      AccountPicture($0)
    }
    drawHeading(of: story.title ?? "the screens were opened", isWhole: panes.count == names.count, in: area)
    for (offset, line) in picture.lines.enumerated() {
      write(line, at: Place(column: area.origin.column, row: area.origin.row + 1 + offset), in: area)
    }
  }

  /// Draws the title of the account, and behind it the keys that show the rest.
  private mutating func drawHeading(of title: String, isWhole: Bool, in area: Area) {
    let keys = stage.keysForAccounts
    let hint = isWhole ? "" : "  \(keys.all): all, \(keys.next): next way"
    let room = max(0, area.extent.columns - hint.displayWidth)
    let whole = "What just happened: \(title)"
    let heading = whole.displayWidth <= room ? whole : title
    write([TextRun(heading.shortened(toColumns: room), .faint), TextRun(hint)], at: area.origin, in: area)
  }
}
