import AppModels
import AppRules
import AppScreens
import MVC
import MVP
import MVVM
import Parity
import Testing
import Traces

struct TraceTests {
  @Test(arguments: [
    (
      Pattern.mvc,
      [
        #"gesture: +"#,
        "delegate: calculatorView(view, didPress: .operation(.add))",
        "state: isRejected: false → true",
        #"set: text = "error""#,
        #"display: text: "error""#,
      ]
    ),
    (
      .mvp,
      [
        #"gesture: +"#,
        "call: press(.operation(.add))",
        "state: isRejected: false → true",
        #"show: show(text: "error")"#,
        #"display: text: "error""#,
      ]
    ),
    (
      .mvvm,
      [
        #"gesture: +"#,
        "call: press(.operation(.add))",
        #"state: text: "0" → "error""#,
        #"notify: text: "error""#,
        #"display: text: "error""#,
      ]
    ),
  ])
  func `a rejected key is followed through a pattern`(pattern: Pattern, lines: [String]) throws {
    let trace = try trace(CalculatorApp(), in: pattern, "+")
    #expect(trace.episodes[1].lines == lines)
  }

  @Test(arguments: [
    (Pattern.mvc, ["set: delegate = nil", "set: delegate = controller", #"set: text = "5""#]),
    (.mvp, ["call: attach(view)", #"show: show(text: "5")"#]),
    (.mvvm, ["unbind: unbind text", "bind: bind text", #"notify: text: "5""#]),
  ])
  func `a new view is followed through a pattern`(pattern: Pattern, lines: [String]) throws {
    let episode = try trace(CalculatorApp(), in: pattern, "5", "replace-view").episodes[2]
    #expect(episode.lines == lines)
    #expect(episode.messages.last?.receiver == .view(2))
    #expect(episode.messages[0].view == (pattern.name == "MVP" ? 2 : 1))
  }

  @Test
  func `the controller reads the view, and the presenter does not`() throws {
    func reads(_ pattern: Pattern) throws -> [String] {
      try trace(TokenCalculatorApp(), in: pattern, "input=7").messages
        .filter { $0.kind == .read }.map(\.text)
    }
    #expect(try reads(.mvc) == [#"read input: "7""#])
    #expect(try reads(.mvp) == [])
    #expect(try reads(.mvvm) == [])
  }

  @Test
  func `a view does not hear what it sets a value to, but what is made of it`() throws {
    let edits = Address.Part.allCases.map { Step.gesture(AddressFormGesture.edit($0, " x")) }
    let trace = try #require(
      Trace(
        of: "address", in: .mvvm, edits + [.gesture(.update)], showing: AddressFormDisplay.self))
    func messages(_ episode: Int) -> [String] {
      trace.episodes[episode].messages.filter { $0.site != nil }
        .map { "\($0.kind.rawValue): \($0.text)" }
    }
    #expect(messages(1) == [#"assign: street = " x""#, #"notify: message: """#])
    #expect(messages(4) == [#"assign: zip = " x""#, #"notify: message: """#])
    #expect(messages(5).prefix(1) == ["call: update()"])
    #expect(messages(5).contains(#"notify: zip: "x""#))
    #expect(trace.episodes[1].messages[1].receiver == .mediator)
    #expect(trace.mismatches == [])
  }

  @Test
  func `a change of the model stands before the message that tells of it`() throws {
    let episode = try trace(TokenCalculatorApp(), in: .mvvm, "input=7").episodes[1]
    #expect(
      episode.lines == [
        "gesture: input=7", #"call: edit(input: "7")"#, #"state: calculator.input: "" → "7""#,
        #"state: input: "" → "7""#, #"notify: input: "7""#, #"state: total: "0" → "7""#,
        #"notify: total: "7""#, #"display: input: "7""#, #"display: total: "7""#,
      ])
    #expect(episode.messages[2].receiver == .model)
    #expect(episode.messages[3].receiver == .mediator)
  }

  @Test(arguments: [
    (Pattern.mvc, "controller", "ColourSelectorController"),
    (.mvp, "presenter", "ColourSelectorPresenter"),
    (.mvvm, "viewModel", "ColourSelectorViewModel"),
  ])
  func `the participants have the names of the code`(
    pattern: Pattern, mediator: String, type: String
  ) throws {
    let participants = try trace(ColourSelectorApp(), in: pattern, "green=on").participants
    #expect(participants.mediator?.name == mediator)
    #expect(participants.mediator?.type == type)
    #expect(participants.models.map(\.name) == ["selector"])
    #expect(participants.view == "HeadlessColourSelectorView")
  }

  @Test
  func `a view hears of the change that comes right before`() throws {
    let update = try trace(AddressFormApp(), in: .mvvm, "update").episodes[1].lines
    #expect(
      update.map { $0.prefix(while: { $0 != " " }) } == [
        "gesture:", "call:", "state:", "state:", "notify:", "display:",
      ])
    #expect(update[2].hasPrefix("state: remark: .none → .rejected"))
    for app in TriptychApps.all {
      for episode in try trace(app, in: .mvvm, app.demonstration).episodes {
        for (place, heard) in episode.messages.enumerated() where heard.kind == .notify {
          let changes = episode.messages[..<place].reversed().prefix { $0.kind == .state }
          let isFirst = changes.map(\.name).firstIndex(of: heard.name).map { $0 == 0 } ?? true
          #expect(
            isFirst, "\(app.name), \(episode.name): \(changes.map(\.name)) before \(heard.name)")
        }
      }
    }
  }

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
  func `a trace is the same at every run`(pattern: Pattern) throws {
    let first = try trace(ColourSelectorApp(), in: pattern, "green=on", "yellow=on")
    let second = try trace(ColourSelectorApp(), in: pattern, "green=on", "yellow=on")
    #expect(first == second)
    #expect(try first.jsonLines() == second.jsonLines())
  }

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
  func `what a view records is declared where it says`(pattern: Pattern) throws {
    for app in TriptychApps.all {
      let trace = try trace(app, in: pattern, app.demonstration)
      for message in trace.messages where message.site != nil {
        let declaration = Declaration(of: message, in: trace.participants)
        #expect(declaration != nil, "\(message.name), recorded at \(message.site!)")
      }
    }
  }

  @Test
  func `while nobody traces, a log lets everything pass`() {
    let log = SilentView().log
    var heard: [String] = []
    func press(_ key: String, times: Int) -> Int {
      heard.append(key)
      return times
    }
    #expect(log.call("press(_:times:)", press(_:times:), "5", 2) == 2)
    #expect(log.show("text", true) == ("text", true))
    #expect(log.set(1) + log.read(2) == 3)
    func bind(_ receive: @escaping (String) -> Void) -> Int {
      receive("bound")
      return 3
    }
    #expect(log.bind("value", bind(_:)) { heard.append($0) } == 3)
    final class Target { var text = "" }
    let target = Target()
    log.assign("text", \.text, of: target, "set")
    #expect(target.text == "set")
    #expect(heard == ["5", "bound"])
  }

  @Test
  func `a view that records nothing still changes what is seen`() throws {
    let silent = Pattern("Silent", SilentScreen.init)
    let trace = try trace(CalculatorApp(), in: silent, "5", "replace-view", "+")
    #expect(!trace.isRecorded)
    #expect(trace.episodes[0].lines == [])
    #expect(
      trace.episodes[1].lines == [
        "gesture: 5", #"state: calculator.entry: .nothing → .expression("5")"#,
        #"display: text: "yes""#,
      ])
    #expect(trace.episodes[3].messages.first?.receiver == .view(2))
  }

  @Test
  func `a pattern without the app has no trace`() {
    let steps: [Step<CalculatorGesture>] = []
    let trace = Trace(
      of: "four-function", in: Pattern("None"), steps, showing: CalculatorDisplay.self)
    #expect(trace == nil)
  }
}
