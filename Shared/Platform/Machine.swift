import Foundation

/// The machine that runs this program, in a few words.
public enum Machine {
  /// Its processors and its system: `2 × Intel(R) Xeon(R) Processor, Linux`.
  public static var description: String {
    "\(ProcessInfo.processInfo.activeProcessorCount) × \(processor), \(system)"
  }

  #if canImport(Darwin)
  private static let system = "macOS"

  private static var processor: String {
    var size = 0
    sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0)
    var bytes = [UInt8](repeating: 0, count: size)
    sysctlbyname("machdep.cpu.brand_string", &bytes, &size, nil, 0)
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
  #else
  private static let system = "Linux"

  private static var processor: String {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line.map { $0.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces) } ?? "processor"
  }
  #endif
}
