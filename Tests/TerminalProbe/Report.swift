import Foundation

/// Tells the test something.
func report(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  _ = write(3, bytes, bytes.count)
}

/// The mode of the terminal at standard input, in a form that can be compared.
func terminalMode() -> [UInt8] {
  var mode = termios()
  guard tcgetattr(0, &mode) == 0 else { return [] }
  return [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag].flatMap { withUnsafeBytes(of: $0, Array.init) }
    + withUnsafeBytes(of: mode.c_cc, Array.init)
}
