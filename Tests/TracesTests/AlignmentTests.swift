import AppScreens
import Testing

@testable import Traces

/// Conversations beside one another, and the lines that are written of them.
struct AlignmentTests {
  @Test(arguments: [
    ([["call a"], ["call a"]], ["call a|call a"]),
    ([["call a"], ["show a"]], ["call a|-", "-|show a"]),
    ([["call a", "show b"], ["show b"]], ["call a|-", "show b|show b"]),
    ([["show a"], ["show b", "show a"]], ["-|show b", "show a|show a"]),
    ([["show a", "show b"], ["show b"]], ["show a|-", "show b|show b"]),
    ([["request a"], ["request b"]], ["request a|-", "-|request b"]),
    ([["state a"], ["state b"]], ["state a|-", "-|state b"]),
    ([["show a"], ["set x.a"]], ["show a|set x.a"]),
    ([["show a"], [], ["set a"]], ["show a|-|set a"]), ([[], ["call a"]], ["-|call a"]),
    ([[], []], []),
    (
      [["call a", "show b"], ["delegate c", "notify d"]], ["call a|delegate c", "show b|notify d"]
    ),
    ([["show a"], ["show b"], ["show b"]], ["show a|show b|show b"]),
    ([["show _ 5", "show _ 6"], ["show _ 6"]], ["show _ 5|-", "show _ 6|show _ 6"]),
  ])
  func `messages of one role stand in one row, those of one subject first`(
    columns: [[String]], rows: [String]
  ) throws {
    var alignment = Alignment()
    for column in columns { alignment.add(try column.map(message)) }
    let found = alignment.rows.map { row in
      row.map {
        $0.map { ([$0.kind.rawValue, $0.name] + $0.arguments).joined(separator: " ") } ?? "-"
      }
      .joined(separator: "|")
    }
    #expect(found == rows)
  }

  @Test func `traces of different lengths are beside one another as far as both go`() throws {
    let (short, long) = (try trace([["show a"]]), try trace([["show a"], ["show b"]]))
    #expect(SideBySideTraces([long, short]).episodes.count == 1)
    #expect(SideBySideTraces([]).episodes.isEmpty)
    #expect(SideBySideTraces([long]).episodes.map(\.title) == ["1", "2"])
  }

  @Test func `what only one does is told with the occasions, and what both do is not`() throws {
    let old = try trace([["show a"], ["show a", "call b"]])
    let new = try trace([["show a", "call b", "call c"], ["call c", "call d"]])
    let difference = TraceDifference(in: SideBySideTraces([old, new]), from: 0, to: 1)
    #expect(
      difference.additions.map(\.text) == [
        "the view calls b and c on the mediator", "the view calls d on the mediator",
      ])
    #expect(difference.additions.map(\.triggers) == [[.newScreen], [.gesture]])
    #expect(difference.omissions.map(\.text) == ["the mediator calls a on the view"])
    #expect(
      difference.changes.map(\.text) == [
        "the view calls c on the mediator; in P the view calls b on the mediator"
      ])
    let same = TraceDifference(in: SideBySideTraces([old, old]), from: 0, to: 1)
    #expect(same.additions.isEmpty && same.omissions.isEmpty && same.changes.isEmpty)
  }

  @Test func `a diagram has as many views as speak, and a note for each new one`() throws {
    let trace = try trace([["show a"], ["set b", "state c", "answer d", "display e"]])
    #expect(
      MermaidDiagram(trace).text == """
        sequenceDiagram
          actor P as person
          participant V1 as view 1
          participant M as mediator
          participant S as model
          Note over P: 1
          M->>V1: a()
          M->>V1: b = 
          Note over S: c: 
          W-->>M: answer to d(): 
          V1-->>P: e: 

        """)
    #expect(MermaidDiagram.page([]) == "# \n\nA new screen.\n")
    #expect(
      MermaidDiagram.page([trace]).hasPrefix(
        "# app\n\nA new screen, then `2`.\n\n## P\n\n```mermaid\n"))
  }

  @Test func `long arguments are kept as excerpts, short ones as they are`() throws {
    let long = String(repeating: "x", count: 81)
    let message = Message(
      sender: .world, receiver: .mediator, kind: .answer, name: "a", arguments: [long, "b"],
      site: nil, execution: nil, changesNothing: true)
    #expect(message.excerpt.arguments == [String(repeating: "x", count: 79) + "…", "b"])
    #expect(message.excerpt.changesNothing)
    let view = try self.message("show a")
    #expect(view.text(on: .replaceView) == "view 1: a()")
    #expect(view.text(on: .gesture) == "a()")
    #expect(try self.message("state a").text(on: .replaceView) == "a: ")
  }

  private func message(_ text: String) throws -> Message {
    let words = text.split(separator: " ").map(String.init)
    let kind = try #require(Message.Kind(rawValue: words[0]))
    let (sender, receiver): (Participant, Participant) =
      switch kind {
      case .call, .delegate: (.view(1), .mediator)
      case .answer: (.world, .mediator)
      case .display: (.view(1), .person)
      case .state: words[1] == "c" ? (.mediator, .model) : (.mediator, .mediator)
      default: (.mediator, .view(1))
      }
    return Message(
      sender: sender, receiver: receiver, kind: kind, name: words[1],
      arguments: Array(words.dropFirst(2)), site: nil, execution: nil)
  }

  private func trace(_ episodes: [[String]]) throws -> Trace {
    Trace(
      app: "app", pattern: "P",
      participants: Participants(view: "V", mediator: nil, models: [], world: nil),
      episodes: try episodes.enumerated().map { index, messages in
        Trace.Episode(
          trigger: index == 0 ? .newScreen : .gesture, name: "\(index + 1)",
          messages: try messages.map(message))
      })
  }
}
