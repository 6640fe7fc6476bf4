// Step 2, the chain is awaited: one request is one `Single`, and `value` waits for it.

import Rx

final class LookUpAwaited: LookUpFeature {
  private let library: Library
  private let show: (String) -> Void
  private var task: Task<Void, Never>?

  init(_ library: Library, show: @escaping (String) -> Void) {
    self.library = library
    self.show = show
  }

  isolated deinit {
    task?.cancel()
  }

  func look(for title: String) {
    task?.cancel()
    show("looking …")
    task = Task { [weak self, library] in
      let line = await Self.shelf(of: title, in: library)
      guard !Task.isCancelled else { return }
      self?.show(line)
    }
  }

  nonisolated private static func shelf(of title: String, in library: Library) async -> String {
    let chain = library.rx.answer(to: "number of \(title)")
      .flatMap { number in library.rx.answer(to: "shelf of \(number)") }
      .map { shelf in "on shelf \(shelf)" }
    do { return try await chain.value } catch { return "not found" }
  }
}
