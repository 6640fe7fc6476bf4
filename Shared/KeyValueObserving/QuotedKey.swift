/// A key as it stands in the line of a mistake: whatever is in it, it cannot write to a terminal.
func quoted(_ key: String) -> String {
  "\"" + key.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
}
