import Foundation
import Programs

extension FolderLock {
  /// Does something while no other `--try` or `--jobs` changes files of the same package, or counts their lines.
  ///
  /// - Throws: `BookError` if another program has the lock, or if there can be no such file; whatever `body` throws.
  static func holding<Result>(_ root: URL, _ body: () throws(BookError) -> Result) throws(BookError) -> Result {
    try holding(
      "kept-files.lock", in: root, .none,
      orElse: {
        switch $0 {
        case .noFile: BookError(73, "Book: .build/kept-files.lock cannot be written: go to the folder of the package")
        case .taken:
          BookError(75, "Book: another --try or --jobs is at work in this folder: wait until it has ended")
        }
      }, body)
  }
}
