import AppScreens
import Testing
import TriptychTraces

/// A screen of several presenters: each takes part, and says what it says under its own name.
struct SeveralMediatorsTests {
  private static func trace(recordingCalls isRecorded: Bool = true) throws -> Trace {
    let pattern = Pattern("Two").adding { ContactsScreen(recordingCalls: isRecorded) }
    let steps: [Step<ContactsGesture>] = [
      .gesture(.select(1)), .gesture(.edit("Bea")), .gesture(.save), .replaceView,
    ]
    return try #require(Trace(of: "contacts", in: pattern, steps, showing: ContactsDisplay.self))
  }

  @Test(.enabled(if: Trace.knowsLines))
  func `each presenter takes part, and their messages to each other are in order`() throws {
    let conversation = try Self.trace().conversation
    #expect(
      conversation == """
        # new screen
        view 1 → list: attach(view 1)
        list → view 1: show(names: "Ann, Bob")
        view 1 → form: attach(view 1)
        form → view 1: show(name: "")
        view 1 → user: names: "Ann, Bob"
        # select=1
        user → view 1: select=1
        view 1 → list: select(row: 1)
        list → contacts: contacts.selection: 0 → 1
        list → form: begin(with: "Bob")
        form → form: name: "" → "Bob"
        form → view 1: show(name: "Bob")
        view 1 → user: name: "Bob"
        # name=Bea
        user → view 1: name=Bea
        view 1 → form: edit(name: "Bea")
        form → form: name: "Bob" → "Bea"
        view 1 → user: name: "Bea"
        # save
        user → view 1: save
        view 1 → form: save()
        form → list: didSave(name: "Bea")
        list → contacts: contacts.names: ["Ann", "Bob"] → ["Ann", "Bea"]
        list → view 1: show(names: "Ann, Bea")
        view 1 → user: names: "Ann, Bea"
        # replace-view
        view 2 → list: attach(view 2)
        list → view 2: show(names: "Ann, Bea")
        view 2 → form: attach(view 2)
        form → view 2: show(name: "Bea")
        """)
  }

  @Test(.enabled(if: Trace.knowsLines))
  func `the line of a call from one presenter to another is that of the caller`() throws {
    let trace = try Self.trace()
    let call = try #require(trace.messages.first { $0.name == "didSave(name:)" })
    #expect(call.executed?.text?.hasPrefix("list?.didSave(name: log.call(") == true)
  }

  @Test
  func `calls that nobody records are missed, and that is told`() throws {
    #expect(try Self.trace().namesWithoutConnection == [])
    let trace = try Self.trace(recordingCalls: false)
    #expect(trace.namesWithoutConnection == ["list", "form"])
    let changes = trace.messages.filter { $0.kind == .state }
    #expect(changes.map { trace.participants.name(of: $0.sender) }.contains("list"))
  }

  @Test
  func `a drawing has a lifeline for each, and all calls`() throws {
    let drawing = SVGDiagram(SideBySideTraces([try Self.trace()])).text
    for text in ["RecordingListPresenter", "RecordingFormPresenter", "didSave(name: "] {
      #expect(drawing.contains(text))
    }
  }
}
