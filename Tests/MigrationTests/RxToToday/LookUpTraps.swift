import Rx
import Testing

@Suite("Rx to today: traps", .timeLimit(.minutes(60)))
struct LookUpTraps {
  @Test func `Trap: a task that is not cancelled continues its requests after the deallocation of its owner`() async {
    final class Forgetful {
      func look(for title: String, in library: Library) {
        Task { [weak self] in
          guard let number = try? await library.answer(to: "number of \(title)") else { return }
          let shelf = try? await library.answer(to: "shelf of \(number)")
          self?.show(shelf)
        }
      }

      private func show(_ shelf: String?) {}
    }
    let happenings = Happenings()
    let library = Library { happenings.note($0) }
    var forgetful: Forgetful? = Forgetful()
    forgetful?.look(for: "Emma", in: library)
    #expect(await happenings.next(1) == ["asks: number of Emma"])
    forgetful = nil
    library.answer("number of Emma", .success("17"))
    #expect(await happenings.next(1) == ["asks: shelf of 17"])
  }

  @Test("Trap: a continuation without a cancellation handler leaves the request open, and its task waiting")
  func withoutHandler() async {
    func answer(to text: String, from library: Library) async throws -> String {
      try await withCheckedThrowingContinuation { continuation in
        _ = library.ask(text) { continuation.resume(with: $0) }
      }
    }
    let happenings = Happenings()
    let library = Library { happenings.note($0) }
    let task = Task { try? await answer(to: "number of Emma", from: library) }
    #expect(await happenings.next(1) == ["asks: number of Emma"])
    task.cancel()
    // It is still there to be answered; else this would wait for ever.
    library.answer("number of Emma", .success("17"))
    #expect(await task.value == "17")
    #expect(await happenings.rest() == [])
  }

  @Test func `Trap: a loop over the values of an endless stream retains the objects that it names`() async {
    final class Screen {
      private(set) var task: Task<Void, Never>?
      private(set) var text = ""

      func follow(_ texts: Observable<String>, _ happenings: Happenings) {
        task = Task {
          do {
            for try await text in texts.values {
              self.text = text
              happenings.note(text)
            }
          } catch {}
        }
      }
    }
    let texts = BehaviorSubject(value: "first")
    let happenings = Happenings()
    var owner: Screen? = Screen()
    owner?.follow(texts, happenings)
    weak let screen = owner
    let task = owner?.task
    #expect(await happenings.next(1) == ["first"])
    owner = nil
    #expect(screen != nil)
    task?.cancel()
    await task?.value
    #expect(screen == nil)
  }

  @Test func `Trap: a cancelled task runs to its end and reports, unless it checks for cancellation`() async {
    let happenings = Happenings()
    let library = Library { happenings.note($0) }
    let task = Task {
      do { happenings.note("shows: \(try await library.answer(to: "number of Emma"))") } catch {
        happenings.note("shows: not found")
      }
    }
    #expect(await happenings.next(1) == ["asks: number of Emma"])
    task.cancel()
    #expect(await happenings.next(2) == ["calls off: number of Emma", "shows: not found"])
  }

  @Test("Trap: a Single emits the first of two callbacks; a continuation ends the program")
  nonisolated func calledTwice() async throws {
    let careless = Single<String>.create { observer in
      observer(.success("17"))
      observer(.success("18"))
      return Disposables.create()
    }
    #expect(try await careless.value == "17")
    await #expect(processExitsWith: .failure) {
      _ = await withCheckedContinuation { continuation in
        continuation.resume(returning: "17")
        continuation.resume(returning: "18")
      }
    }
  }
}
