import Controls
import Rx
import RxCommunity
import RxControls
import SectionedList
import Testing
import World

@MainActor @Suite("Sectioned data sources") struct DataSourceTests {
  private typealias Section = AnimatableSectionModel<Name, Row>

  private let log = Log()

  @Test func `the reloading one shows each list by configuring all that is in sight`() throws {
    try inWorld { lists, table throws in
      let source = RxTableViewSectionedReloadDataSource<Section>(
        configureCell: configure, titleForHeaderInSection: { source, section in source[section].model.identity },
        titleForFooterInSection: { source, section in "\(source[section].items.count)" })
      let bound = lists.bind(to: table.rx.items(dataSource: source))
      #expect(shown(table) == ["one", "a", "b", "2"])
      lists.accept([Section("one", "a", "b", "c")])
      #expect(shown(table) == ["one", "a", "b", "c", "3"])
      #expect(table.configuredCellCount == 5)
      bound.dispose()
    }
  }

  @Test func `the animated one configures what is new, and answers from the final sections`() throws {
    try inWorld { lists, table throws in
      let source = animatedSource()
      let bound = lists.bind(to: table.rx.items(dataSource: source))
      lists.accept([Section("two", "x"), Section("one", "b", "c", "a")])
      #expect(shown(table) == ["x", "b", "c", "a"])
      #expect(table.configuredCellCount == 4)
      #expect(source.sectionModels == lists.value)
      let model = try source.model(at: IndexPath(row: 0, section: 1)) as? Row
      #expect(model == Row(identity: "b"))
      #expect(source[IndexPath(row: 1, section: 1)] == Row(identity: "c"))
      lists.accept([Section("two", "x"), Section(name: "one", rows: [Row(identity: "b", isOn: true)])])
      #expect(table.configuredCellCount == 5)
      bound.dispose()
    }
  }

  @Test func `it reloads if decideViewTransition returns reload`() throws {
    try inWorld { lists, table throws in
      let source = animatedSource { _, _, changes in changes.count > 1 ? .reload : .animated }
      let bound = lists.bind(to: table.rx.items(dataSource: source))
      lists.accept([Section("one", "a", "b", "c")])
      #expect(table.configuredCellCount == 3)
      // One batch of changes: only "x" is new.
      lists.accept([Section("two", "x"), Section("one", "c", "a")])
      #expect(shown(table) == ["x", "c", "a"])
      #expect(table.configuredCellCount == 4)
      // More than one: all four rows anew, and not only "y".
      lists.accept([Section("one", "c", "a"), Section("two", "x", "y")])
      #expect(shown(table) == ["c", "a", "x", "y"])
      #expect(table.configuredCellCount == 8)
      bound.dispose()
    }
  }

  @Test func `duplicate identities are a typed error, reported before the table reloads`() throws {
    #expect(throws: DuplicateIdentities.self) {
      try Changeset.differences(from: [Section("one", "a")], to: [Section("one", "a", "a")])
    }
    try inWorld { lists, table throws in
      let source = animatedSource()
      let bound = lists.bind(to: table.rx.items(dataSource: source))
      #expect(log.lines == ["configure a", "configure b"])
      lists.accept([Section("one", "a", "a")])
      #expect(
        log.lines.dropFirst(2) == [
          "The new list has identities more than once: item “a” at 0.0, 0.1. Each must be unique.", "configure a",
          "configure a",
        ])
      #expect(shown(table) == ["a", "a"])
      bound.dispose()
    }
  }

  @Test func `an item that moves and changes is updated in the first changeset and moved in the second one`() throws {
    let new = Section(name: "one", rows: [Row(identity: "b", isOn: true), Row(identity: "a")])
    let changes = try Changeset.differences(from: [Section("one", "a", "b")], to: [new])
    #expect(changes.map(\.batch.description) == ["update 0.1", "move 0.1 to 0.0"])
    let updated = Section(name: "one", rows: [Row(identity: "a"), Row(identity: "b", isOn: true)])
    #expect(changes.map(\.finalSections) == [[updated], [new]])
  }

  @Test func `the last changeset has the new sections even if their initializer does not keep the items`() throws {
    let old = ForgetfulSection(items: [Row(identity: "a"), Row(identity: "b")])
    let new = ForgetfulSection(items: [Row(identity: "b", isOn: true), Row(identity: "a")])
    let changes = try Changeset.differences(from: [old], to: [new])
    #expect(changes.map { $0.finalSections.map(\.items) } == [[[]], [new.items]])
  }

  @Test func `a row that is not there is no model`() {
    let source = animatedSource()
    #expect(throws: RxCocoaError.self) { try source.model(at: IndexPath(row: 0, section: 0)) }
    source.setSections([Section("one", "a")])
    #expect(throws: RxCocoaError.self) { try source.model(at: IndexPath(row: 1, section: 0)) }
    #expect(throws: RxCocoaError.self) { try source.model(at: IndexPath(row: 0, section: 1)) }
  }

  @Test func `a section with other items is otherwise the same`() {
    let section = SectionModel(model: "one", items: [1, 2])
    #expect(SectionModel(original: section, items: [3]) == SectionModel(model: "one", items: [3]))
  }

  private func shown(_ table: Table) -> [String] {
    (table.appearance.table?.elements ?? []).compactMap { element in
      switch element {
      case .header(let title, _), .footer(let title, _): title.isEmpty ? nil : title
      case .row(let row): row.text
      }
    }
  }

  private func animatedSource(
    decideViewTransition: @escaping RxTableViewSectionedAnimatedDataSource<Section>.DecideViewTransition = { _, _, _ in
      .animated
    }
  ) -> RxTableViewSectionedAnimatedDataSource<Section> {
    RxTableViewSectionedAnimatedDataSource(
      decideViewTransition: decideViewTransition, configureCell: configure,
      onDuplicates: { [log] error in log.note("\(error)") })
  }

  private func configure(
    _ source: TableViewSectionedDataSource<Section>, _ table: Table, _ indexPath: IndexPath, _ row: Row
  ) -> TableCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.text = row.identity
    log.note("configure \(row.identity)")
    return cell
  }

  /// The table belongs to the main actor, and so may not go with the suite.
  private func inWorld(_ body: (BehaviorRelay<[Section]>, Table) throws -> Void) throws {
    let table = Table("list", height: 100, rowHeight: 10, sectionHeaderHeight: 5, sectionFooterHeight: 5)
    table.register(TableCell.self, forCellReuseIdentifier: "row")
    try World.$current.withValue(VirtualWorld()) {
      try body(BehaviorRelay(value: [Section("one", "a", "b")]), table)
    }
  }
}

private struct Name: IdentifiableType, Equatable {
  let identity: String
}

private struct Row: IdentifiableType, Equatable {
  let identity: String
  var isOn = false
}

private struct ForgetfulSection: AnimatableSectionModelType {
  let identity = "one"
  let items: [Row]

  init(items: [Row]) {
    self.items = items
  }

  init(original: ForgetfulSection, items: [Row]) {
    self.init(items: [])
  }
}

extension AnimatableSectionModel where Section == Name, ItemType == Row {
  fileprivate init(_ name: String, _ rows: String...) {
    self.init(name: name, rows: rows.map { Row(identity: $0) })
  }

  fileprivate init(name: String, rows: [Row]) {
    self.init(model: Name(identity: name), items: rows)
  }
}
