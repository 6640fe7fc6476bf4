import Foundation

/// The service of this migration: one question after another, each answered with a closure.
///
/// Like `URLSession` it may be used from any thread, and a question that is called off is answered with an error.
nonisolated final class Library: @unchecked Sendable {
  typealias Answer = Result<String, any Error>

  private let lock = NSLock()
  private var questions: [Question] = []
  private let note: @Sendable (String) -> Void

  /// - Parameter note: Called at each request, and at each cancellation.
  init(note: @escaping @Sendable (String) -> Void) {
    self.note = note
  }

  /// Asks; the answer comes once, on the thread that gives it.
  func ask(_ text: String, _ answer: @escaping (Answer) -> Void) -> Question {
    let question = Question(text, answer)
    lock.withLock { questions.append(question) }
    note("asks: \(text)")
    return question
  }

  /// Calls a question off, if it is not answered yet.
  func cancel(_ question: Question) {
    guard remove(where: { $0 === question }) != nil else { return }
    note("calls off: \(question.text)")
    question.answer(.failure(CancellationError()))
  }

  /// Answers the question of that text, if there is one.
  func answer(_ text: String, _ answer: Answer) {
    remove { $0.text == text }?.answer(answer)
  }

  private func remove(where matches: (Question) -> Bool) -> Question? {
    lock.withLock { questions.firstIndex(where: matches).map { questions.remove(at: $0) } }
  }
}

/// A question that was asked.
nonisolated final class Question {
  let text: String
  fileprivate let answer: (Library.Answer) -> Void

  fileprivate init(_ text: String, _ answer: @escaping (Library.Answer) -> Void) {
    self.text = text
    self.answer = answer
  }
}
