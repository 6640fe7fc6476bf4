import Controls

/// A snapshot in the words of scripts.
nonisolated extension Snapshot {
  /// Everything that there is to see.
  package var facts: [String] {
    views.flatMap(\.facts) + (alert?.facts(\.facts) ?? ["no alert"])
  }

  /// The facts that a person would mention: texts, titles, colours, what is usable and what is hidden.
  var headlines: [String] {
    views.flatMap(\.headlines) + (alert?.facts(\.headlines) ?? ["no alert"])
  }

  /// The headlines that an older snapshot did not have; of a control that was not there, what is special about it.
  package func news(since old: Snapshot) -> [String] {
    var known = Set(old.headlines)
    for button in alert?.buttons ?? [] where old[button.identifier] == nil {
      var plain = button.withoutWords
      plain.title = nil
      known.formUnion(plain.headlines)
    }
    // The contents of a page are news; the return of a list is none.
    for view in views {
      let before = old[view.identifier]
      if before == nil {
        known.formUnion(view.table == nil ? view.withoutWords.headlines : view.headlines)
      } else if before?.isHidden == true, !view.isHidden {
        known.formUnion(view.withoutWords.headlines.filter { !$0.hasSuffix(" visible") })
      }
    }
    for control in views.flatMap({ $0.table?.rows ?? [] }).compactMap(\.control) where old[control.identifier] == nil {
      var plain = control.withoutWords
      plain.isOn = nil
      known.formUnion(plain.headlines)
    }
    return headlines.filter { !known.contains($0) }
  }

  /// The facts of this snapshot that not all of `others` share.
  package func differences(from others: [Snapshot]) -> [String] {
    let shared = others.map { Set($0.facts) }
    return facts.filter { fact in !shared.allSatisfy { $0.contains(fact) } }
  }
}

nonisolated extension Snapshot.AlertSnapshot {
  fileprivate func facts(_ button: (Appearance) -> [String]) -> [String] {
    ["alert \(quoted(title))"] + (message.map { ["message \(quoted($0))"] } ?? []) + buttons.flatMap(button)
  }
}

nonisolated extension Appearance {
  /// Everything that there is to see of the view: `count "1"`, `save disabled`, `name caret 3`.
  package var facts: [String] {
    var editingFacts = [isFocused ? "focused" : "unfocused"]
    if let placeholder { editingFacts.append("placeholder \(quoted(placeholder))") }
    if let editing {
      editingFacts.append("caret \(editing.caret)")
      editingFacts.append("selection \(editing.selection.lowerBound)–\(editing.selection.upperBound)")
    }
    if let scrolling {
      for (row, line) in scrolling.lines.enumerated() { editingFacts.append("row \(row + 1) \(quoted(line))") }
      editingFacts.append("offset \(Grammar.written(Float(scrolling.offset)))")
      editingFacts.append("rows in sight \(scrolling.visibleLines.lowerBound + 1)–\(scrolling.visibleLines.upperBound)")
    }
    return looks + editingFacts.map { "\(identifier) \($0)" } + (table?.facts.map { "\(identifier) \($0)" } ?? [])
  }

  /// The facts that a person would mention of the view; of a hidden view only that it is hidden.
  var headlines: [String] { isHidden ? ["\(identifier) hidden"] : looks }

  /// The same view with nothing special about it, and without text.
  fileprivate var withoutWords: Appearance {
    var plain = self
    (plain.text, plain.progress, plain.isAnimating) = (nil, nil, nil)
    (plain.color, plain.alpha, plain.isHidden, plain.isEnabled) = (.normal, 1, false, true)
    return plain
  }

  private var looks: [String] {
    var looks: [String] = []
    if let table {
      return table.looks.map { "\(identifier) \($0)" } + table.rows.compactMap(\.control).flatMap(\.looks)
    }
    if let isOn { looks.append("\(Expectation.Trait.on(isOn))") }
    if let text { looks.append(quoted(text)) }
    if let thumb { looks.append("\(Expectation.Trait.value(thumb.value))") }
    if let bottom { looks.append("\(Expectation.Trait.bottom(Float(bottom)))") }
    if let scrolling {
      looks.append("\(Expectation.Trait.rows(scrolling.lines.count))")
      looks.append("\(Expectation.Trait.inset(Float(scrolling.bottomInset)))")
      looks.append("\(Expectation.Trait.last(scrolling.lastVisibleLine))")
    }
    if let progress { looks.append("\(Expectation.Trait.progress(progress))") }
    if let isAnimating { looks.append("\(Expectation.Trait.on(isAnimating))") }
    if let title { looks.append("title \(quoted(title))") }
    looks.append(color.rawValue)
    looks.append(isEnabled ? "enabled" : "disabled")
    looks.append(isHidden ? "hidden" : "visible")
    looks.append("\(Expectation.Trait.alpha(alpha))")
    return looks.map { "\(identifier) \($0)" }
  }
}

nonisolated extension Appearance.Table {
  /// The facts that a person would mention of a table: its contents, not its position.
  fileprivate var looks: [String] {
    ["\(Expectation.Trait.rows(rowCount))", "\(Expectation.Trait.selected(row: selectedRow))", "scrolled by \(offset)"]
      + rows.map { "shows \(quoted($0.words))" }
  }

  /// Everything else: what stands where, and how high it is.
  fileprivate var facts: [String] {
    elements.map { element in
      switch element {
      case .header(let title, let height): "header \(quoted(title)), \(height) high"
      case .footer(let title, let height): "footer \(quoted(title)), \(height) high"
      case .row(let row):
        "\(Expectation.Trait.row(row.number, text: row.words)), \(row.height) high"
          + (row.disclosesMore ? ", discloses more" : "") + (row.isEnabled ? "" : ", takes no touch")
      }
    }
  }
}
