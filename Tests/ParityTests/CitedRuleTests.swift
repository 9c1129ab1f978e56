import AppModels
import AppScreens
import Testing

@testable import AppRules
@testable import Parity

/// The rule by which each part of a display is judged: a person is told this one when it is wrong.
struct CitedRuleTests {
  @Test(arguments: [
    ("", "FF1"),
    ("0", "idle FF1"),
    ("7", "FF2"),
    ("0; 7", "FF2"),
    ("1; 2", "FF2"),
    ("5; -; 5; =; 7", "FF12"),
    ("5; -; 5; =; 0", "FF12"),
    ("-", "FF3"),
    ("+", "idle FF3"),
    ("5; -; 5; =; -", "FF12"),
    ("5; -; 5; =; +", "idle FF12"),
    ("5; +", "FF5"),
    ("5; +; -", "idle FF4"),
    ("1; +; 2; =", "FF6"),
    ("7; /; 2; =", "FF7"),
    ("8; /; 2; =", "FF6"),
    ("=", "idle FF8"),
    ("5; +; =", "idle FF8"),
    ("1; /; 0; =", "idle FF9"),
    ("5; =; =", "idle FF12"),
    ("5; -; 5; =; =", "idle FF12"),
    ("5; AC", "FF11"),
    ("5; replace-view", "idle S3"),
    ("5; +; +; 1", "FF2"),
  ])
  func `the text of a calculator is judged by one rule`(steps: String, rules: String) throws {
    let found = try rulesCited(by: CalculatorApp(), after: steps, changing: [{ $0.text += "x" }])
    #expect(found == rules)
  }

  @Test(arguments: [
    ("", "CS1 CS1 CS1"),
    ("green=on", "CS2 CS2 CS2"),
    ("yellow=on", "CS2 CS2 CS2"),
    ("green=on; yellow=on", "CS3 CS3 CS3"),
    ("green=on; green=off", "CS1 CS1 CS1"),
    ("green=off", "idle CS4 CS4 CS4"),
    ("green=on; green=on", "idle CS4 CS4 CS4"),
    ("green=on; replace-view", "idle S3 S3 S3"),
  ])
  func `switches and status are judged by the rule on what is on`(
    steps: String, rules: String
  ) throws {
    let found = try rulesCited(
      by: ColourSelectorApp(), after: steps,
      changing: [{ $0.green.toggle() }, { $0.yellow.toggle() }, { $0.status += "x" }])
    #expect(found == rules)
  }

  @Test(arguments: [
    ("", "TC1 TC1 TC1"),
    ("input=12", "TC6 TC6 TC5"),
    ("input=", "TC6 TC6 TC5"),
    ("input=+5", "TC6 TC6 TC4"),
    ("input=-5", "TC6 TC6 TC4"),
    ("input=05", "TC6 TC6 TC4"),
    ("input=0", "TC6 TC6 TC5"),
    ("input=a", "TC6 TC6 TC4"),
    ("separators=,; input=1,2", "TC6 TC6 TC3"),
    ("separators=,.; input=1,2.3", "TC6 TC6 TC2"),
    ("separators=,; input=+1,2", "TC6 TC6 TC4"),
    ("separators=,; input=1,02", "TC6 TC6 TC4"),
    ("separators=,; input=1,a", "TC6 TC6 TC4"),
    ("separators=1; input=213", "TC6 TC6 TC8"),
    ("separators=-; input=2-3", "TC6 TC6 TC8"),
    ("separators=1; input=2", "TC6 TC6 TC3"),
    ("separators=,; input=e\u{301}", "TC6 TC6 TC9"),
    ("separators=e\u{301}; input=1", "TC6 TC6 TC9"),
    ("input=99999999999999999999", "TC6 TC6 TC7"),
    ("separators=,; input=9223372036854775807,1", "TC6 TC6 TC7"),
    ("separators=,; input=9223372036854775807", "TC6 TC6 TC3"),
    ("input=1; replace-view", "idle S3 S3 S3"),
  ])
  func `separators, input and total are judged each by a rule of its own`(
    steps: String, rules: String
  ) throws {
    let found = try rulesCited(
      by: TokenCalculatorApp(), after: steps,
      changing: [{ $0.separators += "x" }, { $0.input += "x" }, { $0.total += "x" }])
    #expect(found == rules)
  }

