import AppModels
import AppRules
import AppScreens
import Foundation
import Testing

@testable import Grading
@testable import Parity

/// Words, numbers and names that a student's grade depends on.
struct GradingWordTests {
  @Test func `a difference from the specification is told by both displays and its rule`() {
    let displays = ["error", "5+"].map { CalculatorDisplay(text: $0) }
    let steps: [Step<CalculatorGesture>] = [.gesture(.press(.operation(.add)))]
    var difference = Difference(
      "four-function", after: ["+"], between: [.specification, "Mine"], showing: displays)
    difference.attribute(CalculatorApp(), steps, displays)
    var feedback = Feedback(difference)
    #expect(feedback.app == "four-function")
    #expect(feedback.rule == difference.broken.first?.rule)
    #expect(!feedback.rule.isEmpty)
    #expect(feedback.hint == difference.broken.first?.hint)
    #expect((feedback.check, feedback.steps) == (nil, ["+"]))
    #expect((feedback.expected, feedback.shown) == (#"text "error""#, #"text "5+""#))
    #expect(feedback.again == ["compare", "four-function", "+"])
    feedback.mapWords { $0.uppercased() }
    #expect((feedback.expected, feedback.shown) == (#"TEXT "ERROR""#, #"TEXT "5+""#))
    #expect(feedback.steps == ["+"])
    let nobodys = Feedback(
      Difference("four-function", after: [], between: ["MVC"], showing: [displays[0]]))
    #expect((nobodys.rule, nobodys.hint, nobodys.again) == ("", nil, ["compare", "four-function"]))
  }

