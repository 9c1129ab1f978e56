import Foundation
import Testing

/// The README and the book speak of files, commands and code that there are.
struct DocumentationTests {
  private static let documents: [String] = {
    let all = ["Sources", "Examples"].flatMap { folder in
      files(in: "\(packageFolder)/\(folder)").map { "\(folder)/\($0)" }
    }
    let isDocument = { (path: String) in [".md", ".tutorial"].contains(where: path.hasSuffix) }
    return ["README.md"] + all.filter { isDocument($0) }
  }()

  @Test func `the book has articles`() { #expect(Self.documents.count > 25) }

  @Test(arguments: documents)
  func `a file that a document names or links to is there`(document: String) throws {
    let prose = try text("\(packageFolder)/\(document)").components(separatedBy: "\n```")
      .enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "\n")
    let named = prose.matches(of: /`([^`\n]+)`/).flatMap { $0.1.split(separator: " ") }
      .compactMap { $0.wholeMatch(of: /(?:Sources|Tests|Examples|\.ci)\/[\w.\/+-]*/)?.output }
    let folder = URL(fileURLWithPath: "\(packageFolder)/\(document)")
      .deletingLastPathComponent().path
    let linked = prose.matches(of: /\]\(([^):#]+\.\w+|[^):#]+\/[^):#]*)\)/).map { String($0.1) }
    for path in named {
      let isThere = [packageFolder, folder].contains { exists("\($0)/\(path)") }
      #expect(isThere, "\(document) names \(path)")
    }
    for path in linked {
      let isThere = exists("\(folder)/\(path)")
      #expect(isThere, "\(document) links to \(path)")
    }
  }

  @Test(arguments: documents)
  func `a command that a document tells to run has such a verb, and such options`(
    document: String
  ) throws {
    let commands = try text("\(packageFolder)/\(document)").replacing(/\\\n\s*/, with: "")
      .matches(of: /swift run (?:-c release |--package-path \S+ )*(\w+)([^\n`#|>)]*)/)
    for command in commands {
      guard let program = TestedProgram(rawValue: String(command.1)) else { continue }
      let words = command.2.split(separator: " ").map(String.init)
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

  @Test(arguments: documents.filter { $0 != "README.md" })
  func `code in a document is in a file`(document: String) throws {
    let code = try Self.code.get()
    for block in try text("\(packageFolder)/\(document)").components(separatedBy: "```swift\n")
      .dropFirst()
    {
      let lines = Self.lines(of: block.components(separatedBy: "\n```")[0])
      let isTaken = code[lines[0]]?.contains { $0.starts(with: lines) }
      #expect(isTaken == true, "no file has these lines of \(document): \(lines)")
    }
  }

  /// Each line of code, and what follows it in each file, with and without doc comments.
  private static let code = Result {
    var code: [String: [ArraySlice<String>]] = [:]
    for folder in ["Sources", "Tests", "Examples"].map({ "\(packageFolder)/\($0)" }) {
      for file in files(in: folder) where file.hasSuffix(".swift") {
        let all = lines(of: try text("\(folder)/\(file)"))
        for lines in [all, all.filter { !$0.hasPrefix("///") }] {
          for index in lines.indices { code[lines[index], default: []].append(lines[index...]) }
        }
      }
    }
    return code
  }

  /// The lines of a text, without indentation.
  private static func lines(of text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
