import KeyValueObserving
import Testing
import World

@Suite("KVO to Rx: the same progress at each step")
struct ProgressTests {
  nonisolated private static let steps: [Step<any ProgressFeature.Type>] = [
    Step(ProgressWithStrings.self), Step(ProgressWithTokens.self), Step(ProgressWithStreams.self),
    Step(ProgressWithDriver.self),
  ]

  /// The progress, nil for the end, and the text before the first action and after each one.
  nonisolated private static let scripts: [Script<Double?>] = [
    Script("a text from the start on", [], shows: ["0 %"]),
    Script("to the end", [0.1, 0.25, nil], shows: ["0 %", "10 %", "25 %", "done"]),
    Script(
      "an equal value, and one that reads the same", [0.5, 0.5, 0.504], shows: ["0 %", "50 %", "50 %", "50 %"]),
  ]

  @Test("after each action, each step shows the same text", arguments: steps, scripts)
  func texts(_ step: Step<any ProgressFeature.Type>, _ script: Script<Double?>) {
    World.$current.withValue(VirtualWorld()) {
      let download = Download()
      var text = ""
      let feature = step.feature.init(download) { text = $0 }
      var texts = [text]
      for fraction in script.actions {
        if let fraction { download.advance(to: fraction) } else { download.finish() }
        texts.append(text)
      }
      withExtendedLifetime(feature) { #expect(texts == script.lines) }
    }
  }

  @Test("at each step, the observation ends with the feature, and does not retain the download", arguments: steps)
  func ends(_ step: Step<any ProgressFeature.Type>) {
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
