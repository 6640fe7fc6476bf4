// Step 5, the line is part of an observable model, which stores no closure.

import Controls
import Observation
import World

@Observable final class LookUpModel {
  struct LookUp: Equatable {
    // A repeated title is an equal state, and leads to no update.
    let title: String
    var line = "looking …"
  }

  private(set) var lookUp: LookUp?
  private let library: Library
  @ObservationIgnored private var task: Task<Void, Never>?

  init(_ library: Library) {
    self.library = library
  }

  isolated deinit {
    task?.cancel()
  }

  func look(for title: String) {
    task?.cancel()
    lookUp = LookUp(title: title)
    task = Task { [weak self, library] in
      let line = await Self.shelf(of: title, in: library)
      guard !Task.isCancelled else { return }
      self?.lookUp?.line = line
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

/// The rest of the feature: the input, and the output as the controller of a screen has it.
final class LookUpObserved: ViewController, LookUpFeature {
  private let model: LookUpModel
  private let show: (String) -> Void

  init(_ library: Library, show: @escaping (String) -> Void) {
    model = LookUpModel(library)
    self.show = show
    super.init(World.live)
  }

  func look(for title: String) {
    model.look(for: title)
  }

  override func updateProperties() {
    if let line = model.lookUp?.line { show(line) }
  }
}
