// SwiftUI: the view reads an observable model, and is evaluated again after a change. Compiled on macOS only.

#if canImport(SwiftUI)
import Models
import Observation
import SwiftUI

/// The count, as a state that SwiftUI tracks.
@MainActor @Observable final class CounterModel {
  private(set) var count: Count

  init(_ count: Count = Count()) {
    self.count = count
  }

  func up() {
    count = count.moved(by: 1)
  }

  func down() {
    count = count.moved(by: -1)
  }

  func reset() {
    count = Count()
  }
}

/// A count and the buttons that move it.
struct CounterView: View {
  // A plain property is enough: SwiftUI records that `body` reads the count, and evaluates `body` again after a change.
  let model: CounterModel

  var body: some View {
    VStack {
      Text(model.count.text)
      HStack {
        Button("−") { model.down() }
        Button("+") { model.up() }
      }
      Button("Reset") { model.reset() }
    }
  }
}
#endif
