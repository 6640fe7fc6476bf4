import Foundation

/// Waits until a file is written, or something else in its folder changes, without asking again and again.
///
/// Each folder is watched as well as the file: many editors write a new file and give it the name of the old one. What
/// happens between two waits is not missed.
public final class FileChanges {
  /// The reason why a folder cannot be watched.
  public struct Failure: Error, CustomStringConvertible {
    /// The folder, and the system's reason.
    public let description: String

    fileprivate init(_ folder: String) {
      description = "\(folder) cannot be watched: \(String(cString: strerror(errno)))"
    }
  }

  #if canImport(Darwin)
  private let files: [URL]
  private let events = kqueue()
  private var folders: [Int32] = []
  private var watched: [Int32] = []

  /// Watches `files`.
  ///
  /// - Throws: ``Failure`` if the system cannot.
  public init(of files: [URL]) throws(Failure) {
    self.files = files
    for folder in files.map({ $0.deletingLastPathComponent().path }) {
      let descriptor = open(folder, O_EVTONLY | O_CLOEXEC)
      guard events >= 0, descriptor >= 0 else { throw Failure(folder) }
      folders.append(descriptor)
      watch(descriptor)
    }
    watchFiles()
  }

  deinit {
    for descriptor in folders + watched + [events] { close(descriptor) }
  }

  /// Waits until something has happened.
  public func wait() {
    var happened = kevent()
    _ = kevent(events, nil, 0, &happened, 1, nil)
    // They may be other files by now.
    watchFiles()
  }

  private func watchFiles() {
    for descriptor in watched { close(descriptor) }
    watched = files.map { open($0.path, O_EVTONLY | O_CLOEXEC) }.filter { $0 >= 0 }
    for descriptor in watched { watch(descriptor) }
  }

  private func watch(_ descriptor: Int32) {
    var change = kevent(
      ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
      fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_RENAME | NOTE_DELETE), data: 0, udata: nil)
    _ = kevent(events, &change, 1, nil, 0, nil)
  }
  #else
  private let events = inotify_init1(Int32(IN_CLOEXEC))

  /// Watches `files`.
  ///
  /// - Throws: ``Failure`` if the system cannot.
  public init(of files: [URL]) throws(Failure) {
    for folder in files.map({ $0.deletingLastPathComponent().path }) {
      guard events >= 0, inotify_add_watch(events, folder, UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)) >= 0 else {
        throw Failure(folder)
      }
    }
  }

  deinit { close(events) }

  /// Waits until something has happened.
  public func wait() {
    var happened = [UInt8](repeating: 0, count: 4096)
    _ = read(events, &happened, happened.count)
  }
  #endif
}
