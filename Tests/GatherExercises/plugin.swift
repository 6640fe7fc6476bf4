import Foundation
import PackagePlugin

/// Gives tests the exercises of all chapters: copies of the files in `Exercises/Solutions`, and a list of the attempts in
/// them by the paths of the exercises.
@main struct GatherExercises: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let work = context.pluginWorkDirectoryURL
    var (commands, imports, attempts): ([Command], [String], [String]) = ([], [], [])
    for case .target(let chapter) in target.dependencies {
      let folder = chapter.directoryURL.appending(path: "Exercises/Solutions")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let exercises = names.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
      if !exercises.isEmpty { imports.append("@testable import \(chapter.name)") }
      for exercise in exercises {
        attempts.append("\"\(chapter.name)/\(exercise)\": Attempt(\(exercise).self, \(exercise).Yours.self),")
        let file = folder.appending(path: "\(exercise).swift")
        let copy = work.appending(path: "\(chapter.name)+\(exercise).swift")
        // The compiler's messages name the file itself.
        let script = #"{ printf '#sourceLocation(file: "%s", line: 1)\n' "$0"; cat "$0"; } >"$1""#
        commands.append(
          .buildCommand(
            displayName: "Copying \(exercise) for \(target.name)", executable: URL(fileURLWithPath: "/bin/sh"),
            arguments: ["-c", script, file.path, copy.path], inputFiles: [file], outputFiles: [copy]))
      }
    }
    let text =
      (["import Workshop"] + imports + ["@MainActor let attempts: [String: Attempt] = ["] + attempts + ["]"])
      .joined(separator: "\n")
    let list = work.appending(path: "Attempts.swift")
    commands.append(
      .buildCommand(
        displayName: "Listing the exercises for \(target.name)", executable: URL(fileURLWithPath: "/bin/sh"),
        arguments: ["-c", #"printf '%s\n' "$0" >"$1""#, text, list.path], outputFiles: [list]))
    return commands
  }
}
