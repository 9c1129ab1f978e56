import AppDefinitions
import AppScreens
import HostileScreens
import Testing
import TriptychInspection
import TriptychParity
import TriptychTerminal
import TriptychTestSupport

@testable import TriptychGrading

/// A map of a class.
struct ClassMapTests {
  private var rubric: Rubric {
    get throws {
      var rubric = try Rubric.example("first-lab")
      let kinds: [String: RubricItem.Kind] = [
        "A14": .architecture, "unseen": .random, "mine": .faultyScreens,
      ]
      rubric.items = ["unseen", "S1", "FF10", "A14", "mine"].map { id in
        var item = RubricItem()
        (item.id, item.points, item.kind) = (id, 1, kinds[id] ?? .rule)
        return item
      }
      return rubric
    }
  }

  private func report(
    _ name: String, _ steps: [String: [String]], open: [String] = []
  ) throws -> GradeReport {
    GradeReport(
      student: name, verdict: .pass, reasons: [], remarks: [],
      items: try rubric.items.map { item in
        let outcome = steps[item.id].map { steps in
          RunOutcome(
            verdict: .fail,
            feedback: Feedback(
              rule: item.id, app: "\(name)Presenter", steps: steps, expected: "5", shown: "6"))
        }
        let other = open.contains(item.id) ? RunOutcome.notRun("it is not tried") : .pass
        return ItemResult(item, title: "Holds.", [outcome ?? other])
      })
  }

  @Test func `rules come by the number that break them, with the most frequent counterexample`()
    throws
  {
    let reports = [
      try report("kim", ["FF10": ["+", "5"], "A14": []]), try report("lee", ["FF10": ["+"]]),
      try report("ann", ["FF10": ["+"], "S1": []]), try report("joe", [:]),
      GradeReport(student: "sam", verdict: .unbuilt, reasons: ["x"], remarks: [], items: []),
    ]
    let map = ClassMap(of: reports, by: try rubric, exercises: ["FF10": "01-say-error"])
    #expect(
      map.text() == """
        5 submissions: 4 judged and 1 unbuilt

        3  FF10  Holds.
           most often, 2 times: +
           expected: 5
           shown: 6
           exercise: 01-say-error

        1  S1  Holds.
           for example: a new screen
           expected: 5
           shown: 6

        1  A14  Holds.

        """)
    for name in ["kim", "lee", "Presenter"] { #expect(!map.text().contains(name)) }
    #expect(ReportFormat.isReport(map.text()))
  }

  @Test func `a long example has two lines, none wider than the terminal`() throws {
    let text = String(repeating: "👩‍👩‍👧", count: 9_000)
    let map = ClassMap(of: [try report("kim", ["FF10": ["separators=\(text)"]])], by: try rubric)
    let lines = map.text().split(separator: "\n")
    #expect(lines.allSatisfy { String($0).displayWidth <= 80 }, "\(lines)")
    #expect(lines.count == 6)
  }

  @Test func `the exercise on a rule is the one that is about the fewest others`() throws {
    try withFolder([
      "01-a/exercise.json": #"{"behaviour": ["S1", "S3"]}"#,
      "02-b/exercise.json": #"{"behaviour": ["S3"], "structure": []}"#, "notes.md": "",
    ]) { folder in
      let found = try ExerciseIndex.exercises(in: folder)
      #expect(found == ["S1": "01-a", "S3": "02-b"])
      #expect(try ExerciseIndex.exercises(in: "\(folder)/none").isEmpty)
    }
  }

  @Test func `an example says what is done besides its steps, and another pattern is counted once`()
    throws
  {
    var other = Feedback(rule: "A14", app: "", expected: "", shown: "")
    other.otherPattern = .mvvm
    let app = CalculatorApp()
    let forgetful = AlteredScreen.pattern("Forgetful", of: app) { last, gesture, right in
      gesture == nil && right.text == "5*" ? CalculatorDisplay(text: "5") : right
    }
    let findings = app.report(on: forgetful).findings
    let onNewViews = try #require(findings.first { $0.condition == .replacedViews })
    let feedback = ["A14": other, "S1": Feedback(onNewViews, deciding: "S1")]
    let items = try rubric.items.map { item in
      ItemResult(
        item, title: "Holds.",
        [feedback[item.id].map { RunOutcome(verdict: .fail, feedback: $0) } ?? .pass])
    }
    let report = GradeReport(
      student: "kim", verdict: .pass, reasons: [], remarks: [], items: items)
    #expect(
      ClassMap(of: [report], by: try rubric).text() == """
        1 submission: 1 judged

        1  has another pattern than MVP; the rules of MVP alone do not count it

        1  S1  Holds.
           for example: 2 + 3 = *, replacing the view at each step
           expected: text "5*"
           shown: text "5"

        """)
  }

  @Test func `what is not decided is counted in the last line, and random steps come last`()
    throws
  {
    let reports = [
      try report("kim", ["unseen": ["+"], "FF10": ["+"]], open: ["mine"]),
      try report("lee", ["unseen": ["+"], "mine": []], open: ["FF10", "A14"]),
      try report("ann", [:], open: ["FF10", "mine"]),
    ]
    #expect(
      ClassMap(of: reports, by: try rubric).text() == """
        3 submissions: 3 judged

        3  mine  Holds.

        1  FF10  Holds.
           for example: +
           expected: 5
           shown: 6

        2  unseen  Holds.

        not decided: FF10 for 2 and A14 for 1

        """)
  }
}
