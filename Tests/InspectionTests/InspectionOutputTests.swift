import AppScreens
import Foundation
import Testing

@testable import Inspection
@testable import TriptychCommand

/// The text and the JSON of `inspect`, of a package with one fault.
struct InspectionOutputTests {
  private static let inspection = Result {
    try DeclaredPackage([
      "OwnMVP": CleanSource.of(.mvp).replacing("weak var", with: "var"),
      "Bare": "final class Nobody {\n  var name: String\n}\n",
    ]).inspection()
  }

  private static let running = RunningMeasure(
    view: "OwnMVP.HeadlessCounterView", messagesPerGesture: 2.25, updatesPerGesture: 1,
    cost: .between(low: 2, high: 2.1))

  @Test
  func `the text tells who knows whom, the rules, the verdicts and the measures`() throws {
    let text = try text(width: 90, running: [Self.running])
    let start = """
      Who knows whom

      OwnMVP: CounterPresenter
        screen             holds         view               by view
        view               holds         mediator           by presenter
        view               is a          view protocol
        mediator           holds         port protocol      by clock
        mediator           holds         model              by counter
        mediator           holds         view protocol      by view

      Architecture rules

            OwnMVP
      A1    holds     A model names nothing above it: no view, no mediator, no screen.
      A2    holds     One pattern names no other.
      A3    holds     A view holds no model.
      A4    holds     The mediator knows a view, if at all, through a protocol.
      A5    holds     Words for people are made in the mediator, not in a view or a model.
      A6    holds     A model is a value: a struct or an enum.
      A7    holds     A screen holds its pattern's entry point, and nothing else but its world:
                      in MVC the controller, in MVP and MVVM the view.
      A12   holds     The view holds its presenter strongly.
      A13   broken    The presenter holds its view weakly, and only through a protocol.
      A14   holds     The view's protocol gives the presenter nothing to read.
      A18   open      The mediator keeps working when its view is gone.
      A20   holds     The mediator gets each port that it has through `init`, as a protocol.
      A21   holds     No view names a port.
      A22   holds     A mediator imports no module of widgets, such as UIKit or SwiftUI.
      A23   broken    View and mediator do not hold one another strongly.
      A24   holds     Code is the pattern that its names say it is.

      Verdicts

        OwnMVP.CounterPresenter is MVP, with 2 faults:
          A13 CounterPresenter holds var view: (any CounterView)? (OwnMVP.swift:6)
          A23 HeadlessCounterView holds let presenter: CounterPresenter, and CounterPresenter
            var view: (any CounterView)? (OwnMVP.swift:6)
          A18 not decided: inspect can run it from a command that has this pattern

        Skipped, since no view or mediator was found there: Bare. To name them: --target NAME
        --view NAME --mediator NAME --model NAME.

      Measures

                                    files  lines  types public  knows   free
        CounterPresenter  view          1      7      2      0      1
                          mediator      1      7      1      0      3      5
                          screen        1      3      1      0      1

        a gesture                  messages  updates          cost
        CounterPresenter                2.2      1.0     2.0–2.1 ×


      """
    #expect(text.hasPrefix(start))
    #expect(text.dropFirst(start.count).hasPrefix("  Lines are those with code on them"))
  }

  @Test
  func `a narrow terminal gets no table of rules`() throws {
    let text = try text(width: 45)
    #expect(!text.contains("Architecture rules"))
    #expect(text.contains("Verdicts"))
  }

  @Test
  func `a target that was not asked for is not called skipped`() throws {
    #expect(try !text(width: 90, isWhole: false).contains("Skipped"))
  }

