#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Mutual exclusion for a few lines that call nothing foreign.
struct Lock: ~Copyable, @unchecked Sendable {
  // On the heap, because a mutex must not move.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() {
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  @inline(__always)
  borrowing func lock() { pthread_mutex_lock(mutex) }

  @inline(__always)
  borrowing func unlock() { pthread_mutex_unlock(mutex) }

  @inline(__always)
  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return body()
  }
}
