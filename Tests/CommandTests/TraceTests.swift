import AppRules
import AppScreens
import Foundation
import MVC
import MVP
import MVVM
import Parity
import Testing
import TriptychCommand

struct TraceTests {
  @Test(arguments: TriptychApps.all)
  func `a conversation is as recorded`(app: any AppDefinition) throws {
    let recorded = try String(
      contentsOf: root.appendingPathComponent("Examples/Traces/\(app.name).md"), encoding: .utf8)
    let transcript = Transcript(["trace", app.name] + app.demonstration + ["--format", "mermaid"])
    let old = recorded.components(separatedBy: "\n")
    let difference = transcript.output.components(separatedBy: "\n").difference(from: old)
    let changes = difference.map { change in
      switch change {
      case .insert(let line, let text, _): "said now, line \(line + 1): \(text)"
      case .remove(let line, let text, _): "recorded, line \(line + 1): \(text)"
      }
    }
    #expect(
      changes == [],
      """
      \(app.name) is not told as Examples/Traces/\(app.name).md has it; if it is meant to be so, run \
      .ci/traces
      """)
  }

  @Test
  func `one gesture is shown side by side`() {
    let transcript = Transcript("trace", "four-function", "5", width: 80)
    #expect(transcript.status == 0)
    #expect(
      transcript.output.hasPrefix(
        """
                       MVC                   MVP                   MVVM
        mediator is    controller            presenter             viewModel

        new screen
        mediator→view  delegate =
                        controller
        view→mediator                        attach(view)
        view→mediator                                              bind text
        mediator→view  text = "0"            show(text: "0")       text: "0"
        view→person    in all: text: "0"

        5
        view→mediator  calculatorView(view,  press(.digit(.five))  press(.digit(.five))
                        didPress: .digit(
                        .five))
        model          in all: calculator.entry: .nothing → .expression("5")
        mediator                                                   text: "0" → "5"
        mediator→view  text = "5"            show(text: "5")       text: "5"
        view→person    in all: text: "5"

        What MVP does that MVC does not
          - the view calls attach(_:) on the presenter (new screen)

        """), "\(transcript.output)")
  }

  @Test(arguments: TriptychApps.all, [40, 80, 140])
  func `a trace fits the terminal`(app: any AppDefinition, width: Int) {
    let transcript = Transcript(["trace", app.name] + app.demonstration, width: width)
    let lines = transcript.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0.count > max(width, 56) } == [])
    #expect(lines.filter { $0.hasSuffix(" ") } == [])
    #expect(!transcript.output.contains("\u{1B}"))
  }

  @Test
  func `colour changes nothing but the colour`() throws {
    let plain = Transcript("trace", "colour", "green=on")
    let coloured = Transcript("trace", "colour", "green=on", usesColour: true)
    #expect(coloured.output != plain.output)
    #expect(coloured.output.replacing(try Regex("\u{1B}\\[[0-9]*m"), with: "") == plain.output)
  }

  @Test
  func `patterns are chosen and ordered by name`() {
    let transcript = Transcript(
      "trace", "colour", "--pattern", "mvvm", "--pattern=MVC", "green=on", "--format", "json")
    let headers = transcript.output.split(separator: "\n").filter { $0.contains("schema") }
    #expect(headers.count == 2)
    #expect(headers[0].contains(#""pattern":"MVVM""#))
    #expect(headers[1].contains(#""pattern":"MVC""#))
  }

  @Test
  func `a trace is written to a file as it would be shown`() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("trace-\(UUID().uuidString).svg").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let shown = Transcript("trace", "colour", "green=on", "--format", "svg")
    let saved = Transcript(
      "trace", "colour", "green=on", "--format", "svg", "--output", path, usesColour: true)
    #expect(saved.output == "")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == shown.output)
    #expect(shown.output.hasPrefix("<svg "))
  }

  @Test
  func `programs get long texts whole`() {
    let long = String(repeating: "1,", count: 60)
    let arguments = ["trace", "token", "input=\(long)", "--format"]
    #expect(Transcript(arguments + ["json"]).output.contains(#"\"\#(long)\""#))
    #expect(!Transcript(arguments + ["text"]).output.contains(long))
  }

  @Test
  func `views that record nothing are told of`() {
    let transcript = Transcript("trace", "four-function", "5", patterns: [.mvp, .wrong])
    #expect(
      transcript.output.contains(
        "\nWrong shows only changes of state: its views record no messages."))
  }

  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
