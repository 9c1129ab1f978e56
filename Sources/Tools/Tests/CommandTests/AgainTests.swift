import AppScreens
import Testing
import TriptychFaultyScreens
import TriptychParity
import TriptychTestSupport

// A line is made of the arguments of a verb, which only the command has.
@testable import TriptychCommand
@testable import TriptychTerminal

/// The line under a finding, run.
@Suite(.onThreadOfItsOwn)
struct AgainTests {
  /// One of each way in which something is found.
  @Test(arguments: [
    ("left-to-right", "FF6"), ("attach-shows-status-only", "S3"), ("unbind-forgotten", "S4"),
    ("initial-text-empty", "S1"),
  ])
  func `the line under a finding finds it again, and leaves the right pattern alone`(
    name: String, rule: String
  ) throws {
    let faultyScreen = try #require(FaultyScreens.all.first { $0.name == name })
    func run(_ arguments: [String]) -> Transcript {
      Transcript(arguments, patterns: [.plainMVP, faultyScreen.pattern])
    }
    let first = run(["verify", faultyScreen.app, "--gestures", "50", "--rule", rule])
    #expect(first.output.contains("  \(rule) broken by \(name): "), "\(first.output)")
    let line = try #require(first.offeredCommands.first)
    #expect(line.starts(with: ["verify", faultyScreen.app, "--under"]))
    let again = run(line)
    #expect(again.output.contains("  \(rule) broken by \(name): "), "\(again.output)")
    #expect(again.output.contains("  MVP: as it must be\n"))
    #expect(again.status == 1)
  }

  @Test func `an option that a line has is not added to it again`() throws {
    let command = Command(name: "mine", version: "1", apps: [], patterns: [])
    let arguments = try Arguments(
      ["--isolated", "--seed", "2"], for: command.verifyVerb, among: [])
    #expect(
      command.line(["verify", "colour", "--isolated"], arguments)
        == "mine verify colour --isolated --seed 2")
  }
}
