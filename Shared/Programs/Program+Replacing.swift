import Foundation

extension Program {
  /// Puts another program in the place of this one: it gets the standard streams, the terminal and the environment.
  ///
  /// - Returns: The reason why it cannot be started; only then does this return.
  public static func replaceThis(by file: URL, _ arguments: [String]) -> String {
    fflush(nil)
    var words = ([file.path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    execv(file.path, &words)
    return String(cString: strerror(errno))
  }
}
