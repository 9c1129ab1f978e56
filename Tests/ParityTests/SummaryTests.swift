import AppScreens
import Testing

@testable import Parity

/// Displays in a finding, told from where they differ.
struct SummaryTests {
  private let shared = String(repeating: "1,", count: 100)

  @Test
  func `of two long texts a reader gets the place where they differ`() {
    let shown = TokenCalculatorDisplay(separators: ",", input: shared + "x", total: "3")
    let expected = TokenCalculatorDisplay(separators: ",", input: shared + "y", total: "3")
    #expect(shown.summary(where: expected) == #"input …"1,1,1,1,x""#)
  }

  @Test
  func `texts that differ early are told from their start`() {
    let shown = TokenCalculatorDisplay(separators: ",", input: "1,2", total: "3")
    let expected = TokenCalculatorDisplay(separators: ";", input: "1,2", total: "0")
    #expect(shown.summary(where: expected) == #"separators "," total "3""#)
  }
}
