nonisolated extension Float {
  /// The same number as a person would write it: 3.1, and not the 3.0999999 that stands nearest in binary.
  var asWritten: Double { Double("\(self)") ?? Double(self) }
}
