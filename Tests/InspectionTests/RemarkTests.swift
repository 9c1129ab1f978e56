import Foundation
import Testing

@testable import Inspection
@testable import TriptychCommand

/// What stands beside the verdicts of an inspection.
struct RemarkTests {
  @Test func `targets without a view, what is unread, off, stray or mended is told`() throws {
    let tools = "final class Tool {\n  var count: Int\n}\n"
    let inspection = try ForeignPackage(
      ForeignSource.presenter + "\nfinal class LonelyViewController: UIViewController {\n}\n",
      beside: [
        "Tools": tools, "ToolSpecimens": tools, "Values": "struct Value {\n  let count: Int\n}\n",
      ]
    ).inspection
    var facts = inspection.facts
    facts.unread = [UnreadModule("Front", because: "no such module")]
    func text(isWhole: Bool) -> String {
      InspectionText(
        console: .wide, inspection: PackageInspection(of: facts), isWhole: isWhole,
        mended: ["A5 b", "A6 c"], rulesOff: ["A9": "so", "A13": "why"]
      ).text(running: [], changes: [])
    }
    let whole = text(isWhole: true)
    #expect(
      whole.contains("\n  Skipped, since no view or mediator was found there: Tools. To name them:")
    )
    #expect(whole.contains("\n  Front could not be read: no such module\n"))
    #expect(whole.contains("\n  A13 is off: why\n\n  A9 is off: so\n"))
    #expect(
      whole.contains(
        "\n  Not judged, since no mediator was found for them: Shop.LonelyViewController.\n"))
    #expect(whole.contains("\n  Mended; write the baseline anew: A5 b; A6 c.\n"))
    let part = text(isWhole: false)
    #expect(!part.contains("Skipped") && !part.contains("Not judged"))
    #expect(part.contains("Mended"))
    let plain = InspectionText(console: .wide, inspection: inspection, isWhole: false)
      .text(running: [], changes: [])
    #expect(!plain.contains("Mended") && !plain.contains("is off") && !plain.contains("read:"))
  }

  @Test func `mediators of one name are told apart by their modules, and others need none`() throws
  {
    func names(_ others: [String: String]) throws -> [String] {
      let inspection = try ForeignPackage(ForeignSource.presenter, beside: others).inspection
      let table = MeasureTable(console: .wide, inspection: inspection, running: []).text
      return table.split(separator: "\n").compactMap { line in
        line.firstMatch(of: /^  (\S*BasketPresenter)\b/).map { String($0.1) }
      }
    }
    #expect(try names([:]) == ["BasketPresenter"])
    let two = try names(["Front": ForeignSource.presenter])
    #expect(two.sorted() == ["Front.BasketPresenter", "Shop.BasketPresenter"])
  }

  @Test(arguments: [(Severity.error, "error"), (.warning, "warning"), (.note, "notice")])
  func `a note on a pull request is as heavy as its finding`(severity: Severity, command: String)
    throws
  {
    var inspection = try ForeignPackage(
      ForeignSource.presenter.replacing("private weak var view", with: "private var view")
    ).inspection
    let text =
      #"{"rules": {"A13": {"severity": "\#(severity.rawValue)"}, "A23": {"severity": "off", "reason": "so"}}}"#
    inspection.heed(try InspectionSettings(json: Data(text.utf8)))
    let notes = PullRequestNotes(inspection).text
    #expect(notes.hasPrefix("::\(command) file="))
    #expect(notes.split(separator: "\n").count == 1)
    #expect(inspection.isGood == (severity != .error))
    let log = StaticAnalysisLog(inspection, version: "1")
    #expect(log.runs[0].results.map(\.level) == [severity.rawValue])
  }

  @Test func `verdicts are green or red, and the same without colour`() throws {
    func text(_ source: String, usesColour: Bool) throws -> String {
      let console = Console(
        width: 1_000, usesColour: usesColour, write: { _ in }, writeError: { _ in },
        read: { _ in Data() })
      return InspectionText(
        console: console, inspection: try ForeignPackage(source).inspection, isWhole: true
      ).text(running: [], changes: [])
    }
    let broken = ForeignSource.presenter.replacing(
      "private weak var view", with: "private var view")
    #expect(
      try text(ForeignSource.presenter, usesColour: true).contains("\u{1B}[32mShop.BasketPresenter")
    )
    #expect(try text(broken, usesColour: true).contains("\u{1B}[31mShop.BasketPresenter"))
    let painted = try text(broken, usesColour: true).replacing(/\u{1B}\[\d+m/, with: "")
    #expect(try painted == text(broken, usesColour: false))
  }
}

extension Console {
  /// A console without colour, on which no line is broken.
  fileprivate static var wide: Console {
    Console(
      width: 1_000, usesColour: false, write: { _ in }, writeError: { _ in }, read: { _ in Data() })
  }
}
