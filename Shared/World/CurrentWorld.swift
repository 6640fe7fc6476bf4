import Dispatch
import Synchronization

nonisolated extension World {
  /// The world of the running code; the live one by default.
  ///
  /// Work that a world runs finds that world here. A stage sets it around every input.
  @TaskLocal public static var current: World = live

  /// The real thing: time passes by itself, requests go out through `URLSession`.
  public static let live: LiveWorld = .running()

  /// True on the real main queue, the only place where a world may be touched directly; other threads `post`.
  ///
  /// It asks for the queue, not for the thread: on Linux the main queue of an asynchronous `main` changes threads. Work
  /// that a virtual world does in the background counts as elsewhere.
  public var isOnMainQueue: Bool { World.isMainQueue && !isInBackground.load(ordering: .relaxed) }

  /// True on the real main queue, whatever a world does there.
  static var isMainQueue: Bool { DispatchQueue.getSpecific(key: World.mainQueueMark) != nil }

  private static let mainQueueMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
