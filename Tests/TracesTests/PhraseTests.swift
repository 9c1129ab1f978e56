import AppScreens
import Testing

@testable import Traces

/// Messages in words, as differences and explanations have them.
struct PhraseTests {
  private let participants = Participants(
    view: "HeadlessView", mediator: .init(name: "viewModel", type: "CounterViewModel"),
    models: [.init(name: "counter", type: "Counter")],
    world: .init(name: "musicService", type: "Service"))

  @Test(arguments: [
    (Message.Kind.gesture, "the person does press"), (.event, "the music service does press"),
    (.call, "the view calls press on the view model"),
    (.delegate, "the view tells its delegate, the view model, press"),
    (.assign, "the view sets the view model's press"),
    (.bind, "the view binds to the view model's press"),
    (.unbind, "the view unbinds from the view model's press"),
    (.show, "the view model calls press on the view"),
    (.set, "the view model sets the view's press"),
    (.read, "the view model reads the view's press"),
    (.notify, "the view model's press reaches the view by its binding"),
    (.request, "the view model asks the music service by press"),
    (.withdraw, "the view model lets the music service know by press"),
    (.answer, "the music service answers press"),
    (.state, "the view model changes its own press"), (.display, "the person sees press change"),
  ])
  func `each kind of message is a sentence of its own`(kind: Message.Kind, text: String) {
    let message = message(kind, from: .view(1), to: .mediator)
    #expect(Phrase(message, in: participants, newest: 1).text == text)
  }

  @Test func `a sentence says which view, what it hands over, and that nothing comes of it`() {
    func text(_ message: Message, newest: Int = 1) -> String {
      Phrase(message, in: participants, newest: newest).text
    }
    let call = message(.call, from: .view(1), to: .mediator)
    #expect(text(call, newest: 2) == "the old view calls press on the view model")
    let told = message(.delegate, from: .view(1), to: .mediator, ["view 1"])
    #expect(text(told).hasSuffix(" press and hands itself over"))
    #expect(text(message(.set, from: .mediator, to: .view(1), ["nil"])).hasSuffix(" press to nil"))
    #expect(text(message(.set, from: .mediator, to: .view(1), ["nil", "nil"])).hasSuffix(" press"))
    var answer = message(.answer, from: .world, to: .mediator)
    answer.changesNothing = true
    #expect(text(answer) == "the music service answers press and nothing changes")
    let state = message(.state, from: .mediator, to: .model)
    #expect(text(state) == "the model changes its press")
    #expect(call.phrase(in: participants, newest: 1) == "the view calls `press` on the mediator")
  }

  @Test func `a message has the number of the view that it comes from or goes to`() {
    #expect(message(.call, from: .view(2), to: .mediator).view == 2)
    #expect(message(.show, from: .mediator, to: .view(3)).view == 3)
    #expect(message(.state, from: .mediator, to: .model).view == nil)
    #expect(message(.display, from: .view(2), to: .view(3)).view == 2)
  }

  @Test func `participants are called by their properties, or what they are`() {
    let all: [Participant] = [.person, .view(2), .mediator, .model, .world]
    #expect(
      all.map(participants.name) == ["person", "view 2", "viewModel", "counter", "musicService"])
    let bare = Participants(view: "V", mediator: nil, models: [], world: nil)
    #expect(all.map(bare.name) == ["person", "view 2", "mediator", "model", "world"])
    let two = Participants(
      view: "V", mediator: nil, models: [.init(name: "a", type: "A"), .init(name: "b", type: "B")],
      world: nil)
    #expect(two.name(of: .model) == "model")
    #expect(
      all.map(participants.role) == [
        "the person", "the view", "the view model", "the model", "the music service",
      ])
  }

  @Test func `an answer is idle if nothing follows it but another answer`() {
    let (answer, show) = (
      message(.answer, from: .world, to: .mediator), message(.show, from: .mediator, to: .view(1))
    )
    let event = message(.event, from: .world, to: .world)
    func idle(_ messages: [Message], isSame: Bool = true) -> [Bool] {
      messages.markingIdleAnswers(isSame).map(\.changesNothing)
    }
    #expect(idle([event, answer]) == [false, true])
    #expect(idle([event, answer], isSame: false) == [false, false])
    #expect(idle([event, answer, show], isSame: false) == [false, false, false])
    #expect(idle([answer, answer, show, answer], isSame: false) == [true, false, false, true])
    #expect(idle([show]) == [false])
  }

  @Test(arguments: [
    (Message.Kind.gesture, "input=IU", [String](), true), (.gesture, "IU", [], false),
    (.event, "input=IU", ["\"IU\""], false), (.state, "a", ["\"IU\"", "\"\""], false),
    (.state, "a", ["\"\"", "Song(\"IU\")"], true), (.display, "a", ["", "\"IU\""], true),
    (.display, "a", ["\"IU\"", ""], false), (.display, "a", ["", "x\"IU\""], false),
    (.show, "a", ["x", "\"IU\", 1"], true), (.show, "a", ["IU"], false),
    (.answer, "a", ["\"IU\""], true),
  ])
  func `a word is said where it is typed, shown, kept or handed over`(
    kind: Message.Kind, name: String, arguments: [String], isSaid: Bool
  ) {
    let message = Message(
      sender: .mediator, receiver: .model, kind: kind, name: name, arguments: arguments, site: nil,
      execution: nil)
    #expect(message.says("\"IU\"") == isSaid)
  }

  @Test(arguments: [
    ("a", "a"), ("A<B>.c", "A.c"), ("A<B<C>, D>.e<F>", "A.e"), ("<A>", ""),
  ])
  func `a name in a function is without type arguments`(name: String, plain: String) {
    #expect(name.withoutTypeArguments == plain)
  }

  @Test func `state that changed is told once, by its largest part that is whole`() {
    func snapshot(_ values: [(String, String, Bool)]) -> Snapshot {
      var snapshot = Snapshot()
      snapshot.values = values.map { path, text, isComposed in
        (.init(path: path, owner: .mediator), .init(text: text, isComposed: isComposed))
      }
      return snapshot
    }
    func changes(_ old: [(String, String, Bool)], _ new: [(String, String, Bool)]) -> [String] {
      snapshot(new).changes(since: snapshot(old)).map {
        "\($0.place.path): \($0.before), \($0.after)"
      }
    }
    #expect(changes([("a", "1", false)], [("a", "1", false)]) == [])
    #expect(changes([("a", "1", false)], [("a", "2", false)]) == ["a: 1, 2"])
    #expect(changes([], [("a", "2", false)]) == [])
    #expect(
      changes([("a", "A", true), ("a.b", "1", false)], [("a", "B", true), ("a.b", "2", false)])
        == ["a.b: 1, 2"])
    #expect(
      changes([("a", "nil", false), ("a.b", "1", false)], [("a", "B", true), ("a.b", "2", false)])
        == ["a: nil, B"])
    #expect(
      changes([("a", "1", false), ("ab", "1", false)], [("a", "2", false), ("ab", "2", false)])
        == ["a: 1, 2", "ab: 1, 2"])
  }

  private func message(
    _ kind: Message.Kind, from sender: Participant, to receiver: Participant,
    _ arguments: [String] = []
  ) -> Message {
    Message(
      sender: sender, receiver: receiver, kind: kind, name: "press", arguments: arguments,
      site: nil, execution: nil)
  }
}
