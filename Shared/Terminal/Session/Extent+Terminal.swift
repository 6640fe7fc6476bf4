import Foundation

extension Extent {
  /// The size of the terminal behind a descriptor; where it reports none, `COLUMNS` and `LINES`, else 80 × 24.
  ///
  /// Never zero, and never more than 2000 × 1000, whatever the terminal reports.
  public init(ofTerminal descriptor: Int32, environment: [String: String]) {
    var size = winsize()
    let isTold = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    self.init(told: isTold ? (Int(size.ws_col), Int(size.ws_row)) : (0, 0), environment: environment)
  }

  /// - Parameter told: the size that the terminal reports; zero means that it reports none.
  init(told: (columns: Int, rows: Int), environment: [String: String]) {
    func dimension(_ told: Int, _ name: String, else usual: Int, atMost limit: Int) -> Int {
      let number = told > 0 ? told : environment[name].flatMap { Int($0) } ?? 0
      return number > 0 ? min(number, limit) : usual
    }
    self.init(
      columns: dimension(told.columns, "COLUMNS", else: 80, atMost: 2000),
      rows: dimension(told.rows, "LINES", else: 24, atMost: 1000))
  }
}
