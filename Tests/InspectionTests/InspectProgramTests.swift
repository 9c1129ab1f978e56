import Foundation
import Testing
import TriptychCommandVerbs
import TriptychHostSystem
import TriptychTestSupport

@testable import TriptychInspection
@testable import triptych_inspect

/// What a person is told who runs `inspect`.
struct InspectProgramTests {
  @Test(.onThreadOfItsOwn)
  func `a package without screens is no error, and told in a sentence`() throws {
    try withGraphs("public struct Basket { var count = 0 }\n") { folder in
      let run = inspect(folder)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("No screens found in Shop: "), "\(run)")
    }
  }

  @Test func `views without a mediator are not said to be missing`() throws {
    let source = "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }\n"
    try withGraphs(source) { folder in
      let told = "No mediator found in Shop: as far as is known, nothing stands between a view, "
      #expect(inspect(folder).output.hasPrefix("\(told)such as Shop.Row, and a model."))
    }
  }

  @Test(arguments: [
    ([], "Verdicts\n"), (["--all"], "Who knows whom\n\nShop: BasketPresenter\n"),
    (["--format", "json"], "{"), (["--format", "svg"], "<svg "),
    (["--format", "sarif"], "{\"$schema\""),
  ])
  func `an inspection has the form that was asked for`(options: [String], start: String) throws {
    try withGraphs(Shop.leakingPresenter) { folder in
      let run = inspect(folder, options)
      #expect(run.output.hasPrefix(start), "\(run)")
      #expect(run.output.contains("A13") || options.contains("svg"))
      #expect(run.status == 1)
    }
  }

  @Test func `a log of static analysis has every rule, and every finding at its place`() throws {
    try withGraphs(Shop.leakingPresenter) { folder in
      let text = inspect(folder, ["--format", "sarif"]).output
      let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      #expect(log?["version"] as? String == "2.1.0")
      let all = ArchitectureRule.all.map(\.number)
      #expect(text.matches(of: /"id":"(\w+)"/).map { String($0.1) } == all)
      #expect(text.matches(of: /"ruleId":"(\w+)"/).map { String($0.1) } == ["A13"])
      #expect(text.contains(#""startLine":23"#))
    }
  }

  @Test func `a report in JSON has every rule of a triad, and the line that breaks one`() throws {
    try withGraphs(Shop.leakingPresenter) { folder in
      let text = inspect(folder, ["--format", "json"]).output
      let report = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let triad = try #require((report?["triads"] as? [[String: Any]])?.first)
      #expect(triad["mediator"] as? String == "BasketPresenter")
      let rules = try #require(triad["rules"] as? [[String: Any]])
      let broken = rules.filter { $0["verdict"] as? String == "broken" }
      let leak = try #require(broken.first { $0["rule"] as? String == "A13" })
      let evidence = try #require((leak["evidence"] as? [[String: Any]])?.first)
      #expect(evidence["line"] as? Int == 23)
    }
  }

  @Test(arguments: [
    (["--target", "Front"], #"there is no target "Front"; the targets are Shop"#),
    (["--baseline", "F/Note.txt"], #""F/Note.txt" is not a baseline"#),
  ])
  func `what cannot be inspected is told, and nothing is written`(
    options: [String], message: String
  ) throws {
    try withGraphs(Shop.presenter) { folder in
      let run = inspect(folder, options.map { $0.replacing("F/", with: "\(folder)/") })
      let told = "inspect: \(message.replacing("F/", with: "\(folder)/"))"
      #expect(run.messages.hasPrefix(told), "\(run)")
      #expect(run.status == 2)
      #expect(run.output == "")
    }
  }

  @Test func `a baseline is written, applied, and told to be written anew`() throws {
    try withGraphs(Shop.leakingPresenter) { folder in
      let file = "\(folder)/known.json"
      let written = inspect(folder, ["--format", "baseline"])
      #expect(written.status == 0)
      try written.output.write(toFile: file, atomically: true, encoding: .utf8)
      #expect(inspect(folder, ["--baseline", file]).status == 0)
      _ = try CompiledPackage.compile([("Shop", Shop.presenter)], in: folder)
      let resolved = inspect(folder, ["--baseline", file])
      let told = "Resolved; write the baseline anew: A13 Shop.BasketPresenter.view"
      #expect(resolved.output.contains(told), "\(resolved)")
    }
  }

  @Test func `settings beside the package are applied`() throws {
    let off = #"{"off": {"A13": "so"}}"#
    try withGraphs(Shop.leakingPresenter, [".triptych.json": off]) { folder in
      let run = inspect(folder, [])
      #expect(run.output.contains("\n  A13 is off: so\n"))
      #expect(run.output.contains("is MVP, Passive View, with 1 fault:"))
    }
  }

  @Test func `settings that name what is not there are told`() throws {
    let unknown = #"{"targets": {"Shop": {"views": ["Nobody"]}}}"#
    try withGraphs(Shop.presenter, [".triptych.json": unknown]) { folder in
      let run = inspect(folder)
      let told = #"inspect: .triptych.json names "Shop.Nobody", and there is no type of this name"#
      #expect(run.messages.hasPrefix(told), "\(run)")
      #expect(run.status == 2)
    }
  }

  private func withGraphs(
    _ source: String, _ files: [String: String] = [:], _ body: (String) throws -> Void
  ) throws {
    try withFolder(files.merging(["Note.txt": ""]) { first, _ in first }) { folder in
      if source == Shop.leakingPresenter {
        let graph = try CompiledPackage.leakingPresenter.get()
        try FileManager.default.copyItem(atPath: graph, toPath: "\(folder)/Shop.symbols.json")
      } else {
        _ = try CompiledPackage.compile([("Shop", source)], in: folder)
      }
      try body(folder)
    }
  }

  private func inspect(
    _ folder: String, _ options: [String] = []
  ) -> (output: String, messages: String, status: Int32) {
    var (output, messages) = ("", "")
    let console = Console(
      width: 1_000, usesColour: false, write: { output += $0 }, writeError: { messages += $0 })
    let program = Program(
      name: "inspect", version: "1", purpose: "", verbs: [.inspect])
    let status = program.run(["--graphs", folder] + options, on: console)
    return (output, messages, status)
  }
}
