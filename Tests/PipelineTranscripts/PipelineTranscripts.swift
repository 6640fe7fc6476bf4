import Foundation
import RandomPipelines

/// Prints what random pipelines do.
///
///     PipelineTranscripts FIRST COUNT      a line for each seed
///     PipelineTranscripts --record COUNT   the file that the test compares with
///     PipelineTranscripts --show SEED …    the pipelines themselves with what they do
@main
enum PipelineTranscripts {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    switch (CommandLine.arguments.dropFirst().first, numbers.count) {
    case ("--show", 1...):
      for seed in numbers {
        let experiment = Experiment(seed: seed)
        print("\(seed): \(experiment)\n\(experiment.run())\n")
      }
    case ("--record", 1):
      print(PipelineFingerprint(count: Int(numbers[0])))
      for seed in 0..<numbers[0] { print(Experiment(seed: seed).run()) }
    case (let first?, 2) where UInt64(first) != nil:
      for seed in numbers[0]..<numbers[0] + numbers[1] { print(seed, Experiment(seed: seed).run()) }
    default:
      let usage = "usage: PipelineTranscripts FIRST COUNT | --record COUNT | --show SEED …\n"
      FileHandle.standardError.write(Data(usage.utf8))
      exit(64)
    }
  }
}
