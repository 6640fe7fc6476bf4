import PackagePlugin

/// Has the faults of a chapter's `Faults.md` planted in copies of its ways, before the chapter is built.
@main struct PlantFaults: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let sources = target.sourceModule?.sourceFiles else { return [] }
    let planted = context.pluginWorkDirectoryURL.appending(path: "PlantedFaults.swift")
    return [
      .buildCommand(
        displayName: "Planting the faults of \(target.name)", executable: try context.tool(named: "Plant").url,
        arguments: [target.directoryURL.path, planted.path],
        inputFiles: sources.filter { $0.type == .source }.map(\.url) + [
          target.directoryURL.appending(path: "Faults.md")
        ],
        outputFiles: [planted])
    ]
  }
}
