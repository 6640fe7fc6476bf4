import Foundation
import RandomPipelines
import Testing

/// The transcripts of random pipelines as recorded on RxSwift 6.10.2; `Tests/record-pipelines.sh` records them anew.
struct RandomPipelineTests {
  @Test(
    arguments: RecordedTranscripts.parts)
  func `random pipelines send, subscribe, dispose and free as RxSwift does`(_ seeds: Range<Int>) throws {
    let recorded = try RecordedTranscripts.read()
    try #require(recorded.count == RecordedTranscripts.count)
    for seed in seeds {
      let experiment = Experiment(seed: UInt64(seed))
      let transcript = experiment.run()
      guard transcript != recorded[seed] else { continue }
      Issue.record(
        """
        pipeline \(seed)
        \(experiment)
        RxSwift:  \(recorded[seed])
        this Rx:  \(transcript)
        """)
    }
  }

  @Test func `the transcripts belong to the pipelines that the generator draws`() throws {
    let fingerprint = RecordedTranscripts.fingerprint
    #expect(
      try RecordedTranscripts.recordedFingerprint() == fingerprint,
      "the generator has changed: record the transcripts anew with Tests/record-pipelines.sh")
  }
}

/// The file beside this one: a fingerprint of the pipelines, then a line for each, in the order of their seeds.
enum RecordedTranscripts {
  static let count = 20_000
  static let parts = stride(from: 0, to: count, by: 2_500).map { $0..<$0 + 2_500 }

  private static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("RandomPipelines.txt")

  static func read() throws -> [String] {
    Array(try lines().dropFirst())
  }

  static func recordedFingerprint() throws -> String {
    try #require(lines().first)
  }

  static var fingerprint: String { PipelineFingerprint(count: count).description }

  private static func lines() throws -> [String] {
    try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }
}
