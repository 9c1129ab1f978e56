import Foundation
import TestSupport
import Testing

@testable import Inspection
@testable import ReportPage

/// The sections of a page on a package with one triad, element by element.
struct ReportSectionTests {
  private static let inspection = Result {
    try ForeignPackage(ForeignSource.presenter).inspection
  }

  private func measures(
    _ cost: GestureCost, messages: ClosedRange<Int>? = 1...4, titles: [String: String] = [:]
  ) throws -> String {
    let running = RunningMeasure(
      view: "Shop.BasketViewController", messagesPerGesture: 2.25, updatesPerGesture: 1,
      messageRange: messages, updateRange: 1...1, cost: cost)
    let section = MeasureSection(
      inspection: try Self.inspection.get(), running: [running], titles: titles
    ).section
    #expect((section.id, section.title, section.link) == ("measures", "Measures", "Measures"))
    return section.body
  }

  @Test func `a gesture has its messages, the fewest and the most, and its cost if that is known`()
    throws
  {
    let body = try measures(.between(low: 2, high: 2.1))
    #expect(
      body.contains(
        """
        <h3>A gesture</h3>
        <div class="scroll" tabindex="0" role="region" aria-label="Measures of a gesture"><table>
        <thead><tr><th scope="col">mediator</th><th scope="col" class="number">messages</th>\
        <th scope="col" class="number">view updates</th><th scope="col" class="number">cost</th></tr></thead>
        <tbody>
        <tr><th scope="row">BasketPresenter</th><td class="number">2.2 (1–4)</td>\
        <td class="number">1</td><td class="number">2.0–2.1 ×</td></tr>
        </tbody>
        </table></div>
        """))
    #expect(body.contains("The cost is the time of a gesture as a multiple of the bare model's."))
    #expect(!body.contains("release builds only"))
    let plain = try measures(.unmeasured, messages: nil)
    #expect(plain.contains(#"<td class="number">2.2</td><td class="number">1</td></tr>"#))
    #expect(plain.contains(#"class="number">view updates</th></tr></thead>"#))
    #expect(plain.contains("Times are measured in release builds only; this was not one."))
    #expect(!plain.contains("The cost is"))
    let none = MeasureSection(
      inspection: try Self.inspection.get(), running: [], titles: [:]
    ).section.body
    #expect(!none.contains("A gesture"))
  }

  @Test func `a bar has a part for each role, under the app's title`() throws {
    let body = try measures(.varying)
    #expect(
      body.contains(
        """
        <div class="bars"><h4>Basket</h4><div class="bar"><span>Shop</span><i role="img" \
        aria-label="view 9, mediator 5"><b class="b1" style="width:64.29%"></b>\
        <b class="b2" style="width:35.71%"></b></i><span>14</span></div></div>
        """))
    #expect(
      body.contains(
        """
        <h3>Lines of the mediator that a test can reach without a view</h3>
        <div class="bars"><div class="bar reach"><span>BasketPresenter</span><i role="img" \
        aria-label="4 of 5 lines"><b class="b2" style="width:80.00%"></b></i><span>4 of 5</span></div></div>
        """))
    #expect(body.contains(#"<td class="number">varies</td>"#))
    #expect(
      try measures(.varying, titles: ["BasketPresenter": "Shop & Co"]).contains(
        "<h4>Shop &amp; Co</h4>"))
  }

  @Test(arguments: [("Controller", "Basket"), ("Presenter", "Basket"), ("ViewModel", "Basket")])
  func `an app without a title is called by its mediator`(suffix: String, title: String) throws {
    let source = ForeignSource.presenter.replacing(
      "class BasketPresenter", with: "class Basket\(suffix)")
    let section = MeasureSection(
      inspection: try ForeignPackage(source).inspection, running: [], titles: [:]
    ).section
    #expect(section.body.contains("<h4>\(title)</h4>"))
  }

  @Test func `architecture has a verdict for each triad, and a row for each rule`() throws {
    let section = ArchitectureSection(inspection: try Self.inspection.get()).section
    #expect((section.id, section.link) == ("rules", "Architecture"))
    #expect(section.title == "Architecture: is it the pattern that it claims to be?")
    #expect(
      section.body.hasPrefix(
        "<ul><li><b>Shop.BasketPresenter</b> is MVP: all 14 rules hold.</li></ul>\n"))
    #expect(
      section.body.contains(
        """
        <thead><tr><th scope="col">rule</th><th scope="col">Shop</th>\
        <th scope="col">statement, and reason</th></tr></thead>
        """))
    #expect(
      section.body.contains(
        """
        <tr><th scope="row">A12</th><td class="word good"><span>holds</span></td>\
        <td>The view holds its presenter strongly.<br>\
        <span class="note">Whoever holds the view holds the screen.</span></td></tr>
        """))
    #expect(section.body.contains(#"<tr><th scope="row">A8</th><td></td><td>"#))
    #expect(section.html.hasPrefix("<section id=\"rules\" aria-labelledby=\"rules-title\">\n<h2 "))
    let parts = try [[], costs()].map { changes in
      try InspectionPart(inspection: Self.inspection.get(), running: [], changes: changes)
        .sections(titles: [:]).map(\.id)
    }
    #expect(parts == [["knows", "rules", "measures"], ["knows", "rules", "measures", "changes"]])
  }

  @Test func `a change has its files, lines and roles, and its wish in words`() throws {
    let section = ChangeSection(costs: try costs()).section
    #expect(
      (section.id, section.title, section.link) == ("changes", "The cost of change", "Changes"))
    #expect(section.body.contains("<ul><li><b>Memory key</b>: A &lt;key&gt;.</li></ul>\n"))
    #expect(
      section.body.contains(
        """
        <thead><tr><th scope="col">request</th><th scope="col">part</th>\
        <th scope="col" class="number">files</th><th scope="col" class="number">added</th>\
        <th scope="col" class="number">removed</th><th scope="col">roles</th></tr></thead>
        <tbody>
        <tr><th scope="row">Memory key</th><td>MVP</td><td class="number">1</td>\
        <td class="number">2</td><td class="number">1</td><td>mediator +2 −1</td></tr>
        <tr><th scope="row">Other</th><td>MVP</td><td class="number">0</td>\
        <td class="number">0</td><td class="number">0</td><td>nothing</td></tr>
        </tbody>
        """))
  }

  private func costs() throws -> [ChangeCost] {
    var costs: [ChangeCost] = []
    let file = "A/BasketPresenter.swift"
    let files = [
      "memory-key/MVP.patch": "--- a/\(file)\n+++ b/\(file)\n@@ -1 +1,2 @@\n-a\n+b\n+c\n",
      "memory-key/request.txt": "A <key>.", "other/MVP.patch": "",
    ]
    try withFolder(files) { costs = ChangeCost.costs(in: URL(fileURLWithPath: $0)) }
    return costs
  }
}
