import Foundation

/// The file that the reader writes for one exercise. Nothing that stands in it is ever lost.
public struct ReadersFile: Hashable, Sendable {
  /// The exercise.
  public let exercise: ExerciseFiles

  /// Where it lies.
  public let url: URL

  /// The file for `exercise`.
  public init(of exercise: ExerciseFiles) {
    self.exercise = exercise
    url = exercise.root.appendingPathComponent(exercise.yours)
  }

  /// A Boolean value indicating whether the file exists.
  public var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// A Boolean value indicating whether the reader has written something: the file exists and differs from the
  /// skeleton. A file that cannot be read counts as written.
  public var isChanged: Bool {
    guard exists else { return false }
    let yours = try? Data(contentsOf: url)
    return yours == nil || yours != (try? Data(exercise.skeletonText().utf8))
  }

  /// Puts the skeleton there, if there is nothing yet.
  ///
  /// - Returns: whether there was nothing.
  /// - Throws: ``WorkbenchError``.
  @discardableResult public func begin() throws(WorkbenchError) -> Bool {
    guard !exists else { return false }
    let skeleton = try Data(exercise.skeletonText().utf8)
    // Not over a file that came meanwhile.
    try WorkbenchError.writing(url) { try skeleton.write(to: $0, options: .withoutOverwriting) }
    return true
  }

  /// Puts the skeleton in the place of what the reader has written, which is kept beside it.
  ///
  /// - Returns: where it is kept, from the root of the package; nil if nothing had been written.
  /// - Throws: ``WorkbenchError``; then what was written is where it was, or where it is kept.
  public func reset() throws(WorkbenchError) -> String? {
    guard isChanged else {
      try begin()
      return nil
    }
    let folder = "Chapters/\(exercise.chapter)/Yours/Kept"
    var number = 1
    var name: String { "\(folder)/\(exercise.name) \(number).swift" }
    while FileManager.default.fileExists(atPath: exercise.root.appendingPathComponent(name).path) { number += 1 }
    let kept = exercise.root.appendingPathComponent(name)
    // Moved, not copied: what an editor saves meanwhile goes into one of the two.
    try WorkbenchError.writing(kept) { try FileManager.default.moveItem(at: url, to: $0) }
    try begin()
    return name
  }
}
