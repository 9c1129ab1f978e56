import AppScreens
import Testing

@testable import Parity

/// What a finding says to somebody who wants to see the same again.
struct FindingTests {
  private func finding(
    _ kind: Finding.Kind, of rule: String = "FF4", after steps: [String] = ["5", "+"],
    change: (inout Finding) -> Void = { _ in }
  ) -> Finding {
    let right = [Widget("text", shows: "0"), Widget("message", shows: "")]
    let wrong = [Widget("text", shows: "1"), Widget("message", shows: "")]
    var moments = [Finding.Moment(step: nil, expected: right, shown: right)]
    moments += steps.map { Finding.Moment(step: $0, expected: right, shown: right) }
    if let last = moments.popLast() {
      moments.append(.init(step: last.step, expected: right, shown: wrong))
    }
    var finding = Finding(
      app: "four-function", rule: rule, pattern: "MVP", check: "a sum", moments: moments,
      expected: "0", shown: "1", kind: kind, foundAfter: 9, hint: "the sign")
    change(&finding)
    return finding
  }

  @Test func `a finding of a rule is found again by its check`() {
    let check = ["verify", "four-function", "--rule", "FF4", "--scenario", "a sum"]
    for kind in [Finding.Kind.visible, .late, .hidden] { #expect(finding(kind).again == check) }
    for kind in [Finding.Kind.fatal, .unstable, .notWritten] {
      #expect(finding(kind).again == check + ["--isolated"])
    }
  }

  @Test func `a difference is found again by its steps, or by everything`() {
    let compare = ["compare", "four-function", "5", "+"]
    #expect(finding(.visible, of: "parity").again == compare)
    #expect(finding(.late, of: "parity").again == compare)
    #expect(finding(.hidden, of: "parity").again == ["verify", "four-function"])
    #expect(finding(.fatal, of: "parity").again == ["verify", "four-function", "--isolated"])
    #expect(finding(.fatal, of: "parity") { $0.isOfSteps = true }.again == compare)
    #expect(
      finding(.visible, of: "parity", after: ["\0"]).again == ["verify", "four-function"])
  }

  @Test func `what a fresh process does not show is looked for among all`() {
    #expect(
      finding(.visible) { $0.isShownAlone = false }.again == ["verify", "four-function"])
  }

  @Test func `a finding is told with its place, the displays, and where to look`() {
    #expect(
      finding(.visible).description == """
        FF4 broken by MVP (four-function, a sum): after step 2, "+", expected 0, shown 1
          a new screen shows text "0" message ""
          "5" shows text "0" message ""
          "+" shows text "1" message "", not text "0" message ""
          look: the sign
          again: verify four-function --rule FF4 --scenario 'a sum'
        """)
    let late = finding(.late, after: []) { $0.isCutShort = true }.description
    #expect(late.contains("at first, expected 0, shown 1 at first, and the right one later\n"))
    #expect(late.hasSuffix("\n  there may be steps to leave out still"))
    #expect(finding(.unstable).description.hasPrefix("FF4 unstable in MVP "))
  }

  @Test func `the widgets that are wrong in the end are named`() {
    #expect(finding(.visible).wrongWidgets == ["text"])
    #expect(finding(.visible, after: []).wrongWidgets == ["text"])
  }

  @Test func `of many moments the first three and the last eight are told`() {
    func lines(_ count: Int) -> [String] {
      (1...count).map(String.init).shortened(\.self) { "… \($0) …" }
    }
    #expect(lines(12) == (1...12).map(String.init))
    #expect(
      lines(13) == ["1", "2", "3", "… 2 …", "6", "7", "8", "9", "10", "11", "12", "13"])
  }

  @Test func `where no display is judged the steps are told in one line`() {
    let moments = [Finding.Moment(step: nil), .init(step: "5"), .init(step: "+")]
    #expect(FindingHistory(moments).lines == [#"steps: "5", "+""#])
    #expect(FindingHistory(Array(moments.prefix(2))).lines == [])
  }
}
