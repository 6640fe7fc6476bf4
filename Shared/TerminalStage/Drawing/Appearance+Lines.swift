import Controls
import Stage
import StageSession
import Terminal

/// The size in which elements are drawn.
nonisolated enum ElementSize: Hashable {
  /// As small as can be read well at a desk.
  case normal
  /// For those in the last row.
  case large

  /// The empty lines between two rows of a screen.
  var gap: Int { self == .large ? 1 : 0 }
}

/// A view as a person would draw it, in lines.
nonisolated extension Appearance {
  /// The columns that it would like to have, so that nothing is wrapped or cut.
  func desiredWidth(_ size: ElementSize) -> Int {
    switch kind {
    case .textField: fieldHead.displayWidth + leastField + 8
    case .label where gridPlace != nil: min(signedText.displayWidth, leastField + 8)
    case .label where size == .large: LargeText.desiredWidth(signedText)
    case .textArea: 60
    case .table: table?.desiredWidth ?? 0
    case .messageList: scrolling?.desiredWidth ?? 0
    case .progressBar: 20
    case .slider: 18
    default: lines(width: .max, size: size).map(\.displayWidth).max() ?? 0
    }
  }

  /// The columns below which it would not be itself.
  ///
  /// - Parameter desiredWidth: those that it would like to have.
  func leastWidth(_ desiredWidth: Int) -> Int {
    switch kind {
    case .textField: min(desiredWidth, fieldHead.displayWidth + leastField + 2)
    case .label where gridPlace != nil: min(desiredWidth, leastField + 2)
    case .progressBar: 8
    case .slider: 12
    case .label, .textArea, .messageList: min(desiredWidth, 12)
    default: min(desiredWidth, 24)
    }
  }

  /// True if it takes all the room that is left in its line.
  var runs: Bool {
    switch kind {
    case .textField, .textArea, .table, .messageList, .progressBar: true
    case .button, .label, .slider, .toolbar, .activityIndicator, .toggle, .cell: false
    }
  }

  /// The view on lines of at most `width` columns, wrapped between words before anything is cut.
  ///
  /// - Parameters:
  ///   - pointed: what the keys are pointed at, if it is in here.
  ///   - height: how many lines there are for what could take any number.
  func lines(
    width: Int, height: Int = .max, pointed: Target? = nil, size: ElementSize = .normal
  ) -> [[TextRun]] {
    let isPointed = pointed?.identifier == identifier
    switch kind {
    case .button where size == .large: return largeBox((title ?? "").visible, isPointed, width)
    case .button: return [[TextRun(signedTitle, isPointed ? .pointed : usable)].shortened(to: width)]
    case .label: return label(width, size)
    case .textField where size == .large && gridPlace == nil: return largeField(width, isPointed)
    case .textField: return [field(width, isPointed)]
    case .toggle where size == .large: return largeBox(isOn == true ? "on" : "off", isPointed, width)
    case .toggle: return [[TextRun(signedSwitch.padded(to: 5), isPointed ? .pointed : usable)]]
    case .slider: return [slider(width, isPointed)]
    case .progressBar: return [bar(width)]
    case .activityIndicator:
      return [[TextRun(isAnimating == true ? "◌ busy" : "·", isAnimating == true ? .strong : .faint)]]
    case .textArea: return area(width, height)
    case .table: return table?.lines(identifier, width, height, pointed) ?? []
    case .messageList: return scrolling?.lines(width, height) ?? []
    case .toolbar: return [[TextRun(signedBottom, .faint)]]
    case .cell: return []
    }
  }

  /// Returns the number of those lines.
  func lineCount(width: Int, height: Int, size: ElementSize) -> Int {
    switch kind {
    case .label where gridPlace != nil: 1
    case .textField, .toggle: size == .large && gridPlace == nil ? 3 : 1
    case .slider, .progressBar, .activityIndicator, .toolbar: 1
    case .table: min(height, table?.lineCount ?? 0)
    default: lines(width: width, height: height, size: size).count
    }
  }

  /// The columns of a text below which a field is hard to write in; in a grid, where many must do with less.
  private var leastField: Int { gridPlace == nil ? 8 : 5 }

  /// The look of what can be used, or cannot.
  var usable: TextRun.Look { isEnabled && alpha >= 1 ? .plain : .faint }

  private func label(_ width: Int, _ size: ElementSize) -> [[TextRun]] {
    guard !signedText.isEmpty else { return [[]] }
    if gridPlace != nil {
      // The rows of a grid keep their lines.
      let text = signedText.displayWidth <= width ? signedText : (text ?? "").visible
      return [[TextRun(text.shortened(toColumns: width), look(size))]]
    }
    let lines = size == .large ? LargeText(signedText, columns: width).lines : signedText.wrapped(toColumns: width)
    return lines.map { [TextRun($0, look(size))] }
  }

  private func look(_ size: ElementSize) -> TextRun.Look {
    switch color {
    case .error: .bad
    case .ok: .good
    case .normal: size == .large && usable == .plain ? .strong : usable
    case .secondary: .faint
    }
  }

  /// The name of the field. In a grid the headings name it.
  private var fieldHead: String { gridPlace == nil ? "\(identifier): " : "" }

  /// The name of the field and, between two lines or in brackets, what stands in it: as much as fits around the caret.
  private func field(_ width: Int, _ isPointed: Bool) -> [TextRun] {
    let head = TextRun(fieldHead.prefix(columns: max(0, width - 4)), isPointed ? .pointed : usable)
    let room = max(1, min(width, 200) - head.text.displayWidth - 2)
    let (left, right) = isEnabled ? ("│", "│") : ("(", ")")
    let look: TextRun.Look = isPointed && head.text.isEmpty ? .pointed : .faint
    return [head, TextRun(left, look)] + FieldWindow(self, columns: room).runs + [TextRun(right, look)]
  }

  private func slider(_ width: Int, _ isPointed: Bool) -> [TextRun] {
    guard let thumb else { return [] }
    let value = Grammar.written(thumb.value)
    let length = max(5, min(width, 24) - value.displayWidth - 2)
    let track = thumb.track(columns: length, line: isEnabled ? "─" : "╌")
    return [TextRun(track, isPointed ? .pointed : usable), TextRun(" \(value)", usable)]
  }

  private func bar(_ width: Int) -> [TextRun] {
    let percent = " \(Int(((progress ?? 0) * 100).rounded())) %"
    let (filled, rest) = bar(columns: max(4, min(width, 40) - 6))
    return [TextRun(filled, .strong), TextRun(rest, .faint), TextRun(percent)]
  }

  private func area(_ width: Int, _ height: Int) -> [[TextRun]] {
    // Text far below the end cannot be seen anyway.
    let text = String((text ?? "").prefix(max(1, min(height, 200)) * max(1, min(width, 1000)))).visibleLines
    let lines = text.flatMap { $0.wrapped(toColumns: width) }.map { [TextRun($0, usable)] }
    return lines.count <= height ? lines : Array(lines.prefix(max(0, height - 1))) + [[TextRun("…", .faint)]]
  }
}

nonisolated extension String {
  /// The lines of the text, each without what a terminal would obey.
  var visibleLines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }
  }
}
