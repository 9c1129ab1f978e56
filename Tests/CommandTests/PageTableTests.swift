import Foundation
import Testing

@testable import Inspection
@testable import Parity
@testable import ReportPage
@testable import Traces

/// Tables on the page for a lecture, cell by cell.
struct PageTableTests {
  @Test func `a cell is a heading of its row or column, a number, a text or a verdict`() {
    let table = HTMLTable(
      name: "A \"b\"", heads: [.heading("<h>"), .numberHeading("n")],
      rows: [
        [.heading("r"), .number("<1>")], [.text("a & b"), .html("<b>c</b>")],
        [.verdict(isGood: true, "yes"), .verdict(isGood: false, "no")], [.verdict(isGood: nil, "")],
      ])
    #expect(
      table.html == """
        <div class="scroll" tabindex="0" role="region" aria-label="A &quot;b&quot;"><table>
        <thead><tr><th scope="col">&lt;h&gt;</th><th scope="col" class="number">n</th></tr></thead>
        <tbody>
        <tr><th scope="row">r</th><td class="number">&lt;1&gt;</td></tr>
        <tr><td>a &amp; b</td><td><b>c</b></td></tr>
        <tr><td class="word good"><span>yes</span></td><td class="word bad"><span>no</span></td></tr>
        <tr><td class="word open"><span></span></td></tr>
        </tbody>
        </table></div>
        """)
  }

  @Test(arguments: [
    (Message.Kind.call, "view", "mediator", "--low:1;--high:2", "telling right"),
    (.show, "mediator", "view", "--low:1;--high:2", "showing left"),
    (.notify, "mediator", "view", "--low:1;--high:2", "binding left"),
    (.state, "mediator", "mediator", "--low:2;--high:2", ""),
    (.state, "mediator", "model", "--low:2;--high:3", "change right"),
    (.state, "model", "mediator", "--low:2;--high:2", ""),
    (.gesture, "person", "view", "--low:0;--high:1", "acting right"),
    (.display, "view", "person", "--low:0;--high:1", "seeing left"),
  ])
  func `a message is an arrow from one lane to another, or a note on one`(
    kind: Message.Kind, from: String, to: String, place: String, arrow: String
  ) {
    let html = table([[line(kind, from, to)]]).html
    #expect(html.contains("<td style=\"\(place)\">"))
    #expect(html.contains("<i class=\"arrow \(arrow)") == !arrow.isEmpty)
    #expect(html.contains("kept ") == arrow.isEmpty)
    if !arrow.isEmpty { #expect(html.contains("<i class=\"arrow \(arrow)\"></i>")) }
  }

  @Test func `old views and the world have lanes where they speak`() {
    let plain = table([[line(.call, "view", "mediator")], [nil]]).html
    #expect(plain.contains("<table style=\"--lanes:4\">"))
    #expect(plain.contains("<span>view</span><span>view model</span><span>model</span></div>"))
    #expect(plain.contains("<tr><td></td></tr>") && plain.contains("<div class=\"step\">"))
    let replaced = table([[line(.call, "old view", "mediator")]]).html
    #expect(replaced.contains("--lanes:5") && replaced.contains("<div class=\"step staggered\">"))
    #expect(replaced.contains("<span>old view</span><span>new view</span>"))
    let world = table([[line(.answer, "world", "mediator")]], world: "musicService").html
    #expect(world.contains("--low:2;--high:4") && world.contains("<span>music service</span>"))
    let unknown = table([[line(.answer, "world", "mediator")]]).html
    #expect(unknown.contains("<tr><td></td></tr>"))
    #expect(ConversationTable.legend(withWorld: false).components(separatedBy: "<li ").count == 7)
    #expect(ConversationTable.legend(withWorld: true).components(separatedBy: "<li ").count == 9)
  }

  @Test func `a change is told by its files and lines, and none as nothing`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("page-\(UUID().uuidString)")
    defer { do { try FileManager.default.removeItem(at: folder) } catch {} }
    let request = folder.appendingPathComponent("undo-a-key")
    try FileManager.default.createDirectory(at: request, withIntermediateDirectories: true)
    let patch = "--- a/A/BPresenter.swift\n+++ b/A/BPresenter.swift\n@@ -1 +1,2 @@\n-a\n+b\n+c\n"
    try Data(patch.utf8).write(to: request.appendingPathComponent("MVP.patch"))
    try Data("".utf8).write(to: request.appendingPathComponent("MVC.patch"))
    try Data("Undo <it>.\n".utf8).write(to: request.appendingPathComponent("request.txt"))
    let html = ChangeSection(costs: ChangeCost.costs(in: folder)).section.html
    #expect(html.contains("<ul><li><b>Undo a key</b>: Undo &lt;it&gt;.</li></ul>"))
    #expect(
      html.contains(
        "<tr><th scope=\"row\">Undo a key</th><td>MVP</td><td class=\"number\">1</td>"
          + "<td class=\"number\">2</td><td class=\"number\">1</td><td>mediator +2 \u{2212}1</td></tr>"
      ))
    #expect(
      html.contains("<td>MVC</td><td class=\"number\">0</td>") && html.contains("<td>nothing</td>"))
  }

  @Test func `a verdict stands open where something fails`() throws {
    func html(_ verdict: Verdict) throws -> String {
      let rows = [
        Report.Row(
          rule: "CS1", pattern: "MVP", scenarios: 2, steps: 3, verdict: verdict, findings: []),
        Report.Row(
          rule: "CS1", pattern: "MVC", scenarios: 2, steps: 3, verdict: .holds, findings: []),
      ]
      return VerdictSection(
        reports: [try .handedOver(rows: rows)], titles: ["colour": "Colour"],
        statements: ["colour CS1": "It `is`."]
      ).section.html
    }
    let good = try html(.holds)
    #expect(
      good.contains(
        "<details class=\"verdict\">\n<summary><b>Colour</b>: 1 rules hold in MVP and MVC"))
    #expect(
      good.contains("<td>It <code>is</code>.</td>") && good.contains("4 scenario runs, 0 sequences")
    )
    let bad = try html(.broken)
    #expect(
      bad.contains("<details class=\"verdict\" open>\n<summary><b>Colour</b>: there are failures."))
    #expect(
      bad.contains(
        "<td class=\"word bad\"><span>broken</span></td><td class=\"word good\"><span>holds"))
  }

  @Test(arguments: [
    ("short.name", "short<wbr>.name"), ("f(a)", "f(<wbr>a)"), ("f()", "f()"), ("1.5", "1.5"),
    ("<a>", "&lt;a&gt;"), ("calculatorText", "<span class=\"name\">calculator<wbr>Text</span>"),
    ("calculateText", "<span class=\"name\">calculate<wbr>Text</span>"),
    ("calculatText", "calculatText"),
    ("abcdefghijklmnop", "abcdefghijklmnop"),
  ])
  func `a long name may be broken between its words`(text: String, html: String) {
    #expect(text.breakable == html)
  }

  private func table(_ rows: [[ConversationMap.Line?]], world: String? = nil) -> ConversationTable {
    let participants = Participants(
      view: "V", mediator: .init(name: "viewModel", type: "M"), models: [],
      world: world.map { .init(name: $0, type: "W") })
    let trace = Trace(app: "a", pattern: "MVVM", participants: participants, episodes: [])
    return ConversationTable(
      ConversationMap.Episode(rows: rows, state: 0), title: "A step", in: [.init(of: trace)])
  }

  private func line(_ kind: Message.Kind, _ from: String, _ to: String) -> ConversationMap.Line {
    ConversationMap.Line(
      text: "text", kind: kind, from: from, to: to, executed: nil, declared: nil, site: nil,
      phrase: "")
  }
}
