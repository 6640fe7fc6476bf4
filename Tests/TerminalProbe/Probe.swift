/// Two programs for tests of a real terminal: a shell that starts one job, and the job.
///
/// Reports go to descriptor 3, a line each; the shell takes its orders from descriptor 4, a byte each.
@main
enum Probe {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "shell" where arguments.count > 2: Shell(terminal: arguments[1], job: Array(arguments[2...])).run()
    case "waiting": Job.wait()
    case "reporting": Job.waitReportingCrashes()
    default: report("no such role")
    }
  }
}
