import AppScreens
import Foundation
import Testing
import TextLayout

@testable import Parity
@testable import TriptychCommand

struct DetailedFindingTests {
  @Test
  func `what no display tells is told with the steps that lead there`() {
    #expect(
      text(of: finding(steps: ["5", "+", "+"], isCutShort: true))
        == """
          S5 broken by Mine: the posts' error5
            No sequence of gestures, of any length, crashes or hangs a screen.
            after step 3, "+"
            steps    "5", "+", "+"
            expected a display
            shown    exited early, with status 0
            look     who calls exit? a screen has nowhere to leave to
            fewer steps may suffice: the search for them was cut short
            $ mine verify four-function --rule S5 --scenario 'the posts'\\'' error5' \\
                --isolated
        """)
  }

  @Test
  func `of many steps the first and the last are told`() {
    let text = text(of: finding(steps: (1...30).map(String.init)))
    #expect(
      text.contains(
        """
            steps    "1", "2", "3", … 19 steps more …, "23", "24", "25", "26", "27",
                     "28", "29", "30"
        """))
  }

  @Test
  func `a new screen needs no steps`() {
    #expect(text(of: finding(steps: [])).contains("\n    at first\n    expected a display\n"))
  }

  private func finding(steps: [String], isCutShort: Bool = false) -> Finding {
    Finding(
      app: "four-function", rule: "S5", pattern: "Mine", check: "the posts' error5",
      moments: [Finding.Moment(step: nil)] + steps.map { Finding.Moment(step: $0) },
      expected: "a display", shown: "exited early, with status 0", kind: .fatal,
      foundAfter: 40, isCutShort: isCutShort,
      hint: "who calls exit? a screen has nowhere to leave to"
    )
  }

  private func text(of finding: Finding) -> String {
    let console = Console(
      width: 80, usesColour: false, write: { _ in }, writeError: { _ in }, read: { _ in Data() })
    return DetailedFinding(
      console, finding,
      statement: "No sequence of gestures, of any length, crashes or hangs a screen.",
      again: "mine \(finding.again.map(\.shellQuoted).joined(separator: " "))"
    ).text
  }
}
