extension String {
  /// The text with all that a terminal would obey, or that is invisible, written as `\u{…}`: the result is one line.
  ///
  /// Controls, line separators, bidirectional controls, tags, private use and unassigned characters. Tags stay where they
  /// spell the flag of a region (UTS #51), and so do the joiners that writing needs. A mark with nothing to sit on gets a
  /// dotted circle.
  public var visible: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    return reduce(into: "") { text, character in text += character.visible }
  }
}

extension Character {
  fileprivate var visible: String {
    let scalars = unicodeScalars
    let isRegion = spellsRegion
    var text = scalars.first?.isMark == true ? "\u{25CC}" : ""
    for scalar in scalars {
      if scalar.isHidden, !(isRegion && scalar.isTag) {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// True for a black flag with up to six letters or digits in tags and the closing tag: Wales, Texas.
  var spellsRegion: Bool {
    var scalars = unicodeScalars
    guard scalars.first == "\u{1F3F4}", scalars.popLast() == "\u{E007F}", (4...7).contains(scalars.count) else {
      return false
    }
    return scalars.dropFirst().allSatisfy {
      (0xE0030...0xE0039).contains($0.value) || (0xE0061...0xE007A).contains($0.value)
    }
  }
}
