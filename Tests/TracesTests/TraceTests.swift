import AppModels
import AppRules
import AppScreens
import RecordedMVC
import RecordedMVP
import RecordedMVVM
import Testing
import TriptychParity
import TriptychTextLayout
import TriptychTraces

/// Who says what to whom, in each pattern.
struct TraceTests {
  @Test(arguments: [
    (
      Pattern.mvcRecorded,
      """
      # new screen
      controller → view 1: delegate = controller
      controller → view 1: text = "0"
      view 1 → person: text: "0"
      # +
      person → view 1: +
      view 1 → controller: calculatorView(view 1, didPress: .operation(.add))
      controller → controller: isRejected: false → true
      controller → view 1: text = "error"
      view 1 → person: text: "error"
      # 5
      person → view 1: 5
      view 1 → controller: calculatorView(view 1, didPress: .digit(.five))
      controller → calculator: calculator.entry: .nothing → .expression("5")
      controller → controller: isRejected: true → false
      controller → view 1: text = "5"
      view 1 → person: text: "5"
      # replace-view
      controller → view 1: delegate = nil
      controller → view 2: delegate = controller
      controller → view 2: text = "5"
      """
    ),
    (
      .mvpRecorded,
      """
      # new screen
      view 1 → presenter: attach(view 1)
      presenter → view 1: show(text: "0")
      view 1 → person: text: "0"
      # +
      person → view 1: +
      view 1 → presenter: press(.operation(.add))
      presenter → presenter: isRejected: false → true
      presenter → view 1: show(text: "error")
      view 1 → person: text: "error"
      # 5
      person → view 1: 5
      view 1 → presenter: press(.digit(.five))
      presenter → calculator: calculator.entry: .nothing → .expression("5")
      presenter → presenter: isRejected: true → false
      presenter → view 1: show(text: "5")
      view 1 → person: text: "5"
      # replace-view
      view 2 → presenter: attach(view 2)
      presenter → view 2: show(text: "5")
      """
    ),
    (
      .mvvmRecorded,
      """
      # new screen
      view 1 → viewModel: bind text
      viewModel → view 1: text: "0"
      view 1 → person: text: "0"
      # +
      person → view 1: +
      view 1 → viewModel: press(.operation(.add))
      viewModel → viewModel: isRejected: false → true
      viewModel → viewModel: text: "0" → "error"
      viewModel → view 1: text: "error"
      view 1 → person: text: "error"
      # 5
      person → view 1: 5
      view 1 → viewModel: press(.digit(.five))
      viewModel → calculator: calculator.entry: .nothing → .expression("5")
      viewModel → viewModel: isRejected: true → false
      viewModel → viewModel: text: "error" → "5"
      viewModel → view 1: text: "5"
      view 1 → person: text: "5"
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
  func `the controller reads the view, and the presenter does not`() throws {
    func reads(_ pattern: Pattern) throws -> [String] {
      try trace(AddressFormApp(), in: pattern, "city=Seoul", "update").messages
        .filter { $0.kind == .read && $0.name == "city" }.map(\.text).uniqued
    }
    #expect(try reads(.mvcRecorded) == [#"read city: "Seoul""#])
    #expect(try reads(.mvpRecorded) == [])
    #expect(try reads(.mvvmRecorded) == [])
  }

  @Test
  func `a view does not hear what it sets a value to, but what is made of it`() throws {
    let edits = Address.Part.allCases.map { Step.gesture(AddressFormGesture.edit($0, " x")) }
    let trace = try #require(
      Trace(
        of: "address", in: .mvvmRecorded, edits + [.gesture(.update)],
        showing: AddressFormDisplay.self))
    func messages(_ episode: Int) -> [String] {
      trace.episodes[episode].messages.filter { $0.site != nil }
        .map { "\($0.kind.rawValue): \($0.text)" }
    }
    for (index, part) in Address.Part.allCases.enumerated() {
      #expect(messages(index + 1) == [#"assign: \#(part) = " x""#, #"notify: message: """#])
    }
    #expect(messages(5).first == "call: update()")
    #expect(messages(5).contains(#"notify: zip: "x""#))
  }

  @Test(arguments: [Pattern.mvcRecorded, .mvpRecorded, .mvvmRecorded])
  func `a trace is the same at every run`(pattern: Pattern) throws {
    let first = try trace(ColourSelectorApp(), in: pattern, "green=on", "yellow=on")
    let second = try trace(ColourSelectorApp(), in: pattern, "green=on", "yellow=on")
    #expect(first == second)
  }

  @Test(arguments: TriptychApps.all)
  func `which view the controller listens to is told in each app`(app: any AppDefinition) throws {
    func delegates<Subject: AppDefinition>(of app: Subject) throws -> [String] {
      try trace(app, in: .mvcRecorded, "replace-view").messages.filter { $0.name == "delegate" }
        .map { "view \($0.view ?? 0): \($0.arguments.joined())" }
    }
    #expect(
      try delegates(of: app) == ["view 1: controller", "view 1: nil", "view 2: controller"])
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
    (Pattern("Half silent").adding(HalfSilentScreen.init), true), (.mvcRecorded, false),
    (.mvpRecorded, false),
    (.mvvmRecorded, false),
  ])
  func `that a view does not record what it is told is known`(
    pattern: Pattern, isLacking: Bool
  ) throws {
    #expect(try trace(CalculatorApp(), in: pattern, "5").lacksShowing == isLacking)
  }
}
