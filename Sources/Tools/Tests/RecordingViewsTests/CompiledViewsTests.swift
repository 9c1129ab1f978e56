import AppScreens
import Foundation
import OddApps
import RecordedOddScreens
import Testing
import TriptychRecordingViews
import TriptychSourceReading
import TriptychTerminal
import TriptychToolSupport
import TriptychTraces

/// Views in odd form, whose recording form is compiled beside them and traced.
struct CompiledViewsTests {
  private static let steps: [Step<PanelGesture>] = [
    .gesture(.turn(0, true)), .gesture(.turn(0, false)), .gesture(.name("x")), .gesture(.swap),
    .gesture(.reset), .gesture(.load), .event(.answer), .gesture(.quiet), .replaceView,
  ]

  private static func trace() throws -> Trace {
    try #require(Trace(of: "panel", in: .oddRecorded, steps, showing: PanelDisplay.self))
  }

  /// Where functions are not known, that the view lets its delegate go would be one more message.
  @Test(.enabled(if: Trace.knowsLines))
  func `every message is recorded once, in order, with its arguments`() throws {
    let trace = try Self.trace()
    let lines = trace.episodes.flatMap { episode in
      ["# \(episode.name)"]
        + episode.messages.filter { $0.site != nil }.map { message in
          let names = [message.sender, message.receiver].map(trace.participants.name)
          return "\(names[0]) → \(names[1]): \(message.text)"
        }
    }
    #expect(
      lines.joined(separator: "\n") == #"""
        # new screen
        view 1 → presenter: attach(view 1)
        presenter → view 1: delegate = presenter
        view 1 → presenter: bind notes
        presenter → view 1: notes: "-"
        # turn(0, true)
        view 1 → presenter: index(of: "presenter.index(of: \"(\")", -24)
        view 1 → presenter: turn(0, on: true)
        presenter → view 1: read level: 0
        presenter → view 1: level = 1
        presenter → view 1: confirm("sure (\"0\")?")
        presenter → view 1: show("0 {", at: 0)
        # turn(0, false)
        view 1 → presenter: turn(0, on: false)
        presenter → view 1: read level: 1
        presenter → view 1: level = 2
        presenter → view 1: confirm("sure (\"0\")?")
        presenter → view 1: show("0 {", at: 0)
        # name("x")
        view 1 → presenter: panel(view 1, didName: nil, times: 1)
        presenter → view 1: show("nil", at: 1)
        view 1 → presenter: panel(view 1, didName: "x", times: 3)
        presenter → view 1: show("x", at: 3)
        # swap
        view 1 → presenter: view = nil
        view 1 → presenter: index(of: "presenter.turn(1, on: true)", 1)
        view 1 → presenter: note = "two\nlines 28"
        presenter → view 1: notes: "two\nlines 28"
        view 1 → presenter: view = view 1
        # reset
        view 1 → presenter: panelDidReset()
        presenter → view 1: read title: "x 3"
        presenter → view 1: notes: "x 3"
        presenter → view 1: blank()
        view 1 → presenter: panelDidReset()
        presenter → view 1: read title: "x 3"
        presenter → view 1: notes: "x 3"
        presenter → view 1: blank()
        # load
        view 1 → presenter: load()
        presenter → clock: ask("a")
        presenter → clock: wait()
        clock → presenter: response to wait(): () (nothing changes)
        # answer
        clock → presenter: response to ask("a"): "it is late"
        presenter → view 1: notes: "it is late"
        presenter → clock: end()
        # quiet
        # replace-view
        view 2 → presenter: attach(view 2)
        presenter → view 2: delegate = presenter
        view 2 → presenter: bind notes
        view 1 → presenter: unbind notes
        presenter → view 2: notes: "it is late"
        """#)
    let delegated = trace.episodes[3].messages.filter { $0.name == "panel(_:didName:times:)" }
    #expect(delegated.map(\.kind) == [.delegate, .delegate])
  }

  @Test func `a message has the line of the plain view, whatever the working directory is`() throws
  {
    let messages = try Self.trace().episodes.flatMap(\.messages)
    func text(_ name: String, _ kind: MessageKind) -> String? {
      messages.first { $0.name == name && $0.kind == kind }?.site?.text
    }
    #expect(messages.compactMap(\.site).allSatisfy { $0.file.hasPrefix("/") && $0.text != nil })
    #expect(text("attach(_:)", .call) == "presenter.attach(self)")
    #expect(text("level", .set) == "set(newLevel) { display.level = newLevel }")
    #expect(text("note", .assign) == #"presenter.note = """"#)
    #expect(
      text("ask(_:then:)", .request)
        == "func ask(_ question: String, then receive: @escaping (String) -> Void) -> Int")
  }

  @Test(.enabled(if: Trace.knowsLines))
  func `a mediator that was copied along is executed on the lines of its original`() throws {
    let messages = try Self.trace().episodes.flatMap(\.messages)
    let shown = try #require(messages.first { $0.kind == .show && $0.name == "blank()" })
    #expect(shown.executed?.text == "view?.blank()")
    #expect(shown.executed?.file.hasSuffix("Tests/OddScreens/PanelPresenter.swift") == true)
  }

  /// Where functions are not known, as in optimised builds, `isTouched` would be one more message.
  @Test(.enabled(if: Trace.knowsLines))
  func `a view without a protocol records what its controller in the same file does`() throws {
    let steps: [Step<DialGesture>] = [.gesture(.up)]
    let trace = try #require(
      Trace(of: "dial", in: .oddRecorded, steps, showing: DialDisplay.self))
    #expect(
      trace.episodes[1].messages.filter { $0.site != nil }.map(\.text) == [
        "increase()", "render(value: 1)", "scale = 2", #"didTurn("up")"#, "didEnd()",
      ])
  }
}
