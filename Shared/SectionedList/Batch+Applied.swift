extension Batch {
  /// What a table shows after the batch, if it showed `old` and its data source now answers with `data`.
  ///
  /// It asks only for what the batch inserts or updates; all else it still shows as before. Where a batch leaves
  /// something out, the answer therefore is not `data`.
  ///
  /// - Errors: what a table view refuses.
  public func applied<Model, Item>(
    to old: [ListSection<Model, Item>], reading data: [ListSection<Model, Item>]
  ) throws(UnacceptableBatch) -> [ListSection<Model, Item>] {
    let origins = try origins(from: old.map(\.items.count), to: data.map(\.items.count))
    return data.indices.map { section in
      ListSection(
        model: origins.sections[section].map { old[$0].model } ?? data[section].model,
        items: data[section].items.indices.map { index in
          origins.items[section][index].map { old[$0.section].items[$0.item] } ?? data[section].items[index]
        })
    }
  }
}
