import AppModels
import AppRules
import AppScreens
import Testing

@testable import Parity

/// The operations that are gathered for a stage, before any process is asked.
struct StagedOperationTests {
  private let app = CalculatorApp()
  private let five = Step.gesture(CalculatorGesture.press(.digit(.five)))

  private var stage: Stage {
    Stage(executable: "/no/such/file", limits: Isolation.Limits())
  }

  /// The operations that something keeps to itself until they are carried out.
  private func operations(of keeper: Any) throws -> String {
    let operations = Mirror(reflecting: keeper).descendant("operations") as? [StageOperation]
    return try #require(operations).map { "\($0)" }.joined(separator: " ")
  }

  @Test func `a screen is let go on the stage when nobody holds it here, unless it is kept`() {
    let stage = stage
    do { _ = StagedAct(of: app, editing: [], on: stage) }
    #expect(stage.failure != nil)
    stage.renew(keepingScreens: true)
    do { _ = StagedAct(of: app, editing: [], on: stage) }
    #expect(stage.failure == nil)
    var kept: StagedAct<CalculatorApp>? = StagedAct(of: app, editing: [], on: stage)
    stage.renew()
    withExtendedLifetime(kept) {}
    kept = nil
    #expect(stage.failure == nil)
  }

  @Test func `what a screen takes is gathered until somebody looks`() throws {
    let act = StagedAct(of: MusicSearchApp(), editing: [], on: stage)
    #expect(try operations(of: act) == "make(1)")
    #expect(act.look().views == 0)
    #expect(try operations(of: act) == "")
    act.take(.gesture(.editQuery("IU")))
    act.happen(.reply(2))
    act.answerWithdrawn(failing: true)
    act.answerWithdrawn(failing: false)
    #expect(
      try operations(of: act) == """
        step(1, "query=IU") step(1, "reply=2") answerWithdrawn(1, failing: true) \
        answerWithdrawn(1, failing: false)
        """)
    #expect(act.look().display == MusicSearchDisplay())
    #expect(try operations(of: act) == "")
    #expect(act.parts.map(ObjectIdentifier.init) == [ObjectIdentifier(act)])
    #expect(act.awaited == [])
  }

  @Test func `each change of screens side by side is looked at once`() throws {
    var screens = try #require(StagedScreens(app, on: stage))
    var looks = [screens.isIdentical, screens.isIdentical]
    screens.take(five)
    looks += [screens.isIdentical, screens.isIdentical]
    screens.take(five)
    screens.take(.replaceView)
    looks.append(screens.isIdentical)
    #expect(looks == [true, true, true, true, true])
    #expect(
      try operations(of: screens) == """
        make(1) look(1) step(1, "5") look(1) step(1, "5") step(1, "replace-view") look(1)
        """)
    screens.renew()
    _ = screens.isIdentical
    #expect(try operations(of: screens).hasSuffix("look(1) letGo(1) make(2) look(2)"))
    #expect(screens.state == (0, true))
  }

  @Test func `after two hundred and fifty-six looks the operations are carried out`() throws {
    let stage = stage
    var screens = try #require(StagedScreens(app, on: stage))
    for _ in 0..<254 {
      _ = screens.isIdentical
      screens.take(five)
    }
    var isIdentical = screens.isIdentical
    #expect(isIdentical)
    #expect(stage.failure == nil)
    screens.take(five)
    isIdentical = screens.isIdentical
    #expect(!isIdentical)
    #expect(stage.failure != nil)
    #expect(try operations(of: screens) == "")
    #expect(screens.difference == nil)
  }

  @Test func `an app for a stage is its name and its rules, and nothing to draw from`() {
    var app = StagedApp("mine", CalculatorGesture.self, CalculatorDisplay.self)
    #expect(app.name == "mine")
    #expect(app.title == "mine")
    #expect(app.notation == "")
    #expect(app.demonstration == [])
    #expect(app.alphabet == [])
    #expect(app.steps == [])
    app.rules = CalculatorApp().rules
    #expect(app.allRules.map(\.number) == CalculatorApp().allRules.map(\.number))
    #expect(StagedScreens(app, on: stage) == nil)
    #expect(stage.difference(by: .sequences(length: 1), of: app) == nil)
  }
}
