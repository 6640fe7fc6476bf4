import Foundation
import PackagePlugin

/// Gives tests the list of all chapters, `Chapters.all`: those that their target depends on, in the order of the manifest.
@main struct ListChapters: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let names = target.dependencies.compactMap { dependency in
      guard case .target(let target) = dependency,
        target.directoryURL.deletingLastPathComponent().lastPathComponent == "Chapters"
      else { return nil as String? }
      return target.name
    }
    let text =
      (["import Stage"] + names.map { "@testable import \($0)" }
      + ["extension Chapters {", "static let all: [any Chapter.Type] = ["] + names.map { "\($0)Chapter.self," }
      + ["]", "}"]).joined(separator: "\n")
    let list = context.pluginWorkDirectoryURL.appending(path: "ListedChapters.swift")
    return [
      .buildCommand(
        displayName: "Listing the chapters for \(target.name)", executable: URL(fileURLWithPath: "/bin/sh"),
        arguments: ["-c", #"printf '%s\n' "$0" >"$1""#, text, list.path], outputFiles: [list])
    ]
  }
}
