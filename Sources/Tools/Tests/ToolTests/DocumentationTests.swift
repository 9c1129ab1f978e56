import Testing
import TriptychTerminal

/// The README and the book speak of commands that there are; `.ci/readme` checks files and code.
struct DocumentationTests {
  private static let documents: [String] = {
    let all = ["Sources", "Examples"].flatMap { folder in
      files(in: "\(packageFolder)/\(folder)").map { "\(folder)/\($0)" }
    }
    let isDocument = { (path: String) in [".md", ".tutorial"].contains(where: path.hasSuffix) }
    return ["README.md"] + all.filter { isDocument($0) }
  }()

  @Test(arguments: documents)
  func `a command that a document tells to run has such a verb, and such options`(
    document: String
  ) throws {
    let commands = try text("\(packageFolder)/\(document)").replacing(/\\\n\s*/, with: "")
      .matches(of: /swift run (?:-c release |--package-path \S+ )*(\w+)([^\n`#|>)]*)/)
    for command in commands {
      guard var program = TestedProgram(rawValue: String(command.1)) else { continue }
      var words = command.2.split(separator: " ").map(String.init)
      if program == .triptych, let tool = words.first.flatMap(TestedProgram.init(rawValue:)) {
        program = tool
        words.removeFirst()
      }
      let verb = program.verbs.first { $0 == words.first }
      let isVerbless = words.isEmpty || program != .triptych && program != .new
      #expect(verb != nil || isVerbless || words[0].hasPrefix("-"), "\(document): \(command.0)")
      let help = program.run(verb.map { ["help", $0] } ?? ["--help"]).output
      for option in words.compactMap({ $0.firstMatch(of: /^--[a-z-]+/)?.output }) {
        let isKnown = ["--help", "--version"].contains(option) || help.contains("  \(option)")
        #expect(isKnown, "\(document): \(command.0) has no \(option)")
      }
    }
  }

  /// A report of a fault names the version that a program prints.
  @Test func `the programs and the changelog agree on the version`() throws {
    let changelog = try text("\(packageFolder)/CHANGELOG.md")
    let newest = try #require(changelog.firstMatch(of: /(?m)^## (.+)$/)?.1)
    #expect(Program.triptychVersion == newest)
  }
}
