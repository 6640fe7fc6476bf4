import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits until something happens to a file or beside it, without asking again and again.
///
/// The folder is watched as well as the file: many editors write a new file and give it the name of the old one. What
/// happens between two waits is not missed.
public final class FileChanges {
  private let file: URL
  private let events: Int32

  #if canImport(Darwin)
    private let folder: Int32
    private var watched: Int32 = -1
  #endif

  /// Watches `file`.
  ///
  /// - Throws: ``WorkbenchError`` if the system cannot.
  public init(of file: URL) throws(WorkbenchError) {
    self.file = file
    let path = file.deletingLastPathComponent().path
    #if canImport(Glibc) || canImport(Musl)
      events = inotify_init1(Int32(IN_CLOEXEC))
      let kinds = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)
      let isWatched = events >= 0 && inotify_add_watch(events, path, kinds) >= 0
    #else
      events = kqueue()
      folder = open(path, O_EVTONLY)
      let isWatched = events >= 0 && folder >= 0
      if isWatched {
        watch(folder)
        watchFile()
      }
    #endif
    guard isWatched else { throw WorkbenchError("\(path) cannot be watched: \(String(cString: strerror(errno)))") }
  }

  deinit {
    close(events)
    #if canImport(Darwin)
      close(folder)
      close(watched)
    #endif
  }

  /// Comes back when something has happened.
  public func wait() {
    #if canImport(Glibc) || canImport(Musl)
      var happened = [UInt8](repeating: 0, count: 4096)
      _ = read(events, &happened, happened.count)
    #else
      var happened = kevent()
      _ = kevent(events, nil, 0, &happened, 1, nil)
      // It may be another file by now.
      watchFile()
    #endif
  }

  #if canImport(Darwin)
    private func watchFile() {
      if watched >= 0 { close(watched) }
      watched = open(file.path, O_EVTONLY)
      if watched >= 0 { watch(watched) }
    }

    private func watch(_ descriptor: Int32) {
      var change = kevent(
        ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_RENAME | NOTE_DELETE), data: 0, udata: nil)
      _ = kevent(events, &change, 1, nil, 0, nil)
    }
  #endif
}
