import AppRules
import AppScreens
import Testing

@testable import Parity

/// What a finding says to somebody who wants to see the same again.
struct FindingTests {
  @Test(arguments: [
    FaultyScreen.Fault.namedInOrder, .sharedByAll, .toldOldView, .cycleInTheEnd,
  ])
  func `the command under a finding runs the check that finds it again`(
    fault: FaultyScreen.Fault
  ) throws {
    let app = ColourSelectorApp()
    let finding = try #require(app.progress(of: .faulty(fault)).finding)
    let rule = try #require(finding.argument(behind: "--rule") as String?)
    let check = try #require(finding.argument(behind: "--scenario") as String?)
    let selection = CheckSelection(rule: rule, check: check)
    let checks = app.checks(of: .faulty(fault), walks: selection.walks ?? .few)
    let again = checks.filter { selection.contains($0) }
    #expect(finding.again.prefix(2) == ["verify", "colour"])
    #expect(again.contains { $0.run().finding?.rule == finding.rule })
  }

  private func finding(
    _ kind: Finding.Kind, of rule: String = "FF4", change: (inout Finding) -> Void = { _ in }
  ) -> Finding {
    let moments = [Finding.Moment(step: nil), .init(step: "5"), .init(step: "+")]
    var finding = Finding(
      app: "four-function", rule: rule, pattern: "MVP", check: "a sum", moments: moments,
      expected: "0", shown: "1", kind: kind, foundAfter: 9, hint: "the sign")
    change(&finding)
    return finding
  }

  @Test(arguments: [Finding.Kind.fatal, .unstable, .notWritten])
  func `what ends a process is found again in a process of its own`(kind: Finding.Kind) {
    #expect(finding(kind).again.last == "--isolated")
    #expect(finding(.visible).again.last == "a sum")
  }

  @Test func `a difference is found again by its steps, or by everything`() {
    #expect(finding(.visible, of: "parity").again == ["compare", "four-function", "5", "+"])
    #expect(finding(.hidden, of: "parity").again == ["verify", "four-function"])
  }

  @Test func `what a fresh process does not show is looked for among all`() {
    #expect(
      finding(.visible) { $0.isShownAlone = false }.again == ["verify", "four-function"])
  }
}

extension Finding {
  /// The argument that follows a name in the command that finds it again.
  fileprivate func argument(behind name: String) -> String? {
    again.firstIndex(of: name).map { again[$0 + 1] }
  }
}
