import Allocations

let workloads: [Workload] = Chains.workloads + Subjects.workloads + Drivers.workloads + FlatMaps.workloads + CombineLatests.workloads

let clock = ContinuousClock()
let only = CommandLine.arguments.dropFirst().first
let chosen = workloads.filter { only.map($0.name.contains) ?? true }
var times: [[Double]] = chosen.map { _ in [] }
for _ in 0..<7 {
  for (index, workload) in chosen.enumerated() {
    let span = clock.measure { workload.run(workload.count) }
    times[index].append(Double(span.components.attoseconds) / 1e9 / Double(workload.count) + Double(span.components.seconds) * 1e9 / Double(workload.count))
  }
}
for (index, workload) in chosen.enumerated() {
  let before = (allocations_count(), allocations_bytes())
  workload.run(workload.count)
  let after = (allocations_count(), allocations_bytes())
  let sorted = times[index].sorted()
  print(workload.name, Int(sorted[0]), Int(sorted[3]), Double(after.0 - before.0) / Double(workload.count), Double(after.1 - before.1) / Double(workload.count))
}
