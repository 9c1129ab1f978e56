import Testing

@testable import Traces
@testable import TriptychCommand

/// Who speaks to whom in a trace as a table, row by row.
struct TraceLaneTests {
  private func traces(_ messages: [Message], world: String?, count: Int = 1) -> SideBySideTraces {
    SideBySideTraces(
      (1...count).map { number in
        Trace(
          app: "app", pattern: "P\(number)",
          participants: Participants(
            view: "V", mediator: .init(name: "brain", type: "B"), models: [],
            world: world.map { .init(name: $0, type: "W") }),
          episodes: [Trace.Episode(trigger: .gesture, name: "5", messages: messages)])
      })
  }

  private func message(
    _ kind: Message.Kind, _ sender: Participant, _ receiver: Participant
  ) -> Message {
    Message(
      sender: sender, receiver: receiver, kind: kind, name: "a", arguments: [], site: nil,
      execution: nil)
  }

  @Test(arguments: [
    (Message.Kind.state, Participant.mediator, Participant.mediator, "mediator        a: "),
    (.state, .mediator, .model, "model           a: "),
    (.call, .view(1), .mediator, "view→mediator   a()"),
    (.show, .mediator, .view(1), "mediator→view   a()"),
    (.request, .mediator, .world, "mediator→world  a()"),
    (.display, .world, .person, "world→person    a: "),
    (.answer, .world, .mediator, "world→mediator  answer to a(): "),
    (.display, .view(1), .person, "view→person     a: "),
    (.show, .person, .view(1), "person→view     a()"),
  ])
  func `a row says from whom to whom it goes`(
    kind: Message.Kind, sender: Participant, receiver: Participant, row: String
  ) throws {
    let traces = traces([message(kind, sender, receiver)], world: "shop")
    let table = TraceTable(.plain, traces.traces)
    let text = row.last == " " ? String(row.dropLast()) : row
    #expect(table.rows(of: try #require(traces.episodes.first)) == "\n5\n\(text)\n")
    #expect(table.header == "                P1\nmediator is     brain\nworld is        shop\n")
  }

  @Test func `what the pattern does not decide stands once for all, and a heading nowhere`() throws
  {
    let messages = [
      message(.gesture, .person, .view(1)), message(.state, .mediator, .model),
      message(.call, .view(1), .mediator),
    ]
    let traces = traces(messages, world: nil, count: 2)
    let table = TraceTable(.plain, traces.traces)
    #expect(
      table.rows(of: try #require(traces.episodes.first)) == """

        5
        model          in all: a:
        view→mediator  a()                              a()

        """)
    #expect(!table.header.contains("world is"))
  }
}
