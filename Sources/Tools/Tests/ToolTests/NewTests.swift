import Foundation
import Testing
import TriptychTestSupport

/// The packages that `new` writes, and those that it refuses.
struct NewTests {
  @Test func `a pattern has a file for each role of each app, an adapter, a command and tests`()
    throws
  {
    try withFolder(["beside": ""]) { place in
      let folder = "\(place)/VIPER"
      let transcript = TestedProgram.new.run(
        "pattern", "VIPER", folder, "colour", "music")
      #expect(transcript.status == 0)
      #expect(transcript.output.hasPrefix("VIPER: 14 files in \(folder)\n"))
      let lines = transcript.output.replacing(place, with: "").split(separator: "\n")
      #expect(lines.filter { $0.count > 80 } == [])
      #expect(
        files(in: folder) == [
          ".gitignore", "Package.swift", "README.md",
          "Sources/VIPER/ColourSelector/ColourSelectorMediator.swift",
          "Sources/VIPER/ColourSelector/ColourSelectorScreen.swift",
          "Sources/VIPER/ColourSelector/ColourSelectorView.swift",
          "Sources/VIPER/ColourSelector/HeadlessColourSelectorView.swift",
          "Sources/VIPER/MusicSearch/HeadlessMusicSearchView.swift",
          "Sources/VIPER/MusicSearch/MusicSearchMediator.swift",
          "Sources/VIPER/MusicSearch/MusicSearchScreen.swift",
          "Sources/VIPER/MusicSearch/MusicSearchView.swift", "Sources/VIPER/VIPER.swift",
          "Sources/check/main.swift", "Tests/VIPERTests/VIPERTests.swift",
        ])
      #expect(
        try text("\(folder)/Sources/VIPER/VIPER.swift").contains(
          """
            public static let viper = Pattern("VIPER")
              .adding(ColourSelectorScreen.init)
              .adding(MusicSearchScreen.init)
          """))
      let mediator = try text("\(folder)/Sources/VIPER/MusicSearch/MusicSearchMediator.swift")
      #expect(mediator.contains("init(port: any MusicService)"), "the port to the app's service")
      let manifest = try text("\(folder)/Package.swift")
      let path = try #require(manifest.firstMatch(of: /name: "triptych", path: "([^"]+)"/)?.1)
      let kit = URL(fileURLWithPath: "\(folder)/\(path)").standardizedFileURL
      #expect(
        FileManager.default.contentsEqual(
          atPath: "\(kit.path)/README.md", andPath: "\(packageFolder)/README.md"))
    }
  }

  @Test func `a pattern of the main actor is isolated to it, and awaits its services`() throws {
    try withFolder(["beside": ""]) { place in
      let options = [["address"], ["address", "--main-actor"]]
      let texts = try options.map { options in
        let folder = "\(place)/VIPER\(options.count)"
        let transcript = TestedProgram.new.run(["pattern", "VIPER", folder] + options)
        #expect(transcript.status == 0, "\(transcript.messages)")
        let app = "\(folder)/Sources/VIPER/AddressForm/AddressForm"
        return (
          manifest: try text("\(folder)/Package.swift"), mediator: try text("\(app)Mediator.swift"),
          screen: try text("\(app)Screen.swift")
        )
      }
      let settings = texts.map { $0.manifest.matches(of: /swiftSettings: settings/).count }
      #expect(settings == [0, 3])
      #expect(texts[1].manifest.contains("  .defaultIsolation(MainActor.self),"))
      #expect(texts[0].mediator.contains("init(port: any AddressStore)"))
      #expect(texts[1].mediator.contains("init(port: any AsyncAddressStore)"))
      #expect(texts[1].screen.contains("= HeadlessAsyncAddressStore()"))
    }
  }

  @Test func `a package behind a symbolic link finds the kit`() throws {
    try withFolder(["deep/down/here/mine": ""]) { place in
      try FileManager.default.createSymbolicLink(
        atPath: "\(place)/link", withDestinationPath: "\(place)/deep/down/here")
      let transcript = TestedProgram.new.run(["pattern", "VIPER", "\(place)/link/VIPER"])
      #expect(transcript.status == 0, "\(transcript.messages)")
      let manifest = try text("\(place)/link/VIPER/Package.swift")
      let path = try #require(manifest.firstMatch(of: /name: "triptych", path: "([^"]+)"/)?.1)
      let kit = "\(place)/deep/down/here/VIPER/\(path)"
      #expect(FileManager.default.fileExists(atPath: "\(kit)/README.md"), "\(path)")
    }
  }

  @Test(arguments: [([], 15), (["--service"], 18)])
  func `an app has its model, gesture, display, rules and one pattern`(
    options: [String], count: Int
  ) throws {
    try withFolder(["beside": ""]) { place in
      let transcript = TestedProgram.new.run(["app", "Counter", "\(place)/Counter"] + options)
      #expect(transcript.status == 0)
      let files = files(in: "\(place)/Counter")
      #expect(files.count == count)
      #expect(files.contains("Sources/Counter/CounterPort.swift") == !options.isEmpty)
      for file in files {
        let isFilled = try !text("\(place)/Counter/\(file)").contains(/__[A-Za-z]+__/)
        #expect(isFilled, "\(file)")
      }
    }
  }

  @Test func `an app where the folder must be is refused, and no folder of its name is made`() {
    let transcript = TestedProgram.new.run(["pattern", "VIPER", "music"])
    let message = "music is an app; name the folder before it: pattern VIPER ../VIPER music"
    #expect(transcript.message.contains(message))
    #expect(transcript.status == 2)
  }

  @Test(arguments: [
    (["pattern"], "pattern takes a name"), (["view", "Mine"], #"there is no command "view"; "#),
    (["pattern", "2D"], "\"2D\" cannot name a module: begin with a letter from A to Z"),
    (["pattern", "Protocol"], "\"Protocol\" is a keyword of Swift"),
    (["pattern", "mvp"], "the name MVP is taken by a module; choose another"),
    (["pattern", "TriptychParity"], "the name TriptychParity is taken by a module"),
    (["pattern", "appscreens"], "the name AppScreens is taken by a module"),
    (["app", "AppModels"], "the name AppModels is taken by a module"),
    (["app", "SwiftUI"], "the name SwiftUI is taken by a module"),
    (["app", "Calculator"], "the name CalculatorDisplay, which Calculator would need, is taken"),
    (["pattern", "VIPER", "colors"], "there is no app \"colors\"; the apps are"),
    (["app", "Mine", "--app", "token"], #"there is no option "--app""#),
  ])
  func `what cannot be done is refused, and nothing is written`(
    words: [String], message: String
  ) throws {
    try withFolder(["beside": ""]) { place in
      let operands = words.count > 1 ? [words[0], words[1], "\(place)/new"] : words
      let transcript = TestedProgram.new.run(operands + words.dropFirst(2))
      #expect(transcript.message.contains(message), "\(transcript.messages)")
      #expect(transcript.status == 2)
      #expect(files(in: place) == ["beside"])
    }
  }

  @Test func `a folder with something in it is left as it is, and so is one that cannot be made`()
    throws
  {
    try withFolder(["mine/notes.txt": ""]) { place in
      for (folder, message) in [
        ("\(place)/mine", "is not empty; name another folder"),
        ("\(place)/mine/notes.txt", "is a file; name a folder to write into"),
        ("\(place)/mine/notes.txt/new", "cannot write"), (" ", "does not name a folder"),
        ("\(place)/\(String(repeating: "x", count: 256))", "cannot write"),
      ] {
        let transcript = TestedProgram.new.run("app", "Counter", folder)
        #expect(transcript.message.contains(message), "\(transcript.messages)")
        #expect(transcript.status == 2)
      }
      #expect(files(in: place) == ["mine/notes.txt"], "nothing is half-written")
    }
  }
}