  @Test func `a finding has the check's hint unless it has one of its own, and words have no more`()
  {
    func finding(_ hint: String?) -> Finding {
      Finding(
        app: "a", rule: "FF6", pattern: "MVP", check: "own",
        moments: [Finding.Moment(step: nil), Finding.Moment(step: "5")], expected: "5", shown: "6",
        kind: .visible, foundAfter: 1, hint: hint)
    }
    let own = Feedback(finding("mine"), app: "b", rule: "S1", check: "sum", hint: "other")
    #expect((own.app, own.rule, own.check, own.hint) == ("b", "S1", "sum", "mine"))
    #expect((own.expected, own.shown, own.steps) == ("5", "6", ["5"]))
    #expect(own.again == ["verify", "b", "--rule", "S1", "--scenario", "sum"])
    #expect(
      Feedback(finding(nil), app: "b", rule: "S1", check: "sum", hint: "other").hint == "other")
    let plain = Feedback(rule: "A1", app: "b", expected: "c", shown: "d", hint: "e")
    #expect((plain.rule, plain.app, plain.expected, plain.shown) == ("A1", "b", "c", "d"))
    #expect((plain.hint, plain.check, plain.steps, plain.again) == ("e", nil, [], []))
    let end = Feedback(ProcessFailure(.wentSilent, steps: []), app: "b", rule: "S5", check: nil)
    #expect(end.expected == "a display")
  }

  @Test func `a seed is the same number at every version of the grader`() {
    #expect(Seed("a").number == 198_367_012_849_983_736)
    #expect(Seed("secret", "kim", "variant", "error").number == 12_844_971_310_769_929_234)
    #expect(Seed("").number == 17_665_956_581_633_026_203)
    #expect(
      StagePackage.usualCache(for: "/kit").hasSuffix("/triptych/grading-36yzoochs4oxz"))
    #expect(StagePackage.usualCache(for: "/kit").hasPrefix("/"))
  }

  @Test(arguments: [
    ("kim", ["error": "no", "zero": "nil"]), ("lee", ["error": "oops", "zero": "null"]),
    ("ada", ["error": "no", "zero": "null"]),
  ])
  func `each student has words that stay the same`(student: String, words: [String: String]) {
    var rubric = Rubric()
    rubric.variant = ["error": ["oops", "no", "bad"], "zero": ["nil", "null"]]
    #expect(Grader.words(of: rubric, for: student, secret: "secret") == words)
    rubric.variant = ["error": ["oops"]]
    #expect(Grader.words(of: rubric, for: student, secret: "other") == ["error": "oops"])
    #expect(Grader.words(of: Rubric(), for: student, secret: "secret") == [:])
  }

  @Test func `a stage names the apps by their types, and paths are told without its place`() {
    #expect(
      StageApp(of: CalculatorApp()).source
        == #"Parity.StagedApp("four-function", CalculatorGesture.self, CalculatorDisplay.self)"#)
    let package = StagePackage(kit: "/kit", cache: "/a/../cache", apps: [])
    let text = "/cache/package/Sources/Submission/A.swift:1 and /cache/package/Package.swift, /kit"
    #expect(package.withoutPlace(text) == "A.swift:1 and Package.swift, /kit")
  }

  @Test func `limits are what is usual unless a rubric says otherwise`() {
    let limits = GradingLimits()
    #expect((limits.build, limits.step, limits.total) == (300, 2, 540))
    #expect((limits.memory, limits.files, limits.kilobytes) == (1_024, 400, 2_000))
    let rubric = Rubric()
    #expect(rubric.modules == ["AppModels", "AppScreens"])
    #expect(rubric.symbols == ["free", "malloc", "memcmp", "memcpy", "memmove", "memset"])
    #expect(rubric.points == 0 && rubric.items.isEmpty && rubric.apps.isEmpty)
    #expect(RubricItem().gestures == 10_000)
    #expect(
      RubricItem.Kind.allCases.map { ([$0.rawValue] + $0.members).joined(separator: " ") } == [
        "rule rule app partial", "architecture rule app", "random app gestures reveal",
        "specimens app",
      ])
  }

  @Test func `own scenarios are judged where they are there, can be read and hold`() throws {
    func judge(_ specimens: [Specimen] = []) -> SpecimenJudge {
      SpecimenJudge(specimens: specimens, command: "/nowhere", limits: Isolation.Limits())
    }
    let app = CalculatorApp()
    #expect(
      judge().outcomes(of: app, by: nil).reason
        == "there is no Scenarios/four-function.txt")
    #expect(
      judge().outcomes(of: app, by: "5\n  word: 5").reason == """
        Scenarios/four-function.txt, line 2: "word" is no widget; write WIDGET: TEXT, with text
        """)
    #expect(
      judge().outcomes(of: app, by: "# a\n5\n  text: 5\n# b\n7\n  text: 8\n# c\n  text: 9").reason
        == #"Scenarios/four-function.txt, line 6: by the rules "b" shows "7""#)
    let right = judge().outcomes(of: app, by: "# a\n5\n  text: 5")
    #expect(right.reason == nil && right.all.isEmpty)
    let wrong =
      ["FF6", "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9"].map { rule in
        Specimen(
          "wrong-\(rule)", of: "four-function", breaks: rule, origin: "", StrayScreen.init)
      } + [Specimen("other", of: "colour", breaks: "S2", origin: "", StrayScreen.init)]
    let outcomes = judge(wrong).outcomes(of: app, by: "# nothing")
    #expect(outcomes.reason == nil)
    #expect(outcomes.all.map { $0.feedback?.rule } == ["FF6", "S1", "S3", "S5", "S6"])
    #expect(outcomes.all.allSatisfy { $0.verdict == .fail })
    #expect(outcomes.worst?.feedback?.shown == "none of 0 finds one that breaks FF6")
    #expect(outcomes.worst?.feedback?.expected == "a scenario that finds a wrong screen")
    #expect(outcomes.worst?.feedback?.app == "four-function")
  }
}

/// A screen that is never made here.
private final class StrayScreen: Screen {
  private(set) var view = StrayView()

  func replaceView() {}
}

private final class StrayView: HeadlessView {
  let display = CalculatorDisplay()

  func perform(_ gesture: CalculatorGesture) {}
}
