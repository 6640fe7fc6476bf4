import KeyValueObserving
import Testing
import World

@Suite("KVO to Rx: the same progress at each step")
struct ProgressTests {
  nonisolated enum Step: CaseIterable {
    case classic, tokens, streams, driver

    @MainActor var feature: any ProgressFeature.Type {
      switch self {
      case .classic: ProgressWithStrings.self
      case .tokens: ProgressWithTokens.self
      case .streams: ProgressWithStreams.self
      case .driver: ProgressWithDriver.self
      }
    }
  }

  nonisolated enum Action {
    case advance(Double)
    case finish
  }

  nonisolated struct Script: CustomTestStringConvertible {
    let testDescription: String
    let actions: [Action]
    /// The text before the first action and after each one.
    let texts: [String]
  }

  nonisolated static let scripts = [
    Script(testDescription: "a text from the start on", actions: [], texts: ["0 %"]),
    Script(
      testDescription: "to the end", actions: [.advance(0.1), .advance(0.25), .finish],
      texts: ["0 %", "10 %", "25 %", "done"]),
    Script(
      testDescription: "an equal value, and one that reads the same",
      actions: [.advance(0.5), .advance(0.5), .advance(0.504)], texts: ["0 %", "50 %", "50 %", "50 %"]),
  ]

  @Test("after each action, each step shows the same text", arguments: Step.allCases, scripts)
  func texts(_ step: Step, _ script: Script) {
    World.$current.withValue(VirtualWorld()) {
      let download = Download()
      var text = ""
      let feature = step.feature.init(download) { text = $0 }
      var texts = [text]
      for action in script.actions {
        switch action {
        case .advance(let fraction): download.advance(to: fraction)
        case .finish: download.finish()
        }
        texts.append(text)
      }
      withExtendedLifetime(feature) { #expect(texts == script.texts) }
    }
  }

  @Test(
    "at each step, the observation ends with the feature, and does not retain the download", arguments: Step.allCases)
  func ends(_ step: Step) {
    World.$current.withValue(VirtualWorld()) {
      var download: Download? = Download()
      weak let watched = download
      var text = ""
      var feature = download.map { step.feature.init($0) { text = $0 } }
      #expect(watched?.observers.count == 2)
      _ = feature
      feature = nil
      #expect(watched?.observers.count == 0)
      feature = download.map { step.feature.init($0) { text = $0 } }
      download = nil
      #expect(watched == nil)
      #expect(text == "0 %")
    }
  }
}
