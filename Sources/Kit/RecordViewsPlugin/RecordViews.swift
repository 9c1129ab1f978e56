import PackagePlugin

/// Makes the sources of a module `RecordedX` of those of `X`: its views, which record each message between
/// them and their mediators.
@main
struct RecordViews: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let modules = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
    guard let original = modules.first(where: { "Recorded\($0.name)" == target.name }) else {
      throw Fault(
        description: """
          \(target.name) records the views of no target; call it Recorded and the name of a target that \
          it depends on, such as RecordedVIPER beside VIPER
          """)
    }
    let output = context.pluginWorkDirectoryURL
    let originals = original.sourceFiles(withSuffix: ".swift").map(\.url)
    return [
      .buildCommand(
        displayName: "Making the recording views of \(original.name)",
        executable: try context.tool(named: "record-views").url,
        arguments: [original.directoryURL.path, output.path, original.name],
        inputFiles: originals,
        outputFiles: originals.map { file in
          let name = file.deletingPathExtension().lastPathComponent
          return output.appending(path: "\(name)+Recording.swift")
        })
    ]
  }
}

private struct Fault: Error, CustomStringConvertible {
  let description: String
}
