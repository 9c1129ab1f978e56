import AppModels
import AppRules
import AppScreens
import MVC
import MVP
import MVVM
import Parity
import Testing
import TextLayout
import Traces

/// The world takes part in a conversation: it is asked, it answers, and it acts on its own.
struct WorldTests {
  private static let search = ["query=IU", "query=BTS", "reply=1", "reply=1"]
  private static let arrival = ["street=1 Main", "arrive=2 Side|Seoul|Jung|04524"]

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
  func `what a service is asked and answers is told in order`(pattern: Pattern) throws {
    let trace = try trace(MusicSearchApp(), in: pattern, Self.search)
    let messages = trace.messages.filter { [.request, .withdraw, .answer].contains($0.kind) }
    #expect(
      messages.map { $0.text.cut(to: 27) } == [
        "search(\"IU\")", "withdraw()", "search(\"BTS\")", "answer to search(\"IU\"): .s…",
        "answer to search(\"BTS\"): .…",
      ])
    #expect(messages.map(\.sender) == [.mediator, .mediator, .mediator, .world, .world])
    #expect(messages.map(\.receiver) == [.world, .world, .world, .mediator, .mediator])
  }

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
  func `an event opens its episode, and comes from the world`(pattern: Pattern) throws {
    let episode = try trace(MusicSearchApp(), in: pattern, Self.search).episodes[3]
    #expect(episode.trigger == .event)
    #expect(episode.messages.first?.text == "reply=1")
    #expect(episode.messages.first?.kind == .event)
    #expect(episode.messages.first?.sender == .world)
  }

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
  func `only an answer that nobody waits for changes nothing`(pattern: Pattern) throws {
    let trace = try trace(MusicSearchApp(), in: pattern, Self.search)
    let answers = trace.messages.filter { $0.kind == .answer }
    #expect(answers.map(\.changesNothing) == [true, false])
    #expect(answers.map { $0.text.hasSuffix(" (nothing changes)") } == [true, false])
  }

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
  func `the service and its requests are no models`(pattern: Pattern) throws {
    let trace = try trace(MusicSearchApp(), in: pattern, Self.search)
    #expect(trace.participants.world?.name == "service")
    #expect(trace.participants.world?.type == "HeadlessMusicService")
    #expect(trace.participants.models.map(\.type) == ["SearchTerm"])
    #expect(!trace.messages.contains { $0.arguments.joined().contains("HeadlessMusicRequest") })
  }

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
  func `a request is held under its term`(pattern: Pattern) throws {
    let trace = try trace(MusicSearchApp(), in: pattern, "query=IU")
    let changes = trace.messages.filter { $0.kind == .state && $0.name == "search" }
    #expect(changes.count == 1)
    #expect(changes[0].arguments.last?.contains(".asked(request for IU)") == true)
  }

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
  func `a store that the mediator does not keep has its own name`(
    pattern: Pattern
  ) throws {
    let trace = try trace(AddressFormApp(), in: pattern, Self.arrival)
    #expect(trace.participants.world?.name == "store")
    #expect(trace.participants.world?.type == "HeadlessAddressStore")
    let told = trace.messages.filter { $0.sender == .world || $0.receiver == .world }
    #expect(
      told.map { $0.text.cut(to: 30) } == [
        "observe()", "arrive=2 Side|Seoul|Jung|04524", "answer to observe(): Address(…",
      ])
  }

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
  func `what no view shows comes from the world`(pattern: Pattern) throws {
    let trace = try trace(MusicSearchApp(), in: pattern, Self.search)
    let sights = trace.messages.filter { $0.kind == .display }
    #expect(Set(sights.filter { $0.sender == .world }.map(\.name)) == ["asked"])
    #expect(sights.filter { $0.name == "asked" }.allSatisfy { $0.sender == .world })
  }

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
  func `an app without a world has none in its trace`(pattern: Pattern) throws {
    let trace = try trace(CalculatorApp(), in: pattern, "5")
    #expect(trace.participants.world == nil)
    #expect(!MermaidDiagram(trace).text.contains("participant W"))
    #expect(!SVGDiagram(SideBySideTraces([trace])).text.contains("answering"))
  }

  @Test
  func `a difference tells an answer that changes nothing in one pattern alone`() throws {
    let idle = try trace(MusicSearchApp(), in: .mvp, "query=IU", "query=BTS", "reply=1")
    let busy = try trace(MusicSearchApp(), in: .mvvm, "query=BTS", "query=IU", "reply=2")
    let difference = TraceDifference(in: SideBySideTraces([busy, idle]), from: 0, to: 1)
    let changes = difference.changes.map(\.text)
    #expect(
      changes.contains(
        "the service answers search(_:then:) and nothing changes; "
          + "in MVVM the service answers search(_:then:)"), "\(changes)")
  }

  @Test
  func `every format has the world`() throws {
    let traces = try [Pattern.mvc, .mvp, .mvvm].map {
      try trace(MusicSearchApp(), in: $0, Self.search)
    }
    let mermaid = MermaidDiagram(traces[1]).text
    #expect(mermaid.contains("  participant W as service\n"))
    #expect(mermaid.contains("  M->>W: search(\"IU\")\n"))
    #expect(mermaid.contains("  Note over W: reply=1\n  W-->>M: answer to search(\"IU\"): "))
    #expect(!mermaid.contains("Note over P: reply=1"))
    let drawing = SVGDiagram(SideBySideTraces(traces)).text
    #expect(drawing.contains("class=\"asking\""))
    #expect(drawing.contains("world to mediator"))
    #expect(drawing.contains("service to presenter: answer to search("))
    let lines = try traces.flatMap { try $0.jsonLines() }
    #expect(
      lines[0].hasSuffix(#""world":{"name":"service","type":"HeadlessMusicService"}}"#))
    #expect(lines.count { $0.contains(#""changesNothing":true"#) } == 3)
    #expect(lines.count { $0.contains(#""from":"world","kind":"event""#) } == 6)
  }

  @Test
  func `a word that arrives was the store's`() throws {
    let traces = SideBySideTraces([try trace(AddressFormApp(), in: .mvp, Self.arrival)])
    var generator = SeededGenerator(seed: 1)
    let questions = (1...40).compactMap { _ in
      Question(on: .word, about: traces, using: &generator)
    }
    let arrived = questions.filter { $0.text.contains("\"Seoul\"") }
    #expect(!arrived.isEmpty)
    #expect(arrived.allSatisfy { $0.choices[$0.answer] == "the store" })
  }

  #if DEBUG
    @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
    func `an answer belongs to the method that asked`(pattern: Pattern) throws {
      let trace = try trace(MusicSearchApp(), in: pattern, "query=IU", "reply=1")
      let answer = try #require(trace.messages.first { $0.kind == .answer })
      let request = try #require(trace.messages.first { $0.kind == .request })
      guard case .line(_, let asking)? = request.execution,
        case .declaration(_, let answered)? = answer.execution
      else {
        Issue.record("\(String(describing: answer.execution))")
        return
      }
      #expect(asking == answered)
    }
  #endif
}