  @Test
  func `a target that has a view of another's mediator is not called skipped`() throws {
    let split = CleanSource.of(.mvp).split(separator: "\n\n").map(String.init)
    let view = split.filter { $0.contains("class HeadlessCounterView") }
    let rest = split.filter { !$0.contains("class HeadlessCounterView") }
    #expect(view.count == 1)
    let inspection = try DeclaredPackage([
      "OwnMVP": rest.joined(separator: "\n\n"), "Front": view.joined(),
      "Bare": "final class Nobody {\n  var name: String\n}\n",
    ]).inspection()
    let found = try #require(inspection.cases.first)
    #expect(found.triad.viewNames == ["Front.HeadlessCounterView"])
    let text = InspectionText(
      console: console(width: 90) { _ in }, inspection: inspection, isWhole: true
    ).text(running: [], changes: [])
    #expect(text.contains("no view or mediator was found there: Bare. "))
  }

  @Test
  func `what was not run has no measures`() throws {
    #expect(try !text(width: 90).contains("a gesture  "))
  }

  @Test
  func `the JSON has every verdict with its evidence, the dependencies and the measures`() throws {
    let report = try object(try json())
    #expect(report["schema"] as? String == "triptych.inspection.2")
    let triad = try #require((report["triads"] as? [[String: Any]])?.first)
    #expect(triad["module"] as? String == "OwnMVP")
    #expect(triad["mediator"] as? String == "CounterPresenter")
    #expect(triad["claim"] as? String == "MVP")
    #expect(triad["views"] as? [String] == ["HeadlessCounterView"])
    #expect(triad["models"] as? [String] == ["Counter"])
    let json = try json()
    for part in [
      #"{"broken":["A13","A23"],"holds":["A1","A2","A3","A4","A5","A6","A7","A12","A14","A20","#
        + #""A21","A22","A24"],"name":"MVP","notDecided":["A18"]}"#,
      #"{"evidence":[{"declaration":"var view: (any CounterView)?","file":"OwnMVP.swift","line":6,"#
        + #""text":"CounterPresenter holds var view: (any CounterView)?"}],"rule":"A13","#
        + #""verdict":"broken"}"#,
      #""because":"CounterPresenter tells its view: var view: (any CounterView)?","claim":"MVP""#,
      #""pattern":"MVP""#, #""strayViews":[]"#, #""unread":[]"#,
      #"{"evidence":[],"rule":"A14","verdict":"holds"}"#,
      #"{"evidence":[],"reason":"inspect can run it from a command that has this pattern","#
        + #""rule":"A18","verdict":"not decided"}"#,
      #"{"by":["view"],"from":"CounterPresenter","relation":"holds","to":"CounterView"}"#,
      #"{"by":[],"from":"HeadlessCounterView","relation":"is a","to":"CounterView"}"#,
      #""messagesPerGesture":2.25,"updatesPerGesture":1,"view":"OwnMVP.HeadlessCounterView"}"#,
      #"{"files":1,"knownNames":3,"lines":7,"linesWithoutView":5,"publicNames":0,"#
        + #""role":"mediator","types":1}"#,
    ] {
      #expect(json.contains(part), "not in the JSON: \(part)")
    }
  }

  @Test
  func `a triad that claims nothing and was not run has neither in the JSON`() throws {
    let source = CleanSource.of(.mvp).replacing("CounterPresenter", with: "Brain")
    let json = try json(try DeclaredPackage(["Own": source]).inspection(), running: [])
    #expect(!json.contains("\"claim\"") && !json.contains("\"running\""))
    #expect(json.contains("\"mediator\":\"Brain\""))
  }

  private func json(
    _ inspection: PackageInspection? = nil, running: [RunningMeasure] = [running]
  ) throws -> String {
    var output = ""
    let report = InspectionReport(
      try inspection ?? Self.inspection.get(), running: running, changes: [])
    try console(width: 80) { output += $0 }.writeJSON(report)
    return output
  }

  private func object(_ json: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  private func text(
    width: Int, isWhole: Bool = true, running: [RunningMeasure] = []
  ) throws -> String {
    InspectionText(
      console: console(width: width) { _ in }, inspection: try Self.inspection.get(),
      isWhole: isWhole
    ).text(running: running, changes: [])
  }

  private func console(width: Int, write: @escaping (String) -> Void) -> Console {
    Console(
      width: width, usesColour: false, write: write, writeError: { _ in }, read: { _ in Data() })
  }
}
