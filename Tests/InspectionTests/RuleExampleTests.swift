import Testing

@testable import Inspection

/// The examples with which a rule is explained keep it, and break it.
struct RuleExampleTests {
  @Test(arguments: ArchitectureRule.all.map(\.number))
  func `code that is said to keep a rule does, and the change breaks it`(number: String) throws {
    let example = try #require(ArchitectureRule.all.first { $0.number == number }).example
    let kept = try verdict(on: example.code, number)
    #expect(kept?.isBroken == false, "\(String(describing: kept))")
    #expect(example.brokenCode != example.code)
    #expect(try verdict(on: example.brokenCode, number)?.isBroken == true)
  }

  @Test
  func `no example breaks a rule that it does not speak of`() throws {
    for rule in ArchitectureRule.all {
      let cases = try ForeignPackage(rule.example.code + clock).cases
      let broken = cases.flatMap { found in
        found.judgedPattern.map { found.broken(as: $0).map(\.number) } ?? []
      }
      #expect(broken == [], "\(rule.number)")
    }
  }

  private func verdict(on code: String, _ number: String) throws -> ArchitectureRule.Verdict? {
    // A24 renames one name of two.
    let whole = code.replacing("let presenter: CounterPresenter", with: name(in: code))
    return try ForeignPackage(whole + clock).cases.first {
      $0.triad.mediator.name != "ClockViewModel"
    }?
    .verdicts[number]
  }

  private func name(in code: String) -> String {
    code.contains("class CounterPresenter")
      ? "let presenter: CounterPresenter" : "let presenter: CounterViewModel"
  }

  private let clock = """

    final class ClockViewModel: ObservableObject {
      @Published private(set) var time: String
      func wind() {}
    }
    """
}
