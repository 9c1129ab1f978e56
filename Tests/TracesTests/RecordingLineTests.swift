import AppScreens
import Foundation
import TestSupport
import Testing

@testable import Traces

/// Lines that record a message, right and wrong, and where a message is declared.
struct RecordingLineTests {
  @Test(arguments: [
    ("log.call(\"press(_:)\", presenter.press(_:), key)", Message.Kind.call, "press(_:)", nil),
    ("log.call(\"press()\", presenter.press)", .call, "press()", nil),
    (
      "log.call(\"press()\", presenter.press(_:))", .call, "press()",
      "records press(), but calls presenter.press(_:)"
    ),
    (
      "log.call(\"press(_:)\", presenter.clear(_:), key)", .call, "press(_:)",
      "records press(_:), but calls presenter.clear(_:)"
    ),
    ("log.call(\"press(_:)\")", .call, "press(_:)", "records press(_:), and calls nothing"),
    ("log.delegate(\"tap(_:)\", delegate?.tap(_:), self)", .delegate, "tap(_:)", nil),
    (
      "log.delegate(\"tap(_:)\", delegate?.pat(_:), self)", .delegate, "tap(_:)",
      "records tap(_:), but calls delegate?.pat(_:)"
    ),
    ("log.assign(\"text\", \\.text, of: model, text)", .assign, "text", nil),
    (
      "log.assign(\"text\", \\.name, of: model, text)", .assign, "text",
      "records text, but sets \\.name"
    ),
    ("log.bind(\"text\", model.$text.sink) { show($0) }", .bind, "text", nil),
    ("log.bind(\"text\", model.text.bind) { show($0) }", .notify, "text", nil),
    (
      "log.bind(\"text\", model.$name.sink) { show($0) }", .unbind, "text",
      "records text, but calls model.$name.sink"
    ),
    ("display.text = log.show(text)", .show, "show(text:)", nil),
    (
      "display.text = log.show(name)", .show, "show(text:)",
      "records name for what show(text:) receives"
    ),
    ("_ = log.show(text)", .show, "show(text:)", "records text for what show(text:) receives"),
    ("didSet { log.didSet(count) }", .set, "count", nil),
    ("didSet { log.didSet(1) }", .set, "count", "records 1 for count"),
    ("set { count = log.set(newValue) }", .set, "count", nil),
    ("set { count = log.set(1) }", .set, "count", "records 1 for the new count"),
    ("set { _ = log.set(newValue) }", .set, "count", "records newValue for the new count"),
    ("get { log.read(count) }", .read, "count", nil),
    ("get { _ = log.read(count) }", .read, "count", "records count, and count is something else"),
    ("let (a, b) = log.request(query, then: receive)", .request, "search(_:then:)", nil),
    ("let (a, b) = log.request(query, then: receive)", .answer, "search(_:then:)", nil),
    (
      "let a = log.request(query)", .request, "search(_:then:)",
      "records query for what search(_:then:) receives"
    ),
    ("log.withdraw()", .withdraw, "withdraw()", nil),
    ("log.withdraw(1)", .withdraw, "withdraw()", "records 1 for what withdraw() receives"),
    (
      "log.call(\"a()\", b.a, function: \"c\")", .call, "a()",
      "records a(), which it makes up by function:"
    ),
    (
      "log.call(\"a()\", b.a, property: \"c\")", .call, "a()",
      "records a(), which it makes up by property:"
    ),
    (
      "log.call(\"a()\", b.a, file: \"c\")", .call, "a()", "records a(), which it makes up by file:"
    ),
    ("log.call(\"a()\", b.a, line: 3)", .call, "a()", "records a(), which it makes up by line:"),
    (
      "presenter.press(key)", .call, "press(_:)",
      "records press(_:), and is not there in the source"
    ),
    ("log.show(text)", .call, "press(_:)", "records press(_:), and is not there in the source"),
    ("log.call(", .call, "press(_:)", "records press(_:), and is not there in the source"),
  ])
  func `a line that records something else than it does is told`(
    line: String, kind: Message.Kind, name: String, problem: String?
  ) throws {
    let rest =
      "func show(text: String) {}\nfunc search(_ query: String, then receive: Int) {}\nfunc withdraw() {}"
    try withFolder(["View.swift": "\(line)\n\(rest)\n"]) { folder in
      let file = "\(folder)/View.swift"
      let once = message(kind, name, SourceLine(file: file, line: 1))
      let found = trace([once, once]).mismatches
      #expect(found.map(\.text) == (problem.map { [$0] } ?? []))
      #expect(found.allSatisfy { $0.site.line == 1 && "\($0)" == "\($0.site): \($0.text)" })
      let beyond = message(kind, name, SourceLine(file: file, line: 9))
      #expect(trace([beyond]).mismatches.map(\.text) == ["is no line of the source"])
      let nowhere = message(kind, name, SourceLine(file: "\(folder)/None.swift", line: 1))
      #expect(trace([nowhere, message(kind, name, nil)]).mismatches.isEmpty)
    }
  }

  @Test func `a message is declared at the mediator's, or in another file than the view's`() throws
  {
    let declaration = "  func press(_ key: Int) {  }\n"
    let files = [
      "AView.swift": "\n\(declaration)", "Other.swift": declaration,
      "Presenter.swift": "\n\n\(declaration)", "Note.txt": declaration,
    ]
    try withFolder(files) { folder in
      let site = SourceLine(file: "\(folder)/AView.swift", line: 1)
      func declared(_ kind: Message.Kind, by mediator: String?) -> String? {
        let participants = Participants(
          view: "AView", mediator: mediator.map { .init(name: "m", type: $0) }, models: [],
          world: nil)
        return Declaration(of: message(kind, "press(_:)", site), in: participants).map {
          "\($0.place.file.dropFirst(folder.count + 1)) \($0.place.line) \($0.text)"
        }
      }
      let presenters = "Presenter.swift 3 func press(_ key: Int)"
      #expect(declared(.call, by: "Presenter") == presenters)
      #expect(declared(.delegate, by: "Presenter<View>") == presenters)
      #expect(declared(.notify, by: "Presenter") == presenters)
      #expect(declared(.show, by: "Presenter") == "Other.swift 1 func press(_ key: Int)")
      #expect(declared(.call, by: nil) == "AView.swift 2 func press(_ key: Int)")
      let none = Participants(view: "V", mediator: nil, models: [], world: nil)
      #expect(Declaration(of: message(.call, "clear()", site), in: none) == nil)
      #expect(Declaration(of: message(.call, "press(_:)", nil), in: none) == nil)
      #expect(
        SourceFile.files(beside: site.file).map(\.stem) == ["AView", "Other", "Presenter"])
    }
  }

  private func message(_ kind: Message.Kind, _ name: String, _ site: SourceLine?) -> Message {
    Message(
      sender: .view(1), receiver: .mediator, kind: kind, name: name, arguments: [], site: site,
      execution: nil)
  }

  private func trace(_ messages: [Message]) -> Trace {
    Trace(
      app: "app", pattern: "P",
      participants: Participants(view: "V", mediator: nil, models: [], world: nil),
      episodes: [Trace.Episode(trigger: .gesture, name: "5", messages: messages)])
  }
}
