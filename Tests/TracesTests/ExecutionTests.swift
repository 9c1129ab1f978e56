import AppRules
import AppScreens
import Foundation
import Parity
import RecordedMVC
import RecordedMVP
import RecordedMVVM
import SourceReading
import Testing
import Traces

/// The line that a mediator was executing is known from the run; what stands there is read from the
/// source.
struct ExecutionTests {
  @Test(arguments: [(Pattern.mvcRecorded, "text = "), (.mvpRecorded, "show("), (.mvvmRecorded, "text = ")])
  func `the line that tells a view of a rejected key is found`(
    pattern: Pattern, words: String
  ) throws {
    let trace = try trace(CalculatorApp(), in: pattern, "+")
    let messages = trace.episodes[1].messages.filter { [.set, .show, .notify].contains($0.kind) }
    #expect(messages.count == 1)
    for message in messages {
      #expect(try code(at: #require(message.execution).place).contains(words))
    }
  }

  @Test
  func `the branch that was taken is named, and no other`() throws {
    let trace = try trace(
      ColourSelectorApp(), in: .mvcRecorded, "green=on", "yellow=on", "green=off")
    let lines = try trace.messages.filter { $0.name == "status" && $0.kind == .set }
      .map { try code(at: #require($0.execution).place) }
    #expect(
      lines == [
        #"case (false, false): view.status = "Please choose a switch""#,
        #"case (true, false): view.status = "Green""#,
        #"case (true, true): view.status = "Green and Yellow""#,
        #"case (false, true): view.status = "Yellow""#,
      ])
  }

  /// An app whose screen is set to values, and one that shows rows when a service has answered.
  @Test(
    arguments: [Pattern.mvcRecorded, .mvpRecorded, .mvvmRecorded],
    [ColourSelectorApp(), MusicSearchApp()] as [any AppDefinition])
  func `whatever a mediator does to a view during a gesture has a line`(
    pattern: Pattern, app: any AppDefinition
  ) throws {
    let trace = try trace(app, in: pattern, app.demonstration)
    let messages = trace.episodes.filter { $0.trigger == .gesture }.flatMap(\.messages)
      .filter { [.show, .set, .read, .notify].contains($0.kind) }
    #expect(!messages.isEmpty)
    for message in messages {
      guard case .line? = message.execution else {
        Issue.record("\(message.text): \(String(describing: message.execution))")
        continue
      }
    }
  }

  private func code(at place: SourceLine) throws -> String {
    let text = try String(contentsOfFile: place.file, encoding: .utf8)
    return text.components(separatedBy: "\n")[place.line - 1].trimmingCharacters(in: .whitespaces)
  }
}