  @Test(arguments: [
    ("", "AF1 AF1 AF1 AF1"),
    ("street=1", "AF2 AF2 AF2 AF8"),
    ("update", "S6 S6 AF11 AF6"),
    ("update; street=1", "AF2 AF2 AF2 AF7"),
    ("update; street=1; city=2; state=3; zip=4", "AF2 AF2 AF2 AF7"),
    ("update; street= ", "AF2 AF2 AF2 AF3"),
    ("street=1; city=2; state=3; zip=4; update", "AF5 AF5 AF4 AF4"),
    ("street=1; city=2; state=3; zip=4; update; update", "AF5 AF5 AF10 AF10"),
    ("street=1; city=2; state=3; zip=4; update; city=5", "AF2 AF2 AF2 AF9"),
    ("street=1; city=2; state=3; zip=4; update; street=; update", "S6 S6 AF12 AF6"),
    ("street=1, a; city=2; state=3; zip=4; update", "AF5 AF5 AF13 AF4"),
    ("street=1  a; city=2; state=3; zip=4; update", "AF5 AF5 AF13 AF4"),
    ("street= 1; city=2; state=3; zip=4; update", "AF5 AF5 AF4 AF4"),
    ("arrive=5|6|7|8", "AF14 AF14 AF14 AF8"),
    ("street=9; arrive=5|6|7|8", "AF14 AF14 AF14 AF8"),
    ("street=5; arrive=5|6|7|8", "AF14 AF14 AF14 AF8"),
    ("street= ; arrive=5|6|7|8", "AF15 AF14 AF14 AF8"),
    ("street=1; city=2; state=3; zip=4; update; arrive=5|6|7|8", "AF15 AF15 AF14 AF16"),
    ("update; arrive=5|6|7|8", "AF14 AF14 AF14 AF16"),
    (
      "street=1; city=2; state=3; zip=4; update; street=; update; arrive=5|6|7|8",
      "AF15 AF15 AF14 AF16"
    ),
    ("arrive=5|6|7|8; street=9; update", "AF5 AF5 AF17 AF4"),
    ("arrive=5|6|7|8; update", "AF5 AF5 AF10 AF10"),
    ("arrive=5|6|7|8; arrive=1|2|3|4", "AF15 AF15 AF14 AF8"),
    ("street=1; city=2; state=3; zip=4; update; street=9; arrive=5|6|7|8", "AF15 AF15 AF14 AF8"),
    ("street=1; replace-view", "idle S3 S3 S3 S3"),
  ])
  func `street, ZIP code, address and message are judged each by a rule of its own`(
    steps: String, rules: String
  ) throws {
    let found = try rulesCited(
      by: AddressFormApp(), after: steps,
      changing: [
        { $0.street += "x" }, { $0.zip += "x" }, { $0.address += "x" }, { $0.message += "x" },
      ])
    #expect(found == rules)
  }

  @Test(arguments: [
    ("", "MS1 MS1 MS1 MS1 MS1"),
    ("query=IU", "MS4 MS7 MS7 MS7 MS3"),
    ("query=a b", "MS4 MS7 MS7 MS7 MS2"),
    ("query=é", "MS4 MS7 MS7 MS7 MS2"),
    ("query=IU2", "MS4 MS7 MS7 MS7 MS3"),
    ("query= IU", "MS4 MS7 MS7 MS7 MS3"),
    ("query=IU; query= IU", "idle MS4 MS4 MS4 MS4 MS4"),
    ("query=IU; query=", "MS4 MS5 MS5 MS5 MS5"),
    ("query=IU; query=BTS", "MS4 MS7 MS7 MS7 MS6"),
    ("query=IU; query=BTS; query=C", "MS4 MS7 MS7 MS7 MS6"),
    ("query=IU; reply=1", "MS9 MS9 MS9 MS9 MS9"),
    ("query=zz; reply=1", "MS9 MS10 MS10 MS10 MS9"),
    ("query=BTS; reply=1", "MS9 MS9 MS9 MS9 MS9"),
    ("query=IU; fail=1,networking", "MS11 MS11 MS11 MS11 MS11"),
    ("query=IU; fail=1,data; retry", "MS7 MS7 MS7 MS7 MS12"),
    ("query=IU; fail=1,data; query=BTS", "MS4 MS14 MS7 MS14 MS3"),
    ("query=IU; fail=1,data; query=IU ", "idle MS4 MS14 MS14 MS14 MS14"),
    ("query=IU; fail=1,data; query=", "MS4 MS5 MS5 MS5 MS5"),
    ("retry", "idle MS13 MS13 MS13 MS13 MS13"),
    ("query=IU; retry", "idle MS13 MS13 MS13 MS13 MS13"),
    ("query=IU; query=BTS; reply=1", "idle MS8 MS8 MS8 MS8 MS8"),
    ("query=IU; query=BTS; fail=1,data", "idle MS8 MS8 MS8 MS8 MS8"),
    ("query=IU; query=BTS; reply=2", "MS9 MS9 MS9 MS9 MS9"),
    ("query=IU; reply=2", "idle MS8 MS8 MS8 MS8 MS8"),
    ("query=IU; replace-view", "idle MS17 MS17 MS17 MS17 MS17"),
    ("query=IU; reply=1; replace-view", "idle S3 S3 S3 S3 S3"),
    ("query=IU; query=; replace-view", "idle S3 S3 S3 S3 S3"),
    ("query=IU; reply=1; query=BTS", "MS4 MS7 MS7 MS7 MS3"),
  ])
  func `query, status, songs, retry and requests are judged each by a rule of its own`(
    steps: String, rules: String
  ) throws {
    let found = try rulesCited(
      by: MusicSearchApp(), after: steps,
      changing: [
        { $0.query += "x" }, { $0.status += "x" },
        { $0.rows.append(.init(song: "", artist: "", album: "", date: "", picture: "")) },
        { $0.retry.toggle() }, { $0.asked += "x" },
      ])
    #expect(found == rules)
  }
}

/// The rules against each of some changes to what must be seen after steps, apart by `; `; `idle` where
/// the last step has no consequences.
private func rulesCited<App: AppDefinition>(
  by app: App, after steps: String, changing changes: [(inout App.Display) -> Void]
) throws -> String {
  func rules(
    of specification: some Specification<App.Gesture, App.Display>
  ) throws -> String {
    var specification = specification
    var expected = specification.initial
    for text in steps.split(separator: "; ") {
      for step in try Step<App.Gesture>.read(String(text)) {
        specification.take(step, showing: &expected)
      }
    }
    let cited = changes.map { change in
      var shown = expected.display
      change(&shown)
      return expected.rule(against: shown) ?? "none"
    }
    return ((expected.isIdle ? ["idle"] : []) + cited).joined(separator: " ")
  }
  let specification = try #require(app.specification)
  return try rules(of: specification)
}
