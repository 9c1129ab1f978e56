import Foundation
import Testing
import TriptychTerminal

@testable import TriptychInspection
@testable import inspect

/// What a user reads who runs `inspect`.
struct InspectProgramTests {
  @Test
  func `a package without screens is not an error, and is reported in a sentence`() throws {
    let run = try inspect("public struct Basket { var count = 0 }\n")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("No screens found in Shop: "), "\(run)")
  }

  @Test func `views without a mediator are not said to be missing`() throws {
    let source = "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }\n"
    #expect(
      try inspect(source).output.hasPrefix("No mediator found in Shop for Row: nothing that "))
  }

  @Test func `a target with views and no mediator is named beside one that has a triad`() throws {
    let row = "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }\n"
    let run = try inspect([("Front", row), ("Shop", Shop.presenter)])
    #expect(run.output.contains("\n  No mediator found in Front for Row: "), "\(run)")
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ([], "Verdicts\n"), (["--all"], "Who knows whom\n\nShop.BasketPresenter\n"),
    (["--format", "json"], "{"), (["--format", "svg"], "<svg "),
  ])
  func `an inspection has the form that was asked for`(options: [String], start: String) throws {
    let run = try inspect(Shop.leakingPresenter, options)
    #expect(run.output.hasPrefix(start), "\(run)")
    #expect(run.output.contains("A13") || options.contains("svg"))
    #expect(run.status == 1)
  }

  @Test
  func `JSON has the findings, each with its line, and only rules that are asked`()
    throws
  {
    let text = try inspect(Shop.leakingPresenter, ["--format", "json"]).output
    let report = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let triad = try #require((report?["triads"] as? [[String: Any]])?.first)
    #expect(triad["mediator"] as? String == "BasketPresenter")
    let findings = try #require(triad["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["A13"])
    #expect(findings.first?["line"] as? Int == 23)
    let holding = Set(triad["holds"] as? [String] ?? [])
    #expect(holding.contains("A12") && holding.isDisjoint(with: ["A13", "A14", "A15"]))
  }

  @Test func `a target that is not there is an error, and nothing is written`() throws {
    let run = try inspect(Shop.presenter, ["--target", "Front"])
    let expected = #"inspect: there is no target "Front"; the targets are Shop"#
    #expect(run.messages.hasPrefix(expected), "\(run)")
    #expect(run.status == 2)
    #expect(run.output == "")
  }

  private func inspect(
    _ source: String, _ options: [String] = []
  ) throws -> (output: String, messages: String, status: Int32) {
    try inspect([("Shop", source)], options)
  }

  private func inspect(
    _ modules: [(name: String, source: String)], _ options: [String] = []
  ) throws -> (output: String, messages: String, status: Int32) {
    let facts = try CompiledPackage(modules).inspection.roles.facts
    var (output, messages) = ("", "")
    let console = Console(
      width: 1_000, usesColour: false, write: { output += $0 }, writeError: { messages += $0 })
    let verb = Verb("", summary: "", options: InspectOptions.all, examples: [""]) {
      arguments, console in
      try console.report(on: facts, as: arguments)
    }
    let status = Program(name: "inspect", version: "1", purpose: "", verbs: [verb])
      .run(options, on: console)
    return (output, messages, status)
  }
}
