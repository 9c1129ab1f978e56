import AppScreens
import Foundation
import Testing

@testable import Inspection

/// Settings, excuses and costs of change, word by word.
struct SettingsWordTests {
  private static let rules =
    (1...23).map { "A\($0)" }.joined(separator: ", ") + " and A24"

  @Test(arguments: [
    (#"{"b": 1, "a": 2}"#, #"the file has "a", and can have targets, patterns, rules and exclude"#),
    ("[]", "the file is no object, {…}"),
    (#"{"exclude": [1]}"#, #""exclude" of the file is no list of names"#),
    (#"{"targets": {"Shop": 1}}"#, #""Shop" in "targets" of the file is no object, {…}"#),
    (
      #"{"targets": {"Shop": {"view": []}}}"#,
      #""Shop" in "targets" of the file has "view", and can have views, mediators, models, ports, "#
        + "screens, pattern and bystanders"
    ),
    (
      #"{"targets": {"Shop": {"views": ["A", ""]}}}"#,
      #""views" of "Shop" in "targets" of the file is no list of names"#
    ),
    (
      #"{"patterns": {"Shop": "VIP"}}"#,
      #""Shop" in "patterns" of the file is one of MVC, MVP and MVVM, not "VIP""#
    ),
    (#"{"patterns": {"Shop": 1}}"#, #""Shop" in "patterns" of the file is no text"#),
    (
      #"{"rules": {"A5": {"severity": "low"}}}"#,
      #""severity" of "A5" in "rules" of the file is one of note, warning, error and off, not "low""#
    ),
    (
      #"{"rules": {"A5": {"severity": "off", "reason": " "}}}"#,
      #""A5" in "rules" of the file switches the rule off without a "reason"; say why"#
    ),
    (#"{"rules": {"A5": {"reason": "a"}}}"#, #""A5" in "rules" of the file has no "severity""#),
    (
      #"{"rules": {"A5": {"severity": "off", "reason": 1}}}"#,
      #""reason" of "A5" in "rules" of the file is no text"#
    ),
    (#"{"rules": {"A0": {}}}"#, #"there is no rule "A0"; the rules are \#(rules)"#),
    (
      #"{"rules": {"A5": {"why": ""}}}"#,
      #""A5" in "rules" of the file has "why", and can have severity and reason"#
    ),
  ])
  func `a mistake in settings is told whole`(text: String, message: String) {
    let error = #expect(throws: InspectionSettings.Mistake.self) {
      try InspectionSettings(json: Data(text.utf8))
    }
    #expect(error?.description == message)
  }

  @Test func `settings that say nothing change nothing`() throws {
    for settings in [InspectionSettings(), try InspectionSettings(json: Data("{}".utf8))] {
      #expect(settings.hints.all.isEmpty && settings.hints.patterns.isEmpty)
      #expect(settings.severities.isEmpty && settings.rulesOff.isEmpty && settings.excluded.isEmpty)
    }
    let text = #"{"rules": {"A5": {"severity": "off", "reason": " so \t"}}, "exclude": []}"#
    #expect(try InspectionSettings(json: Data(text.utf8)).rulesOff == ["A5": "so"])
  }

  @Test(arguments: [
    ("let a = 1  // triptych:allow A5 so it is ", "A5|so it is|1|3"),
    ("// triptych:allow A5", "A5||1|3"), ("// triptych:allow", "||1|3"),
    ("// see triptych:allow A5\tso", "A5|so|1|3"), ("/// triptych:allow A5 so", "A5|so|1|3"),
    ("let a = \"triptych:allow A5 so\"", nil), ("triptych:allow A5 so", nil),
    ("// allow A5 so", nil), ("let a = \"//\"; f() // triptych:allow A5 so", "A5|so|1|3"),
  ])
  func `a comment excuses by its words`(line: String, excuse: String?) {
    let source = SourceText("\(line)\n// more\nlet b = 1\n", file: "A.swift")
    let found = source.excuses.map {
      "\($0.rule)|\($0.reason)|\($0.place.line)|\($0.next)"
    }
    #expect(found == (excuse.map { [$0] } ?? []))
    #expect(source.excuses.allSatisfy { $0.place.file == "A.swift" })
  }

  @Test(arguments: [
    ("A5", "so", nil), ("A24", "so", nil),
    (
      "A5", "",
      "triptych:allow A5 gives no reason, so it excuses nothing; write one behind the rule"
    ),
    ("A25", "so", "triptych:allow names no rule: \"A25\"; the rules are \(rules)"),
    ("", "", "triptych:allow names no rule: \"\"; the rules are \(rules)"),
  ])
  func `a mistake in a comment says what would be right`(
    rule: String, reason: String, mistake: String?
  ) {
    let place = SourceLine(file: "A.swift", line: 1)
    #expect(InspectionExcuse(rule: rule, reason: reason, place: place, next: 2).mistake == mistake)
  }

  @Test func `the next line of code is past comments, and before a blank line`() {
    func next(_ text: String) -> [Int] { SourceText(text, file: "A.swift").excuses.map(\.next) }
    let comment = "// triptych:allow A5 so"
    #expect(next(comment) == [1])
    #expect(next("\(comment)\nlet a = 1") == [2])
    #expect(next("\(comment)\n// b\n/* c */\nlet a = 1") == [4])
    #expect(next("\(comment)\n// b\n\nlet a = 1") == [3])
    #expect(next("\(comment)\n// b") == [1])
    #expect(next("let a = 1\n\(comment)\n\(comment)\nlet b = 1") == [4, 4])
  }
}
