import Foundation
import Testing

@testable import Scaffold

/// The files that `new` writes, and the requests it refuses.
struct NewTests {
  @Test
  func `a pattern has a file for each role of each app, an adapter, a command and tests`() throws {
    let folder = Self.newFolder()
    let transcript = Transcript(
      "new", "pattern", "VIPER", "--app", "colour", "--app=token", "--output", folder)
    #expect(transcript.status == 0)
    #expect(
      Self.files(in: folder) == [
        ".gitignore", "Package.swift", "README.md",
        "Sources/VIPER/ColourSelector/ColourSelectorMediator.swift",
        "Sources/VIPER/ColourSelector/ColourSelectorScreen.swift",
        "Sources/VIPER/ColourSelector/ColourSelectorView.swift",
        "Sources/VIPER/ColourSelector/HeadlessColourSelectorView.swift",
        "Sources/VIPER/TokenCalculator/HeadlessTokenCalculatorView.swift",
        "Sources/VIPER/TokenCalculator/TokenCalculatorMediator.swift",
        "Sources/VIPER/TokenCalculator/TokenCalculatorScreen.swift",
        "Sources/VIPER/TokenCalculator/TokenCalculatorView.swift", "Sources/VIPER/VIPER.swift",
        "Sources/check/main.swift", "Tests/VIPERTests/VIPERTests.swift",
      ])
    #expect(transcript.output.hasPrefix("VIPER: 14 files in \(folder)\n"))
    let adapter = try Self.text("Sources/VIPER/VIPER.swift", in: folder)
    #expect(
      adapter.contains(
        """
          public static let viper = Pattern(
            "VIPER",
            ColourSelectorScreen.init,
            TokenCalculatorScreen.init)
        """))
  }

  @Test
  func `an app has its model, gesture, display, rules and one pattern`() throws {
    let folder = Self.newFolder()
    #expect(Transcript("new", "app", "Counter", "--output", folder).status == 0)
    #expect(Self.files(in: folder).count == 15)
    let rules = try Self.text("Sources/CounterRules/CounterRules.swift", in: folder)
    #expect(rules.contains(#""C1", "Initially the label shows `0`.""#))
  }

  @Test
  func `an app with a world has its event, its port and the port's headless half as well`() throws {
    let folder = Self.newFolder()
    #expect(Transcript("new", "app", "Counter", "--world", "--output", folder).status == 0)
    let files = Self.files(in: folder)
    #expect(files.count == 18)
    let added = ["CounterEvent.swift", "CounterPort.swift", "HeadlessCounterPort.swift"]
    for file in added { #expect(files.contains("Sources/Counter/\(file)")) }
    let rules = try Self.text("Sources/CounterRules/CounterRules.swift", in: folder)
    #expect(rules.contains(#"("press", 1), ("press-elsewhere", 2)"#))
    let readme = try Self.text("README.md", in: folder)
    for file in added { #expect(readme.contains(file)) }
  }

  @Test
  func `an app's screen and mediator in a new pattern have the port to the app's world`() throws {
    let folder = Self.newFolder()
    #expect(Transcript("new", "pattern", "VIPER", "--output", folder).status == 0)
    for (stem, port) in [("AddressForm", "AddressStore"), ("MusicSearch", "MusicService")] {
      let screen = try Self.text("Sources/VIPER/\(stem)/\(stem)Screen.swift", in: folder)
      #expect(screen.contains("private let port = Headless\(port)()"))
      #expect(screen.contains("var world: any World<\(stem)Event> { port }"))
      let mediator = try Self.text("Sources/VIPER/\(stem)/\(stem)Mediator.swift", in: folder)
      #expect(mediator.contains("init(port: any \(port))"))
    }
    let screen = try Self.text("Sources/VIPER/Calculator/CalculatorScreen.swift", in: folder)
    #expect(!screen.contains("world"))
  }

  @Test
  func `the package is found where the command was built, or where the user says`() throws {
    let root = try #require(triptychFolder)
    let folder = Self.newFolder()
    #expect(Transcript("new", "app", "Near", "--output", folder).status == 0)
    let path = PackageSource.path(from: folder, to: root)
    #expect(
      try Self.text("Package.swift", in: folder).contains(
        ".package(name: \"triptych\", path: \"\(path)\")"))
    let other = Self.newFolder()
    let transcript = Transcript(
      "new", "app", "Far", "--output", other, "--url", "https://example.com/kit.git", "--version",
      "1.2.3")
    #expect(transcript.status == 0)
    let manifest = try Self.text("Package.swift", in: other)
    #expect(manifest.contains(#".package(url: "https://example.com/kit.git", from: "1.2.3")"#))
    #expect(manifest.contains(#".product(name: "TriptychKit", package: "kit")"#))
  }

  @Test(arguments: [
    (["new"], #"no command "new"; the commands are new pattern, new app and new course"#),
    (
      ["new", "view", "Mine"], #"there is no command "new view"; the commands are new pattern,"#
    ),
    (["new", "pattern"], "new pattern takes a name: new pattern NAME"),
    (
      ["new", "app", "My", "Own"],
      #"unexpected argument "Own"; only options can follow new app NAME"#
    ),
    (["new", "pattern", "2D"], "\"2D\" cannot name a module: begin with a letter from A to Z"),
    (["new", "pattern", "Clean-Swift"], "\"Clean-Swift\" cannot name a module"),
    (["new", "pattern", "Protocol"], "\"Protocol\" is a keyword of Swift"),
    (["new", "pattern", "mvp"], "the name MVP is taken by a module; choose another"),
    (["new", "pattern", "Check"], "the name check is taken by a module"),
    (["new", "pattern", "check"], "the name check is taken by a module"),
    (["new", "pattern", "Terminal"], "the name terminal is taken by a module"),
    (["new", "app", "Traces"], "the name Traces is taken by a module"),
    (["new", "app", "Testing"], "the name Testing is taken by a module"),
    (["new", "app", "SwiftUI"], "the name SwiftUI is taken by a module"),
    (["new", "app", "App"], "the name AppRules, which App would need, is taken by a module"),
    (
      ["new", "app", "Screen"],
      "the name ScreenDisplay, which Screen would need, is taken by a type of AppScreens"
    ),
    (
      ["new", "app", "Headless"],
      "the name HeadlessView, which Headless would need, is taken by a type of AppScreens"
    ),
    (["new", "app", "Calculator"], "the name CalculatorDisplay, which Calculator would need,"),
    (["new", "pattern", "VIPER", "--app", "colors"], "there is no app \"colors\"; the apps are"),
    (["new", "app", "Mine", "--app", "token"], #"there is no option "--app""#),
    (["new", "app", "Mine", "--path", "/nowhere"], "there is no package in \"/nowhere\""),
    (["new", "app", "Mine", "--url", "https://example.com/kit"], "--url needs --version"),
    (
      ["new", "app", "Mine", "--url", "https://example.com/kit", "--version", "one"],
      "--version takes three numbers, as in 0.1.0, not \"one\""
    ),
    (["new", "app", "Mine", "--version", "1.0.0"], "--version needs --url"),
    (
      ["new", "app", "Mine", "--path", ".", "--url", "https://example.com/kit"],
      "use --path or --url, not both"
    ),
    (
      ["new", "app", "Mine", "--path", NewTests.otherPackage],
      "is not triptych: it has no product TriptychKit; name the folder of triptych itself"
    ),
    (
      ["new", "pattern", "Mine", "--path", NewTests.otherPackage],
      "is not triptych: it has no product TriptychKit"
    ),
    (["new", "app", String(repeating: "A", count: 61)], "is too long to name files after"),
    (["new", "app", "Caf\u{E9}"], "cannot name a module"),
    (["new", "app", "main"], "the name main is taken by a module"),
  ])
  func `what cannot be done is refused, and nothing is written`(
    arguments: [String], message: String
  ) {
    let folder = Self.newFolder()
    let transcript = Transcript(arguments + ["--output", folder])
    #expect(transcript.status == 2)
    #expect(transcript.output == "")
    let messages = transcript.messages.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(messages.contains(message))
    #expect(Self.files(in: folder) == [])
  }

  @Test(arguments: [
    ("/dev/null/Mine", "Not a directory"),
    ("/dev/null/\(String(repeating: "x", count: 256))", "Not a directory"),
    ("/tmp/\(String(repeating: "x", count: 256))", "File name too long"),
  ])
  func `a folder that nobody can make is told before anything is written`(
    folder: String, reason: String
  ) {
    let transcript = Transcript("new", "app", "Mine", "--output", folder)
    #expect(transcript.status == 2)
    let messages = transcript.messages.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(messages.hasPrefix("triptych: cannot write "))
    #expect(messages.contains(": \(reason) Try: "))
  }

  private static let otherPackage =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Examples/NewApp").standardizedFileURL.path

  @Test(arguments: [
    "+1.0.0", "-1.0.0", "1.0", "1.0.0.0", "01.0.0", "1.0.0-", "1.0.0-a..b", "1.0.0-01", "v1.0.0",
    "1.0.0 ", "1.0.0+", "1.0.0\n", "9999999999.0.0", "١.0.0", "",
  ])
  func `a version that the package manager would not read is refused`(version: String) {
    #expect(SemanticVersion(version) == nil)
  }

  @Test(arguments: ["0.1.0", "1.0.0-beta.1", "1.0.0--", "1.0.0+5", "10.20.30-rc.1+a.b"])
  func `a version that the package manager reads is taken`(version: String) {
    #expect(SemanticVersion(version)?.text == version)
  }

  @Test(arguments: [
    "", " ", "kit", "https://", "https://example.com", "https:///kit", "https://example.com/",
    "ftp://example.com/kit", "https://example.com/a kit", "https://example.com/k\u{E9}t",
    "https://example.com/kit\n", "https://example.com/..", "https://example.com/.git",
    "https://example.com/kit?x#y", "file://kit", "git@example.com", "../kit", "-oProxyCommand=x",
  ])
  func `what is no address of a repository is refused`(url: String) {
    #expect(RepositoryURL(url)?.text == nil)
  }

  @Test(arguments: [
    ("https://example.com/kit.git", "kit"), ("https://example.com/kit.v2/", "kit.v2"),
    ("ssh://git@example.com:22/a/kit", "kit"), ("git@example.com:a/kit.git", "kit"),
    ("file:///srv/kit.git", "kit"), ("http://[::1]:8080/kit", "kit"),
  ])
  func `an address names the package as the package manager does`(url: String, identity: String) {
    #expect(RepositoryURL(url)?.identity == identity)
  }

  @Test
  func `a folder with something in it, or a file, is left as it is`() throws {
    let folder = Self.newFolder()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/notes.txt"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
    let transcript = Transcript("new", "app", "Mine", "--output", folder)
    #expect(transcript.status == 2)
    #expect(transcript.messages.contains("is not empty"))
    let example = transcript.messages.components(separatedBy: "Try: triptych ").last ?? ""
    let words = example.replacing("\\\n", with: "").split(whereSeparator: \.isWhitespace)
    #expect(Transcript(words.map(String.init)).status == 0)
    #expect(Self.files(in: "\(folder)2").contains("Package.swift"))
    let onFile = Transcript("new", "app", "Mine", "--output", path).messages
    #expect(
      onFile.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains("is a file"))
    #expect(Self.files(in: folder) == ["notes.txt"])
  }

  /// Every target of the package is refused, whoever adds one.
  @Test
  func `the names of the manifest are taken`() throws {
    let root = try #require(triptychFolder)
    let taken = TakenNames(inPackage: root, [])
    let sources = try FileManager.default.contentsOfDirectory(atPath: "\(root)/Sources")
    for module in sources { #expect(taken.module(named: module.lowercased()) == module) }
    #expect(taken.module(named: "Counter") == nil)
    #expect(taken.module(named: "CommandTests") == nil)
  }

  @Test
  func `every placeholder of a template is filled, and every value fills one`() throws {
    let source = PackageSource.folder("..")
    for hasWorld in [false, true] {
      let app = AppSkeleton(name: try ModuleName("Counter"), hasWorld: hasWorld, source: source)
      #expect(Set(app.values.keys) == app.files.reduce([]) { $0.union($1.placeholders) })
    }
    let pattern = PatternSkeleton(name: try ModuleName("VIPER"), apps: [], source: source)
    #expect(
      Set(pattern.values.keys) == PatternSkeleton.files.reduce([]) { $0.union($1.placeholders) })
    let addresses = PatternSkeleton.App(
      name: "address", stem: "AddressForm", gesture: "update", port: "AddressStore")
    #expect(
      Set(addresses.values(in: try ModuleName("VIPER")).keys)
        == addresses.files.reduce([]) { $0.union($1.placeholders) })
  }

  @Test
  func `the package is looked for in the nearest folders above the first place, then the second`()
    throws
  {
    let root = try #require(triptychFolder)
    let other = Self.newFolder()
    defer { remove(other) }
    try FileManager.default.createDirectory(
      atPath: "\(other)/a/b", withIntermediateDirectories: true)
    #expect(KitFolder.nearest(to: ["\(other)/a/b", "\(root)/Sources/MVP"]) == root)
    #expect(KitFolder.nearest(to: ["\(other)/a/b", "/nowhere/.build/debug/triptych"]) == nil)
    // A package that depends on it is another, even in its folder.
    let dependent =
      #"let package = Package(name: "mine", [.package(name: "triptych", path: "..")])"#
    try Data(dependent.utf8).write(to: URL(fileURLWithPath: "\(other)/a/Package.swift"))
    #expect(KitFolder.nearest(to: ["\(other)/a/b"]) == nil)
    let kit = "let package = Package(\n  name: \"triptych\")"
    try Data(kit.utf8).write(to: URL(fileURLWithPath: "\(other)/Package.swift"))
    #expect(KitFolder.nearest(to: ["\(other)/a/b", root]) == other)
  }

  @Test(arguments: [("", "names no folder"), ("-", "cannot go to standard output")])
  func `a folder without a name is refused`(output: String, message: String) {
    let transcript = Transcript("new", "app", "Counter", "--output", output)
    #expect(transcript.status == 2)
    #expect(transcript.messages.contains(message))
  }

  @Test
  func `a folder that holds other things is written into if one says so`() throws {
    let folder = Self.newFolder()
    defer { remove(folder) }
    try FileManager.default.createDirectory(
      atPath: "\(folder)/.git", withIntermediateDirectories: true)
    #expect(Transcript("new", "app", "Mine", "--output", folder).messages.contains("--add"))
    #expect(Transcript("new", "app", "Mine", "--output", folder, "--add").status == 0)
    #expect(Self.files(in: folder).count == 15)
    let manifest = try Self.text("Package.swift", in: folder)
    let again = Transcript("new", "app", "Other", "--output", folder, "--add")
    #expect(again.status == 2)
    #expect(again.messages.contains("exists, and"))
    #expect(Self.files(in: folder).count == 15)
    #expect(try Self.text("Package.swift", in: folder) == manifest)
  }

  @Test
  func `the way from one folder to another goes over the folder that they share`() {
    #expect(PackageSource.path(from: "/a/b/c", to: "/a/d") == "../../d")
    #expect(PackageSource.path(from: "/a", to: "/a/d") == "d")
    #expect(PackageSource.path(from: "/a/b", to: "/a/b") == ".")
  }

  private var triptychFolder: String? {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
  }

  private func remove(_ folder: String) {
    do { try FileManager.default.removeItem(atPath: folder) } catch { return }
  }

  private static func newFolder() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("triptych-\(UUID().uuidString)")
      .path
  }

  private static func files(in folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      let url = URL(fileURLWithPath: "\(folder)/\(path)").resolvingSymlinksInPath()
      return (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile ?? false
    }.sorted()
  }

  private static func text(_ path: String, in folder: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"), encoding: .utf8)
  }
}
