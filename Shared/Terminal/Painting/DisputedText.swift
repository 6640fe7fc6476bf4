extension String {
  /// The most columns that the grapheme may take on some terminal, if terminals do not agree; `nil` if they do.
  ///
  /// They agree on most scalars, also with marks. With joiners, selectors, skin tones, flags and syllables, some add the
  /// columns of all scalars up, and some draw together what stands in two cells; and an emoji that is younger than the
  /// terminal has one column there.
  var disputedColumns: Int? {
    var columns = 0
    var isDisputed = false
    var isHead = true
    for scalar in unicodeScalars {
      columns += scalar.columns
      isDisputed = isDisputed || (isHead ? scalar.isDisputedAlone : !scalar.isMark || scalar.reachesFurther)
      isHead = false
    }
    return isDisputed ? max(2, columns) : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isDisputedAlone: Bool {
    if value < 0x300 { return value == 0xAD }
    // Circled numbers and hexagrams: narrow in Unicode 14, wide in the GNU C library, the latter also since Unicode 16.
    if (0x3248...0x324F).contains(value) || (0x4DC0...0x4DFF).contains(value) { return true }
    // Emoji of before Unicode 15 are old enough to be known everywhere.
    return mayJoinNeighbours || value >= 0x1F000 && (properties.age?.major ?? .max) >= 15
  }

  /// True if a terminal may join it in one picture with the text just before or after it.
  private var mayJoinNeighbours: Bool {
    if isRegionalIndicator || prependsVisibly || properties.isEmojiModifier || properties.isGraphemeExtend {
      return true
    }
    return switch value {
    case 0xE33, 0xEB3, 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
    default: properties.generalCategory == .spacingMark
    }
  }

  /// Marks that do more than to sit on what precedes: variation selectors, and viramas, which tie what follows to it.
  fileprivate var reachesFurther: Bool {
    (0xFE00...0xFE0F).contains(value) || properties.canonicalCombiningClass == .virama
  }
}
