import AppScreens

@testable import Traces

/// A trace with a message of each kind.
enum WholeTrace {
  private static let participants = Participants(
    view: "PageView", mediator: .init(name: "viewModel", type: "PageViewModel"),
    models: [.init(name: "page", type: "Page")], world: .init(name: "shop", type: "Shop"))

  private static let messages: [(Message.Kind, Participant, Participant, String, [String])] = [
    (.gesture, .person, .view(1), "input=5", []),
    (.call, .view(1), .mediator, "edit(_:)", ["\"5\""]),
    (.delegate, .view(1), .mediator, "tell()", []),
    (.assign, .view(1), .mediator, "name", ["\"5\""]),
    (.request, .mediator, .world, "search(_:then:)", ["\"5\""]),
    (.withdraw, .mediator, .world, "withdraw()", []),
    (.answer, .world, .mediator, "search(_:then:)", ["\"5\"", "[]"]),
    (.state, .mediator, .model, "page.text", ["\"\"", "\"5\""]),
    (.state, .mediator, .mediator, "isOn", ["false", "true"]),
    (.show, .mediator, .view(1), "show(text:)", ["\"5\""]),
    (.set, .mediator, .view(1), "text", ["\"5\""]),
    (.read, .mediator, .view(1), "text", ["\"5\""]), (.bind, .view(1), .mediator, "text", []),
    (.notify, .mediator, .view(1), "text", ["\"5\""]), (.unbind, .view(1), .mediator, "text", []),
    (.display, .view(1), .person, "text", ["\"\"", "\"5\""]),
    (.display, .world, .person, "asked", ["\"\"", "\"a\""]),
  ]

  static let trace = Trace(
    app: "page", pattern: "P", participants: participants,
    episodes: [
      Trace.Episode(trigger: .newScreen, name: "new screen", messages: []),
      Trace.Episode(
        trigger: .gesture, name: "input=5",
        messages: messages.map { kind, sender, receiver, name, arguments in
          Message(
            sender: sender, receiver: receiver, kind: kind, name: name, arguments: arguments,
            site: kind == .call ? SourceLine(file: "/Sources/A/View.swift", line: 7) : nil,
            execution: nil, changesNothing: kind == .answer)
        }),
      Trace.Episode(
        trigger: .event, name: "reply=1",
        messages: [
          Message(
            sender: .world, receiver: .world, kind: .event, name: "reply=1", arguments: [],
            site: nil, execution: nil)
        ]),
    ])
}
