import AppModels
import AppScreens
import Testing

@testable import AppRules
@testable import Parity

/// The moments that rules are about: by these it is told which rule explains a fault best.
struct SituationTests {
  @Test(arguments: [
    ("", ""),
    ("0", "isStillNothing isDigit"),
    ("0; 0", "isStillNothing isDigit"),
    ("0; 5", "isDigit"),
    ("0; -", "isAfterTypedZero isOperatorOnNothing"),
    ("0; AC", "isAfterTypedZero isAllClear"),
    ("5", "isDigit"),
    ("-", "isOperatorOnNothing"),
    ("5; +", "isOperatorAfterNumber"),
    ("5; +; +", "isOperatorAfterOperator isRejected"),
    ("5; replace-view; -", "isOperatorAfterNumber"),
    ("5; +; =", "isEqualsOnNothing isRejected"),
    ("5; /; 2; =", "isEvaluated isDivided"),
    ("5; *; 2; =", "isEvaluated"),
    ("=", "isEqualsOnNothing isRejected"),
    ("-; =", "isEqualsOnNothing isRejected"),
    ("1; /; 0; =", "isAtTheLimit isRejected"),
    ("9223372036854775807; +; 1; =", "isAtTheLimit isRejected"),
    ("1000000000000000000; =", "isEvaluated isAtTheLimit"),
    ("100000000000000000; =", "isEvaluated"),
    ("5; +; +; 1", "isDigit isAfterRejection"),
    ("AC", "isAllClear"),
    ("5; -; 5; =; 4", "isDigit isOnResult"),
    ("5; =; =", "isOnResult"),
    ("5; +; 1; =; =", "isOnResult"),
    ("5; -; 5; =; AC", "isAllClear isOnResult"),
    ("+; -", "isOperatorOnNothing isAfterRejection"),
  ])
  func `a key of a calculator is at the moments of the rules on it`(
    steps: String, facts: String
  ) throws {
    let found = try moment(of: CalculatorApp(), after: steps).facts
    #expect(found == facts)
  }

  @Test(arguments: [
    ("", "isNoneOn"),
    ("green=on", "isOneOn"),
    ("green=on; yellow=on", "areBothOn"),
    ("green=off", "isNoneOn isTurnedInVain"),
    ("yellow=on; yellow=on", "isOneOn isTurnedInVain"),
  ])
  func `a turn of a switch is at the moments of the rules on it`(
    steps: String, facts: String
  ) throws {
    let found = try moment(of: ColourSelectorApp(), after: steps).facts
    #expect(found == facts)
  }

  @Test(arguments: [
    ("", "isEmpty isWithoutSeparators"),
    ("separators=,", ""),
    ("separators=,; input=1,2", "isChangedByInput"),
    ("separators=,; input=1,2,3", "isCutOften isChangedByInput"),
    ("separators=,; input=1", "isChangedByInput"),
    ("separators= ; input=1", "hasSeveralSeparators isChangedByInput"),
    ("separators=,.; input=1,2.3", "hasSeveralSeparators isCutOften isChangedByInput"),
    ("separators=,.; input=1,2", "isChangedByInput"),
    ("input=12", "isWithoutSeparators isChangedByInput"),
    ("input=1; separators=,", ""),
    ("input=1,2; separators=,", "isChangedBySeparators"),
    ("separators=,; input=a,2", "hasOddToken isChangedByInput"),
    ("separators=,; input=-1,2", "hasOddToken isChangedByInput"),
    ("input=99999999999999999999", "isWithoutSeparators isChangedByInput isAtTheLimit isError"),
    (
      "input=99999999999999999999; input=1",
      "isWithoutSeparators isChangedByInput isAtTheLimit"
    ),
    ("separators=,; input=1,123456789012345678", "isChangedByInput isAtTheLimit"),
    ("separators=,; input=1,12345678901234567", "isChangedByInput"),
    ("separators=1; input=213", "isChangedByInput isCutAtSignOrDigit"),
    ("separators=-; input=2-3", "isChangedByInput isCutAtSignOrDigit"),
    ("separators=1; input=2", "isChangedByInput"),
    ("separators=é; input=1", "isChangedByInput hasWideCharacters"),
    ("input=1; separators=é; input=", "isChangedByInput hasWideCharacters"),
    ("input=1; input=", "isEmpty isWithoutSeparators isChangedByInput"),
  ])
  func `an edit of separators or input is at the moments of the rules on it`(
    steps: String, facts: String
  ) throws {
    let found = try moment(of: TokenCalculatorApp(), after: steps).facts
    #expect(found == facts)
  }

  @Test func `a total from before is stale only if nothing else is wrong`() throws {
    let app = TokenCalculatorApp()
    let steps = "separators=,; input=1,2"
    func facts(_ separators: String, _ input: String, _ total: String) throws -> Set<String> {
      let shown = TokenCalculatorDisplay(separators: separators, input: input, total: total)
      return try Set(moment(of: app, after: steps, showing: shown).symptoms)
    }
    #expect(try facts(",", "1,2", "0") == ["isStale"])
    #expect(try facts(",", "1,2", "1") == [])
    #expect(try facts(",", "1,2", "3") == [])
    #expect(try facts("", "1,2", "0") == ["isFieldWrong"])
    #expect(try facts(",", "1", "0") == ["isFieldWrong"])
  }
}

extension Situation<CalculatorGesture, CalculatorDisplay> {
  fileprivate var facts: String {
    names([
      "isAfterTypedZero": isAfterTypedZero, "isStillNothing": isStillNothing, "isDigit": isDigit,
      "isOperatorOnNothing": isOperatorOnNothing,
      "isOperatorAfterOperator": isOperatorAfterOperator,
      "isOperatorAfterNumber": isOperatorAfterNumber, "isEvaluated": isEvaluated,
      "isDivided": isDivided, "isEqualsOnNothing": isEqualsOnNothing,
      "isAtTheLimit": isAtTheLimit, "isRejected": isRejected,
      "isAfterRejection": isAfterRejection, "isAllClear": isAllClear, "isOnResult": isOnResult,
    ])
  }
}

extension Situation<ColourSelectorGesture, ColourSelectorDisplay> {
  fileprivate var facts: String {
    names([
      "isNoneOn": isNoneOn, "isOneOn": isOneOn, "areBothOn": areBothOn,
      "isTurnedInVain": isTurnedInVain,
    ])
  }
}

extension Situation<TokenCalculatorGesture, TokenCalculatorDisplay> {
  fileprivate var facts: String {
    names([
      "isEmpty": isEmpty, "hasSeveralSeparators": hasSeveralSeparators, "isCutOften": isCutOften,
      "hasOddToken": hasOddToken, "isWithoutSeparators": isWithoutSeparators,
      "isChangedBySeparators": isChangedBySeparators, "isChangedByInput": isChangedByInput,
      "isAtTheLimit": isAtTheLimit, "isError": isError, "isCutAtSignOrDigit": isCutAtSignOrDigit,
      "hasWideCharacters": hasWideCharacters,
    ])
  }

  fileprivate var symptoms: [String] {
    names(["isStale": isStale, "isFieldWrong": isFieldWrong]).split(separator: " ").map(String.init)
  }
}
