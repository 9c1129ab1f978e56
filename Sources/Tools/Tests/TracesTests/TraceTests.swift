import AppDefinitions
import AppModels
import AppScreens
import FixturePatterns
import Testing
import TriptychParity
import TriptychTerminal
import TriptychTraces

/// Who says what to whom, in each pattern.
struct TraceTests {
  @Test(arguments: [
    (
      Pattern.fixtureMVC,
      """
      # new screen
      controller → view 1: delegate = controller
      controller → view 1: text = "0"
      view 1 → user: text: "0"
      # +
      user → view 1: +
      view 1 → controller: calculatorView(view 1, didPress: .operation(.add))
      controller → controller: isRejected: false → true
      controller → view 1: text = "error"
      view 1 → user: text: "error"
      # 5
      user → view 1: 5
      view 1 → controller: calculatorView(view 1, didPress: .digit(.five))
      controller → calculator: calculator.entry: .nothing → .expression("5")
      controller → controller: isRejected: true → false
      controller → view 1: text = "5"
      view 1 → user: text: "5"
      # replace-view
      controller → view 1: delegate = nil
      controller → view 2: delegate = controller
      controller → view 2: text = "5"
      """
    ),
    (
      .fixtureMVP,
      """
      # new screen
      view 1 → presenter: attach(view 1)
      presenter → view 1: show(text: "0")
      view 1 → user: text: "0"
      # +
      user → view 1: +
      view 1 → presenter: press(.operation(.add))
      presenter → presenter: isRejected: false → true
      presenter → view 1: show(text: "error")
      view 1 → user: text: "error"
      # 5
      user → view 1: 5
      view 1 → presenter: press(.digit(.five))
      presenter → calculator: calculator.entry: .nothing → .expression("5")
      presenter → presenter: isRejected: true → false
      presenter → view 1: show(text: "5")
      view 1 → user: text: "5"
      # replace-view
      view 2 → presenter: attach(view 2)
      presenter → view 2: show(text: "5")
      """
    ),
    (
      .fixtureMVVM,
      """
      # new screen
      view 1 → viewModel: bind text
      viewModel → view 1: text: "0"
      view 1 → user: text: "0"
      # +
      user → view 1: +
      view 1 → viewModel: press(.operation(.add))
      viewModel → viewModel: isRejected: false → true
      viewModel → viewModel: text: "0" → "error"
      viewModel → view 1: text: "error"
      view 1 → user: text: "error"
      # 5
      user → view 1: 5
      view 1 → viewModel: press(.digit(.five))
      viewModel → calculator: calculator.entry: .nothing → .expression("5")
      viewModel → viewModel: isRejected: true → false
      viewModel → viewModel: text: "error" → "5"
      viewModel → view 1: text: "5"
      view 1 → user: text: "5"
      # replace-view
      view 1 → viewModel: unbind text
      view 2 → viewModel: bind text
      viewModel → view 2: text: "5"
      """
    ),
  ])
  func `a rejected key, a key and a new view are followed through a pattern`(
    pattern: Pattern, conversation: String
  ) throws {
    let trace = try trace(CalculatorApp(), in: pattern, "+", "5", "replace-view")
    #expect(trace.conversation == conversation)
  }

  @Test
  func `what a mediator reads of its view is told, and only then`() throws {
    func reads(_ pattern: Pattern) throws -> [String] {
      try trace(MusicSearchApp(), in: pattern, "query=IU").messages
        .filter { $0.kind == .read }.map(\.text).uniqued
    }
    #expect(try reads(.fixtureMVC) == [#"read query: "IU""#])
    #expect(try reads(.fixtureMVP) == [])
    #expect(try reads(.fixtureMVVM) == [])
  }

  @Test
  func `a value that a view sets comes back to it, before what is made of the value`() throws {
    let trace = try trace(MusicSearchApp(), in: .fixtureMVVM, "query=IU")
    #expect(
      trace.episodes[1].messages.filter { $0.site != nil }
        .map { "\($0.kind.rawValue): \($0.text)" } == [
          #"assign: query = "IU""#, #"notify: query: "IU""#, #"request: search("IU")"#,
          #"notify: status: "searching for IU""#, "notify: canRetry: false",
        ])
  }

  @Test(arguments: Pattern.fixtures)
  func `a trace is the same at every run`(pattern: Pattern) throws {
    let first = try trace(MusicSearchApp(), in: pattern, "query=IU", "reply=1")
    let second = try trace(MusicSearchApp(), in: pattern, "query=IU", "reply=1")
    #expect(first == second)
  }

  @Test
  func `a view that records nothing still changes what is seen`() throws {
    let silent = Pattern("Silent").adding(SilentScreen.init)
    let trace = try trace(CalculatorApp(), in: silent, "5", "replace-view", "+")
    #expect(!trace.isRecorded)
    #expect(
      trace.episodes[1].messages.map(\.text) == [
        "5", #"calculator.entry: .nothing → .expression("5")"#, #"text: "yes""#,
      ])
    #expect(trace.episodes[3].messages.first?.receiver == .view(2))
  }

  @Test(arguments: [
    (Pattern("Half silent").adding(HalfSilentScreen.init), true), (.fixtureMVC, false),
    (.fixtureMVP, false),
    (.fixtureMVVM, false),
  ])
  func `that a view does not record what it is told is known`(
    pattern: Pattern, isLacking: Bool
  ) throws {
    #expect(try trace(CalculatorApp(), in: pattern, "5").lacksShowing == isLacking)
  }
}
