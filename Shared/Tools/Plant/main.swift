import Foundation

// `Plant FOLDER FILE` writes the ways of the chapter in FOLDER, each with a fault of its `Faults.md`, and the list of them into FILE.
let arguments = CommandLine.arguments
do {
  guard arguments.count == 3 else { throw PlantingError("usage: Plant FOLDER FILE") }
  try FaultyWays(folder: URL(fileURLWithPath: arguments[1])).text.write(
    to: URL(fileURLWithPath: arguments[2]), atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(65)
}
