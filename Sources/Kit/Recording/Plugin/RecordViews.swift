import Foundation
import PackagePlugin

/// Makes the sources of a module `RecordedX` of those of `X`: its views, which record each message between
/// them and their mediators.
///
/// A module with a file `PatchedScreens.diff` gets the screens that it lists, each with a line taken away.
@main
struct RecordViews: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let modules = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
    let list = target.directoryURL.appending(path: "PatchedScreens.diff")
    if (target as? SwiftSourceModuleTarget)?.sourceFiles.contains(where: { $0.url == list })
      ?? false
    {
      return [try breakScreens(of: modules, listedIn: list, context)]
    }
    let name = target.name.dropFirst("Recorded".count)
    // A package that calls a target by an alias still imports it, in ours, by the name of its folder.
    let original = modules.first {
      [$0.name, $0.directoryURL.lastPathComponent].contains(String(name))
    }
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

  private func breakScreens(
    of modules: [SwiftSourceModuleTarget], listedIn list: URL, _ context: PluginContext
  ) throws -> Command {
    let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    let patterns = modules.filter { module in
      lines.contains { $0.hasPrefix("--- \(module.directoryURL.lastPathComponent)/") }
    }
    let output = context.pluginWorkDirectoryURL
    return .buildCommand(
      displayName: "Taking lines from screens",
      executable: try context.tool(named: "record-views").url,
      arguments: ["--broken", list.path, output.path] + patterns.map(\.directoryURL.path),
      inputFiles: [list] + patterns.flatMap { $0.sourceFiles(withSuffix: ".swift").map(\.url) },
      outputFiles: [output.appending(path: "PatchedScreens+Recording.swift")])
  }
}

private struct MisnamedTarget: Error, CustomStringConvertible {
  let description: String
}
