import AppScreens
import Testing

@testable import ReportPage

/// Which steps a reader of the page sees counted together.
struct StepKindTests {
  @Test(
    arguments: [
      ("5", .digit), ("+", .sign), ("=", .sign), ("AC", .named("AC")),
      ("replace-view", .named("replace-view")),
    ] as [(String, StepKind)])
  func `keys are digits, signs, or known by their names`(notation: String, kind: StepKind) throws {
    #expect(try Step<CalculatorGesture>.read(notation).map { StepKind($0) } == [kind])
  }

  @Test(arguments: ["input=1", "input=", "input=a=b"])
  func `texts are counted by their field`(notation: String) throws {
    let kinds = try Step<TokenCalculatorGesture>.read(notation).map { StepKind($0) }
    #expect(kinds == [.text(of: "input")])
  }
}
