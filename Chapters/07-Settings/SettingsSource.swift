import Controls
import Models
import SectionedList

/// The data source of the callback way, the delegate way and the observer way. The Rx way has one of its own.
final class SettingsSource: TableDataSource, SettingsHeights {
  /// A closure that configures the cell of a row further.
  var configure: (SettingsCell, SettingsRow) -> Void = { _, _ in }

  private var sections: [SettingsSection] = []

  /// Shows `new`: as a whole the first time, and by the difference from then on.
  func show(_ new: [SettingsSection], in table: Table) {
    guard !sections.isEmpty, let difference = try? SettingsDifference(from: sections, to: new) else {
      sections = new
      return table.reloadData()
    }
    for step in difference.steps {
      sections = step.sections
      table.performBatchUpdates(step.batch)
    }
  }

  func row(at indexPath: IndexPath) -> SettingsRow { sections[indexPath.section].items[indexPath.row] }

  func numberOfSections(in table: Table) -> Int { sections.count }

  func table(_ table: Table, numberOfRowsInSection section: Int) -> Int { sections[section].items.count }

  func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    let row = row(at: indexPath)
    let cell = table.settingsCell(for: row, at: indexPath)
    configure(cell, row)
    return cell
  }
}

/// The heights of rows, headers and footers, for the table's delegate.
@MainActor protocol SettingsHeights: TableDelegate {
  func row(at indexPath: IndexPath) -> SettingsRow
}

extension SettingsHeights {
  func table(_ table: Table, heightForRowAt indexPath: IndexPath) -> Int { row(at: indexPath).height }

  func table(_ table: Table, heightForHeaderInSection section: Int) -> Int { SettingsTopic.headerHeight }

  func table(_ table: Table, heightForFooterInSection section: Int) -> Int { SettingsTopic.footerHeight }
}

extension Table {
  /// Returns a cell that shows the row, with a switch if the row has one and a cell is registered for it.
  func settingsCell(for row: SettingsRow, at indexPath: IndexPath) -> SettingsCell {
    let needsSwitch = row.isOn != nil && isRegistered(SwitchCell.identifier)
    let identifier = needsSwitch ? SwitchCell.identifier : SettingsCell.plain
    guard let cell = dequeueReusableCell(withIdentifier: identifier, for: indexPath) as? SettingsCell else {
      preconditionFailure("\(identifier) is registered as something else than a row of the settings")
    }
    cell.show(row)
    return cell
  }
}
