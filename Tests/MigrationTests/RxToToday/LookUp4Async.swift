// Step 4, async to the ground: no file imports Rx any more.

final class LookUpAsync: LookUpFeature {
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
    do {
      let number = try await library.answer(to: "number of \(title)")
      let shelf = try await library.answer(to: "shelf of \(number)")
      return "on shelf \(shelf)"
    } catch {
      return "not found"
    }
  }
}
