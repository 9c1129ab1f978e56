import Testing

@testable import Traces

/// Messages as text, whatever their arguments are.
struct MessageTextTests {
  @Test(arguments: [(80, false), (81, true)])
  func `an argument that is too long for a line is cut, and says so`(length: Int, isCut: Bool) {
    let argument = String(repeating: "x", count: length)
    let shown = isCut ? "\(argument.prefix(79))…" : argument
    #expect(message(.show, "show(text:)", [argument]).text == "show(text: \(shown))")
  }

  @Test(arguments: [
    (Message.Kind.call, "press(_:)", ["5"], "press(5)"),
    (.call, "turn(_:on:)", [".green", "true"], "turn(.green, on: true)"),
    (.call, "press", ["5"], "press(5)"), (.call, "reset()", [], "reset()"),
    (.call, "press(_:)", [], "press(_:)()"), (.request, "search(_:then:)", ["IU"], "search(IU)"),
    (.answer, "search(_:then:)", ["IU", "[]"], "answer to search(IU): []"),
    (.state, "count", ["1", "2"], "count: 1 → 2"), (.set, "text", ["a"], "text = a"),
    (.read, "text", ["a"], "read text: a"), (.gesture, "a\u{7}", [], #""a\u{7}""#),
  ])
  func `a message reads much as its code does`(
    kind: Message.Kind, name: String, arguments: [String], text: String
  ) {
    #expect(message(kind, name, arguments).text == text)
  }

  @Test
  func `views have numbers only where one takes another's place`() {
    let message = message(.delegate, "calculatorView(_:)", ["view 2"])
    #expect(message.text(namingViews: true) == "calculatorView(view 2)")
    #expect(message.text(namingViews: false) == "calculatorView(view)")
  }

  private func message(_ kind: Message.Kind, _ name: String, _ arguments: [String]) -> Message {
    Message(
      sender: .mediator, receiver: .view(1), kind: kind, name: name, arguments: arguments,
      site: nil, execution: nil, changesNothing: false)
  }
}
