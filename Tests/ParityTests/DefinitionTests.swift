import AppModels
import AppRules
import AppScreens
import MVP
import Testing

@testable import Parity

/// What an app, a rule, a specimen and a right screen are made of, and what they have by themselves.
struct DefinitionTests {
  private let turn = ColourSelectorGesture.turn(.green, on: true)

  @Test func `an app needs little, and has the rest by itself`() {
    let app = SmallApp([turn])
    var generator = SeededGenerator(seed: 1)
    #expect(app.specification == nil)
    #expect(app.specificationPattern == nil)
    #expect(app.textKinds == [:])
    #expect(app.events == [])
    #expect(app.usualStates == 200)
    #expect(app.steps == [.gesture(turn)])
    #expect(FewKeysApp("1").inventGesture(using: &generator) == nil)
    #expect(app.simplifications(of: turn) == [])
    #expect(app.allRules.map(\.number) == ["S5", "S2", "S3", "S4"])
    #expect(app.besideSpecification([.mvp]).map(\.name) == ["MVP"])
    #expect(!app.isWritten(in: Pattern("Mine")))
    #expect(app.isWritten(in: .mvp))
  }

  @Test func `a text is made simpler by its shorter texts, and a key is as simple as it is`() {
    let simpler = TokenCalculatorApp().simplifications(of: .editInput("ab"))
    #expect(simpler.map(\.notation) == ["input=", "input=b", "input=a", "input=a", "input=b"])
    #expect(TokenCalculatorApp().simplifications(of: .editSeparators("")) == [])
    #expect(CalculatorApp().simplifications(of: .press(.allClear)) == [])
    #expect(MusicSearchApp().simplifications(of: .retry) == [])
  }

  @Test func `a rule is as it is written, and by itself about behaviour as written`() {
    let rule = Rule<ColourSelectorGesture, ColourSelectorDisplay>("X1", "It is so.", scenarios: [])
    #expect([rule.number, rule.statement, rule.why, rule.hint] == ["X1", "It is so.", nil, nil])
    #expect(rule.mode == .asWritten)
    #expect(rule.stage == .behaviour)
    #expect(rule.points.isEmpty)
    let other = Rule<ColourSelectorGesture, ColourSelectorDisplay>(
      "X2", "It is.", why: "Because.", hint: "Where?", mode: .enduring, stage: .beginning,
      points: [RulePoint(\.isNew)], scenarios: [])
    #expect([other.why, other.hint] == ["Because.", "Where?"])
    #expect(other.mode == .enduring)
    #expect(other.stage == .beginning)
    #expect(other.points.count == 1)
  }

  @Test func `a specimen and a right screen are named as they are`() {
    let specimen = Specimen(
      "a name", of: "colour", in: "MVC", breaks: "CS3", origin: "a post"
    ) { FaultyScreen(.namedInOrder) }
    #expect(
      [specimen.name, specimen.app, specimen.architecture, specimen.rule, specimen.origin] == [
        "a name", "colour", "MVC", "CS3", "a post",
      ])
    #expect(specimen.pattern.name == "a name")
    let screen = RightScreen("another", of: "colour", technique: "It is odd.") {
      FaultyScreen(.none)
    }
    #expect([screen.name, screen.app, screen.technique] == ["another", "colour", "It is odd."])
    #expect(screen.pattern.name == "another")
    #expect(ColourSelectorApp().isWritten(in: screen.pattern))
    #expect(!CalculatorApp().isWritten(in: screen.pattern))
  }

  @Test func `the specification is a screen with a world and views like any other`() throws {
    let app = MusicSearchApp()
    let pattern = try #require(app.specificationPattern)
    let makeScreen = try #require(app.screenFactory(in: pattern))
    let screen = makeScreen()
    let view: AnyObject = screen.view
    #expect(screen.view === view)
    screen.take(.gesture(.editQuery("IU")))
    #expect(screen.display.status == "Searching for IU")
    screen.take(.replaceView)
    #expect(screen.view !== view)
    #expect(screen.display.status == "Searching for IU")
    screen.take(.event(.reply(1)))
    #expect(screen.display.status == "2 songs for IU")
    #expect(screen.world.parts.count == 1)
    #expect(screen.world.awaited == [])
  }

  private func difference(_ change: (inout Difference) -> Void = { _ in }) -> Difference {
    var difference = Difference(
      "four-function", after: ["5", "+"], between: ["MVC", "MVP", "MVP"],
      showing: ["5", "6", "7"].map { CalculatorDisplay(text: $0) })
    difference.moments = [nil, "5", "+"].map { step in
      Difference.Moment(
        step: step, displays: ["5", "6", "7"].map { [Widget("text", shows: $0)] })
    }
    change(&difference)
    return difference
  }

  @Test func `a difference becomes a finding in the last pattern of that name`() {
    #expect(
      Finding(difference(), in: "MVP", check: "pumping").description == """
        parity broken by MVP (four-function, pumping): after step 2, "+", expected text "5", \
        shown text "7"
          a new screen shows text "7", not text "5"
          "5" shows text "7", not text "5"
          "+" shows text "7", not text "5"
          look: what do the mediators of the two patterns do with the last gesture?
          again: compare four-function 5 +
        """)
    #expect(Finding(difference(), in: "Mine", check: "pumping").shown == #"text "5""#)
  }

  @Test
  func `a difference that does not come again, or ends a process, is a finding without looks`() {
    let chance = Finding(difference { $0.isRepeatable = false }, in: "MVP", check: "pumping")
    #expect(
      chance.description == """
        parity broken by MVP (four-function, pumping): after step 2, "+", expected text "5", \
        shown text "7"
          steps: "5", "+"
          look: the same steps do not show it again, which breaks S2: is there a clock, or chance?
          again: verify four-function
        """)
    #expect(chance.kind == .hidden)
    let fatal = Finding(
      difference {
        $0.isFatal = true
        $0.isOfSteps = true
        $0.isCutShort = true
        $0.foundAfter = 7
      }, in: "MVC", check: "these steps")
    #expect(fatal.kind == .fatal)
    #expect(fatal.moments.map(\.step) == [nil, "5", "+"])
    #expect(fatal.foundAfter == 7)
    #expect(fatal.isCutShort)
    #expect(fatal.again == ["compare", "four-function", "5", "+"])
  }
}
