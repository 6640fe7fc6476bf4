import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits until something happens to one of some files or beside it, without asking again and again.
///
/// Each folder is watched as well as the file: many editors write a new file and give it the name of the old one. What
/// happens between two waits is not missed.
public final class FileChanges {
  private let files: [URL]
  private let events: Int32

  #if canImport(Darwin)
    private var folders: [Int32] = []
    private var watched: [Int32] = []
  #endif

  /// Watches `files`.
  ///
  /// - Throws: ``WorkbenchError`` if the system cannot.
  public init(of files: [URL]) throws(WorkbenchError) {
    self.files = files
    #if canImport(Glibc) || canImport(Musl)
      events = inotify_init1(Int32(IN_CLOEXEC))
    #else
      events = kqueue()
    #endif
    for file in files {
      let folder = file.deletingLastPathComponent().path
      guard events >= 0, watch(folder: folder) else {
        throw WorkbenchError("\(folder) cannot be watched: \(String(cString: strerror(errno)))")
      }
    }
    #if canImport(Darwin)
      watchFiles()
    #endif
  }

  deinit {
    close(events)
    #if canImport(Darwin)
      for descriptor in folders + watched { close(descriptor) }
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
      // They may be other files by now.
      watchFiles()
    #endif
  }

  private func watch(folder: String) -> Bool {
    #if canImport(Glibc) || canImport(Musl)
      return inotify_add_watch(events, folder, UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)) >= 0
    #else
      let descriptor = open(folder, O_EVTONLY)
      guard descriptor >= 0 else { return false }
      folders.append(descriptor)
      watch(descriptor)
      return true
    #endif
  }

  #if canImport(Darwin)
    private func watchFiles() {
      for descriptor in watched { close(descriptor) }
      watched = files.map { open($0.path, O_EVTONLY) }.filter { $0 >= 0 }
      for descriptor in watched { watch(descriptor) }
    }

    private func watch(_ descriptor: Int32) {
      var change = kevent(
        ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_RENAME | NOTE_DELETE), data: 0, udata: nil)
      _ = kevent(events, &change, 1, nil, 0, nil)
    }
  #endif
}
