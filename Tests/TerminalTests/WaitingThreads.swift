import Foundation

/// A thread for each piece of work: it waits for another program, and must not keep other tests from their threads.
final class WaitingThreads: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
