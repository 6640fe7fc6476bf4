import RandomPipelines

/// Prints what random pipelines do, one a line: `PipelineTranscripts FIRST COUNT`. With `--show SEED …` the pipelines are
/// shown, too.
@main
enum PipelineTranscripts {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--show" {
      for seed in arguments.dropFirst().compactMap({ UInt64($0) }) {
        let experiment = Experiment(seed: seed)
        print("\(seed): \(experiment)\n\(experiment.run())\n")
      }
      return
    }
    let numbers = arguments.compactMap { UInt64($0) }
    guard numbers.count == 2 else { return print("usage: PipelineTranscripts FIRST COUNT | --show SEED …") }
    for seed in numbers[0]..<(numbers[0] + numbers[1]) { print(seed, Experiment(seed: seed).run()) }
  }
}
