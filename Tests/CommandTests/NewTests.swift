import Foundation
import Testing

@testable import Scaffold

/// The files that `new` writes.
struct NewTests {
  @Test
  func `a pattern has a file for each role of each app, an adapter, a command and tests`() throws {
    let folder = try NewFolder()
    let transcript = Transcript(
      "new", "pattern", "VIPER", "--app", "colour", "--app=token", "--output", folder.path)
    #expect(transcript.status == 0)
    #expect(
      folder.files == [
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
    #expect(transcript.output.hasPrefix("VIPER: 14 files in \(folder.path)\n"))
    let adapter = try folder.text("Sources/VIPER/VIPER.swift")
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
    let folder = try NewFolder()
    #expect(Transcript("new", "app", "Counter", "--output", folder.path).status == 0)
    #expect(folder.files.count == 15)
    let rules = try folder.text("Sources/CounterRules/CounterRules.swift")
    #expect(rules.contains(#""C1", "Initially the label shows `0`.""#))
  }

  @Test
  func `an app with a world has its event, its port and the port's headless half as well`() throws {
    let folder = try NewFolder()
    #expect(Transcript("new", "app", "Counter", "--world", "--output", folder.path).status == 0)
    let files = folder.files
    #expect(files.count == 18)
    let added = ["CounterEvent.swift", "CounterPort.swift", "HeadlessCounterPort.swift"]
    for file in added { #expect(files.contains("Sources/Counter/\(file)")) }
    let rules = try folder.text("Sources/CounterRules/CounterRules.swift")
    #expect(rules.contains(#"("press", 1), ("press-elsewhere", 2)"#))
    let readme = try folder.text("README.md")
    for file in added { #expect(readme.contains(file)) }
  }

  @Test
  func `an app's screen and mediator in a new pattern have the port to the app's world`() throws {
    let folder = try NewFolder()
    #expect(Transcript("new", "pattern", "VIPER", "--output", folder.path).status == 0)
    for (stem, port) in [("AddressForm", "AddressStore"), ("MusicSearch", "MusicService")] {
      let screen = try folder.text("Sources/VIPER/\(stem)/\(stem)Screen.swift")
      #expect(screen.contains("private let port = Headless\(port)()"))
      #expect(screen.contains("var world: any World<\(stem)Event> { port }"))
      let mediator = try folder.text("Sources/VIPER/\(stem)/\(stem)Mediator.swift")
      #expect(mediator.contains("init(port: any \(port))"))
    }
    let screen = try folder.text("Sources/VIPER/Calculator/CalculatorScreen.swift")
    #expect(!screen.contains("world"))
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
}
