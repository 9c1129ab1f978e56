import AppRules
import AppScreens
import Foundation
import MVC
import MVP
import MVVM
import TestSupport
import Testing

@testable import Inspection
@testable import TriptychCommand

/// The verb `inspect` on symbol graphs: what it refuses, what it heeds, and what it runs.
struct InspectRunTests {
  private static let faulty = ForeignSource.presenter.replacing(
    "private weak var view", with: "private var view")

  @Test(arguments: [
    (["--target", "Front"], faulty, #"there is no target "Front"; the targets are Shop"#),
    (["--view", "Nobody"], faulty, #"no type that is known is called "Nobody""#),
    (["--model", "Shop.Nobody"], faulty, #"no type that is known is called "Shop.Nobody""#),
    (["--config", "F/none"], faulty, #"cannot read "F/none": No such file or directory"#),
    (["--config", "F/text"], faulty, #"cannot use "F/text": it is no JSON"#),
    (["--config", "F/odd"], faulty, #"cannot use "F/odd": the file has "a", and can have"#),
    (["--baseline", "F/text"], faulty, #""F/text" is no baseline"#),
    (
      ["--config", "F/excluding"], faulty,
      "there is no module of a package's own, but the platform's and dependencies' at most"
    ),
    (
      [], "struct Basket {\n  let count: Int\n}\n",
      """
      no view with a mediator was found in Shop: nothing there descends from a widget, conforms to \
      HeadlessView or has a name that ends in View, or no class deals with it; name them
      """
    ),
  ])
  func `what cannot be inspected is told, and nothing is written`(
    options: [String], source: String, message: String
  ) throws {
    let files = ["text": "text", "odd": #"{"a": 1}"#, "excluding": #"{"exclude": ["Shop"]}"#]
    try withGraphs(source, files) { folder in
      let run = inspect(folder, options.map { $0.replacing("F/", with: "\(folder)/") })
      #expect(
        run.messages.hasPrefix("triptych: \(message.replacing("F/", with: "\(folder)/"))"),
        "\(run.messages)")
      #expect(run.status == 2)
      #expect(run.output == "")
    }
  }

  @Test func `a baseline is written, heeded, and told to be written anew`() throws {
    try withGraphs(Self.faulty) { folder in
      #expect(inspect(folder, []).status == 1)
      let file = "\(folder)/known.json"
      let written = inspect(folder, ["--write-baseline", file])
      #expect((written.output, written.messages, written.status) == ("", "", 0))
      let again = inspect(folder, ["--baseline", file])
      #expect(again.status == 0)
      #expect(again.output.contains("A13 not decided: known before, by the baseline\n"))
      #expect(!again.output.contains("Mended"))
      try ForeignPackage.declared(ForeignSource.presenter)
        .write(to: URL(fileURLWithPath: folder))
      let mended = inspect(folder, ["--baseline", file])
      #expect(mended.output.contains("Mended; write the baseline anew: A13 Shop.BasketPresenter:"))
      #expect(inspect(folder, ["--write-baseline", file]).status == 0)
      #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\"findings\" : {\n\n"))
    }
  }

  @Test func `settings beside the package, targets and comments are heeded`() throws {
    let off = #"{"rules": {"A13": {"severity": "off", "reason": "so"}}}"#
    try withGraphs(Self.faulty, [".triptych.json": off]) { folder in
      let run = inspect(folder, ["--format", "github"])
      #expect(run.output.split(separator: "\n").count == 1)
      #expect(run.output.contains("title=A23 View and mediator"))
      #expect(inspect(folder, []).output.contains("\n  A13 is off: so\n"))
      let named = inspect(folder, ["--target", "Shop", "--mediator", "BasketPresenter"])
      #expect(named.status == 1, "\(named.output)")
      #expect(named.output.hasPrefix("Who knows whom\n\nShop: BasketPresenter\n"))
    }
    let excused = Self.faulty.replacing(
      "  private var view", with: "  // triptych:allow B1 so\n  private var view")
    try withGraphs(excused) { folder in
      let run = inspect(folder, ["--graph", "mermaid"])
      #expect(
        run.messages.contains(
          #"Shop.swift:21: triptych:allow names no rule: "B1"; the rules are A1,"#))
      #expect(run.output.hasPrefix("## Shop.BasketPresenter\n\n```mermaid\nflowchart LR\n"))
    }
    try withGraphs(Self.faulty, [".triptych.json": #"{"exclude": ["Front"]}"#]) { folder in
      #expect(inspect(folder, []).messages.contains(#"there is no target "Front""#))
    }
  }

  @Test func `an app is run in every pattern that the package has, and its rules are decided`()
    throws
  {
    var inspection = try House.inspection.get()
    let command = Command(
      name: "triptych", version: "1", apps: [], patterns: [.mvc, .mvp, .mvvm, Pattern("None")])
    let measures = try command.run(ColourSelectorApp(), in: &inspection)
    #expect(
      measures.map(\.view) == ["MVC", "MVP", "MVVM"].map { "\($0).HeadlessColourSelectorView" })
    #expect(measures.allSatisfy { $0.cost == .unmeasured && $0.messagesPerGesture > 0 })
    #expect(measures.allSatisfy { $0.updatesPerGesture < $0.messagesPerGesture })
    for measure in measures {
      let range = try #require(measure.messageRange)
      #expect(range.contains(Int(measure.messagesPerGesture.rounded())))
      #expect(try #require(measure.updateRange).upperBound < range.upperBound)
    }
    let decided = inspection.cases.filter { found in
      found.verdicts["A18"] == .holds || found.verdicts["A19"] == .holds
    }
    #expect(decided.map(\.triad.mediator.name).allSatisfy { $0.hasPrefix("ColourSelector") })
    let viewModel = try #require(
      inspection.cases.first {
        $0.triad.claim == .mvvm && $0.triad.mediator.name.hasPrefix("ColourSelector")
      })
    #expect(viewModel.verdicts["A18"] == .holds && viewModel.verdicts["A19"] == .holds)
    let presenter = try #require(
      inspection.cases.first { $0.triad.mediator.name == "ColourSelectorPresenter" })
    #expect(presenter.verdicts["A18"] == .holds)
    var empty = try ForeignPackage(ForeignSource.presenter).inspection
    #expect(try command.run(ColourSelectorApp(), in: &empty).isEmpty)
    #expect(measures.first(for: viewModel)?.view == "MVVM.HeadlessColourSelectorView")
    #expect(measures.first(for: empty.cases[0]) == nil)
  }

  private func withGraphs(
    _ source: String, _ files: [String: String] = [:], _ body: (String) throws -> Void
  ) throws {
    try withFolder(files.merging(["Note.txt": ""]) { first, _ in first }) { folder in
      try ForeignPackage.declared(source).write(to: URL(fileURLWithPath: folder))
      try body(folder)
    }
  }

  private func inspect(
    _ folder: String, _ options: [String]
  ) -> (output: String, messages: String, status: Int32) {
    var (output, messages) = ("", "")
    let console = Console(
      width: 1_000, usesColour: false, write: { output += $0 }, writeError: { messages += $0 },
      read: { _ in Data() }, readLine: { nil })
    let command = Command(name: "triptych", version: "1", apps: [], patterns: [])
    let status = command.run(["inspect", "--graphs", folder] + options, on: console)
    return (output, messages, status)
  }
}
