import AppDefinitions
import AppModels
import AppScreens
import FixturePatterns
import Foundation
import Testing
import TriptychParity
import TriptychSourceReading
import TriptychTraces

/// The line that a mediator was executing is known from the run; what stands there is read from the
/// source.
@Suite(.enabled(if: Trace.knowsLines))
struct ExecutionTests {
  @Test(arguments: [
    (Pattern.fixtureMVC, "text = "), (.fixtureMVP, "show("), (.fixtureMVVM, "text = "),
  ])
  func `the line that tells a view of a rejected key is found`(
    pattern: Pattern, words: String
  ) throws {
    let trace = try trace(CalculatorApp(), in: pattern, "+")
    let messages = trace.episodes[1].messages.filter { [.set, .show, .notify].contains($0.kind) }
    #expect(messages.count == 1)
    for message in messages {
      #expect(try code(at: #require(message.executed)).contains(words))
    }
  }

  @Test
  func `the branch that was taken is named, and no other`() throws {
    let branching = Pattern("Branching").adding(BranchingScreen.init)
    let trace = try trace(CalculatorApp(), in: branching, "5", "=", "5")
    let lines = try trace.messages.filter { $0.kind == .show }
      .map { try code(at: #require($0.executed)) }
    #expect(
      lines == [
        #"case .digit: view?.show(text: "digit")"#, #"default: view?.show(text: "other")"#,
        #"case .digit: view?.show(text: "digit")"#,
      ])
  }

  /// An app whose screen is set to values, and one that shows rows when a service has answered.
  @Test(
    arguments: Pattern.fixtures, [CalculatorApp(), MusicSearchApp()] as [any AppDefinition])
  func `whatever a mediator does to a view during a gesture has a line`(
    pattern: Pattern, app: any AppDefinition
  ) throws {
    let trace = try trace(app, in: pattern, app.demonstration)
    let messages = trace.episodes.filter { $0.trigger == .gesture }.flatMap(\.messages)
      .filter { [.show, .set, .read, .notify].contains($0.kind) }
    #expect(!messages.isEmpty)
    // A value that a view sets comes back to it without a line of the mediator's.
    let values = trace.episodes.flatMap(\.messages).filter { $0.kind == .assign }.map(\.name)
    for message in messages where message.kind != .notify || !values.contains(message.name) {
      #expect(message.executed != nil, "\(message.text)")
    }
  }

  private func code(at place: SourceLine) throws -> String {
    let text = try String(contentsOfFile: place.file, encoding: .utf8)
    return text.components(separatedBy: "\n")[place.line - 1].trimmingCharacters(in: .whitespaces)
  }
}

private final class BranchingPresenter {
  weak var view: BranchingView?

  func press(_ key: Calculator.Key) {
    switch key {
    case .digit: view?.show(text: "digit")
    default: view?.show(text: "other")
    }
  }
}

private final class BranchingView: RecordingView {
  let presenter = BranchingPresenter()
  private(set) var display = CalculatorDisplay()
  let recording = ViewRecording()

  init() {
    presenter.view = self
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): presenter.press(log.call("presenter.press(_:)", key))
    }
  }

  func show(text: String) {
    log.show("show(text:)", text)
    display.text = text
  }
}

private final class BranchingScreen: Screen {
  let view = BranchingView()

  func replaceView() {}
}
