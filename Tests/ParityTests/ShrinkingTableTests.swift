import AppModels
import AppRules
import AppScreens
import Testing

@testable import Parity

/// The steps that are tried while others are left out, in their order.
struct ShrinkingTableTests {
  private func tried<Subject: AppDefinition>(
    on app: Subject, after notations: String, limit: Int = 2_000, successes: Int = .max,
    keepingLast: Bool = false, while shows: @escaping ([String]) -> Bool
  ) throws -> String {
    let steps = try notations.split(separator: " ").flatMap {
      try Step<Subject.Gesture>.read(String($0))
    }
    var tried: [String] = []
    let shrinking = Shrinking(
      steps, of: app, limit: limit, successes: successes, keepingLast: keepingLast
    ) { steps in
      tried.append(steps.map(\.notation).joined(separator: " "))
      return shows(steps.map(\.notation))
    }
    let left = shrinking.steps.map(\.notation).joined(separator: " ")
    #expect(shrinking.tries == tried.count)
    return "\(left), \(tried.count)\(shrinking.isCutShort ? " cut short" : "")"
  }

  @Test func `of four keys the second half is left out first, then the first, then each`() throws {
    var tried: [String] = []
    let steps = try Step<CalculatorGesture>.read("1+2=")
    _ = Shrinking(steps, of: FewKeysApp("12+=")) { steps in
      tried.append(steps.map(\.notation).joined())
      return steps.contains(.gesture(.press(.equals)))
    }
    #expect(tried == ["2=", "", "=", "", "+", "1", "2"])
  }

  @Test func `keys are left out, made alike and made simpler`() throws {
    let app = CalculatorApp()
    let keys = "1 2 + 3 replace-view * 4 4 - AC 7 / 0 = = 9"
    let tried = [
      try tried(on: app, after: keys) { $0.contains("=") && $0.contains("0") },
      try tried(on: app, after: keys) { $0.count > 4 && $0.first != "=" },
      try tried(on: app, after: keys, keepingLast: true) { $0.last == "9" && $0.count > 2 },
      try tried(on: app, after: keys, limit: 9) { $0.count > 3 },
      try tried(on: app, after: keys, successes: 3) { $0.contains("=") },
      try tried(on: app, after: keys) { Set($0).count > 3 },
    ]
    #expect(
      tried == [
        "0 =, 33", "7 7 7 7 7, 19", "7 7 9, 11",
        "0 = = 9, 9 cut short", "= 9, 5 cut short",
        "+ 8 7 9, 34",
      ])
  }

  @Test func `texts are left out, made alike and made simpler`() throws {
    let app = TokenCalculatorApp()
    let edits = "separators=,; input=1,2;3 replace-view input=abc17 separators=-"
    let searches = "query=IU reply=2 fail=2,data query=zz"
    let tried = [
      try tried(on: app, after: edits) { $0.joined().contains("17") },
      try tried(on: app, after: edits, keepingLast: true) { $0.joined().contains("7") },
      try tried(on: MusicSearchApp(), after: searches) { $0.count > 2 },
    ]
    #expect(
      tried == [
        "input=17, 17", "input=7 separators=, 20",
        "reply=1 reply=1 retry, 14",
      ])
  }

  @Test(arguments: [
    ("", []), ("a", ["", "", "", ""]), ("e\u{301}", ["", "", "", ""]),
    ("aé", ["", "é", "a", "a", "é"]),
    (
      "12345678",
      [
        "", "5678", "1234", "345678", "125678", "123478", "123456", "2345678", "1345678", "1245678",
        "1235678", "1234678", "1234578", "1234568", "1234567", "1234567", "2345678",
      ]
    ),
  ])
  func `the texts that are shorter than one come in their order`(text: String, texts: [String]) {
    #expect(text.shorterTexts == texts)
  }

  @Test func `steps are as simple as their notation is short, early and small`() {
    let app = MusicSearchApp()
    let simplicity = StepSimplicity(app)
    let steps = Set(app.steps + [.replaceView, .gesture(.editQuery("A")), .event(.reply(9))])
    #expect(
      simplicity.ordered(steps).map(\.notation) == [
        "retry", "query=", "query=C", "reply=1", "reply=2", "query=A", "reply=9", "query=IU",
        "query=zz", "query=IU ", "query=BTS", "fail=2,data", "replace-view", "fail=1,parsing",
        "fail=1,networking",
      ])
    #expect(simplicity.simpler(than: .event(.reply(9))).map(\.notation) == ["reply=1", "reply=2"])
    #expect(
      simplicity.simpler(than: .gesture(.editQuery("A"))).map(\.notation) == [
        "query=", "query=C", "retry",
      ])
    #expect(simplicity.simpler(than: .replaceView) == [])
  }
}
