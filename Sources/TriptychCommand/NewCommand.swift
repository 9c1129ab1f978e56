import AppScreens
import Foundation
import Parity
import TextLayout

extension Command {
  /// The verb `new`: writes a package as a compiling skeleton, for a pattern or an app.
  func new(_ arguments: [String], _ console: Console) throws {
    let example =
      arguments.first == "app"
      ? "new app Counter --output ../Counter"
      : "new pattern VIPER --app \(apps.last?.name ?? "") --output ../VIPER"
    let arguments = try Arguments(
      arguments, flags: [], values: ["--app", "--output", "--path", "--url", "--version"],
      repeating: ["--app"], example: example)
    guard !arguments.has("--help") else {
      try console.write(help(on: "new"))
      return
    }
    guard let kind = arguments.operands.first, ["pattern", "app"].contains(kind) else {
      throw UsageError(
        "new makes a pattern or an app: new pattern NAME, new app NAME", try: example)
    }
    guard arguments.operands.count == 2 else {
      throw UsageError(
        "new \(kind) takes one name, not \(arguments.operands.count - 1)", try: example)
    }
    let name = try ModuleName(
      arguments.operands[1],
      taken: patterns.map(\.name) + (kind == "app" ? apps.map(\.stem) + ["Headless"] : []),
      example: example)
    let output = arguments.value(of: "--output") ?? folder(for: name)
    let source = try PackageSource(arguments, home: home, output: output, example: example)
    let scaffold: Scaffold
    if kind == "pattern" {
      let apps = try apps(named: arguments.values(of: "--app"), for: example)
      scaffold = PatternScaffold(name: name, apps: apps, source: source).scaffold
    } else {
      guard arguments.values(of: "--app").isEmpty else {
        throw UsageError(
          "--app is for new pattern; a new app has the name \(name.text)", try: example)
      }
      scaffold = AppScaffold(name: name, source: source).scaffold
    }
    try scaffold.write(to: output, example: example)
    let files = scaffold.files.map { "  \($0.path)" }.sorted().joined(separator: "\n")
    try console.write(
      """
      \(console.styled("\(name.text): \(scaffold.files.count) files in \(output)", .heading))
      \(files)

      \(console.styled("Next", .heading))
        cd \(output.shellQuoted)
        swift test                red at first: it says which rule is next, and where to look
        swift run check verify    every rule, at a glance

      """)
  }

  /// The folder that bears the name: here, but beside the package rather than in it.
  private func folder(for name: ModuleName) -> String {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let isHome =
      home.map { URL(fileURLWithPath: $0).standardizedFileURL } == here.standardizedFileURL
    return isHome ? "../\(name.text)" : name.text
  }

  /// The folder of the package in which the command was built, if it still lies there.
  private var home: String? {
    guard let range = executable?.range(of: "/.build/") else { return nil }
    return executable.map { String($0[..<range.lowerBound]) }
  }
}
