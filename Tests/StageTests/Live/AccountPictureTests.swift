import Calls
import Terminal
import Testing

@testable import Stage
@testable import TerminalStage

@Suite("The diagrams of all ways on the stage") struct AccountPictureTests {
  @Test func `a row of diagrams gets the room that the other one does not need`() {
    let room = Extent(columns: 140, rows: 36)
    let source = AccountPicture.Source(
      ways: [way("callback", calls: 2), way("delegate", calls: 2), way("observer", calls: 20), way("rx", calls: 2)],
      grid: AccountPicture.Grid(of: 4, in: room), room: room)
    let lines = AccountPicture(source).lines.map { $0.map(\.text).joined() }
    #expect(lines.count <= room.rows)
    #expect(lines.contains { $0.contains("step20()") })
    #expect(!lines.contains { $0.contains("more step") })
  }

  /// A way in which a controller calls so many methods of its view model.
  private func way(_ name: String, calls: Int) -> AccountPicture.Way {
    let inner = (1...calls).map { call("ViewModel", "step\($0)()") }
    return AccountPicture.Way(name: name, account: Account([call("Controller", "tapped()", inner)]))
  }

  private func call(_ type: String, _ member: String, _ inner: [Account.Entry] = []) -> Account.Entry {
    Account.Entry(.call(Account.Call(type, member)), at: nil, inner)
  }
}
