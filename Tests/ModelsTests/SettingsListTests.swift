import SectionedList
import Testing

@testable import Models

@Suite("The list of settings")
struct SettingsListTests {
  private let list = SettingsList()

  @Test func `every row leads to its page, Accessibility to the text sizes, the description nowhere`() {
    let pages = list.sections.flatMap(\.items).map { list.page(of: $0)?.title }
    #expect(
      pages == [
        "Account", "Security", "Notifications", "Content", "Sounds", "Data usage", "Accessibility", nil, "Credits",
        "Version", "Privacy policy",
      ])
    #expect(list.page(of: .accessibility) == .textSize(.medium))
  }

  @Test func `sign-out and sign-in, each again without effect`() {
    let out = list.following(.signedOut)
    #expect(out.sections.map(\.id) == [.common, .other])
    #expect(out.following(.signedOut) == out)
    #expect(out.following(.signedIn) == list)
    #expect(list.following(.signedIn) == list)
  }

  @Test("a notice comes first; one of the same number changes nothing and is a mistake, until the next event")
  func notices() throws {
    let one = list.following(.noticeCame(Notice(1, "Full")))
    #expect(one.texts[0] == ["Full", "Account", "Security", "Notifications", "Content"])
    let again = one.following(.noticeCame(Notice(1, "Other")))
    #expect(again.sections == one.sections)
    #expect(again.mistake == "This notice is already in the list.")
    let duplicates = try #require(again.duplicates)
    #expect(duplicates.list == .new)
    #expect(duplicates.sections == [])
    #expect(duplicates.items.map(\.identity) == ["notice-1"])
    #expect(duplicates.items.map(\.places) == [[ItemPosition(section: 0, item: 0), ItemPosition(section: 0, item: 1)]])
    let two = again.following(.noticeCame(Notice(2, "Two")))
    #expect(two.duplicates == nil)
    #expect(two.mistake == nil)
  }

  @Test func `rows and sections turn around, and back`() {
    #expect(list.following(.rowsReordered).texts[2] == ["Privacy policy", "Version", "Credits"])
    #expect(list.following(.sectionsReordered).sections.map(\.id) == [.other, .common, .account])
    #expect(list.following(.rowsReordered).following(.rowsReordered) == list)
  }

  @Test func `the text size and the switch change their row only`() {
    let large = list.following(.textSizeChosen(.large)).following(.soundsTurned(on: false))
    let accessibility = large.sections[1].items[2]
    #expect(accessibility.textSize == .large)
    #expect(accessibility.detail == "Large")
    #expect(large.page(of: accessibility) == .textSize(.large))
    #expect(large.sections[1].items[0].isOn == false)
    #expect(large.following(.textSizeChosen(.medium)).following(.soundsTurned(on: true)) == list)
  }
}

extension SettingsList {
  fileprivate var texts: [[String]] { sections.map { $0.items.map(\.text) } }
}
