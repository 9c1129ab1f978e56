import PackagePlugin

/// Makes the sources of a module `RecordedX` of those of `X`: its views, which record each message between
/// them and their mediators.
@main
struct RecordViews: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let name = target.name.dropFirst("Recorded".count)
    // A package that calls a target by an alias still imports it, in ours, by the name of its folder.
    let original = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
      .first { [$0.name, $0.directoryURL.lastPathComponent].contains(String(name)) }
    guard target.name.hasPrefix("Recorded"), let original else {
      throw MisnamedTarget(
        description: """
          \(target.name) records the views of no target; call it Recorded and the name of a target that \
          it depends on, such as RecordedVIPER beside VIPER
          """)
    }
    let output = context.pluginWorkDirectoryURL
    let originals = original.sourceFiles(withSuffix: ".swift").map(\.url)
    return [
      .buildCommand(
        displayName: "Making the recording views of \(name)",
        executable: try context.tool(named: "record-views").url,
        arguments: [original.directoryURL.path, output.path, String(name)],
        inputFiles: originals,
        outputFiles: originals.map { file in
          let stem = file.deletingPathExtension().lastPathComponent
          return output.appending(path: "\(stem)+Recording.swift")
        })
    ]
  }
}

private struct MisnamedTarget: Error, CustomStringConvertible {
  let description: String
}
