import AppDefinitions
import AppScreens
import Foundation
import Testing
import TriptychFaultyScreens
import TriptychParity
import TriptychTraces

struct TraceTests {
  @Test func `a screen without a mediator has none that is called so`() {
    let transcript = Transcript("trace", "four-function", "5", patterns: [.wrong])
    #expect(transcript.output.contains("mediator is    none found\n"), "\(transcript.output)")
  }

  @Test func `one gesture is told side by side, and in words what each pattern does differently`() {
    let transcript = Transcript("trace", "four-function", "5")
    #expect(transcript.status == 0)
    #expect(
      transcript.output == """
                       MVC                   MVP                   MVVM
        mediator is    controller            presenter             viewModel

        new screen
        mediator→view  delegate =
                        controller
        view→mediator                        attach(view)
        view→mediator                                              bind text
        mediator→view  text = "0"            show(text: "0")       text: "0"
        view→user      in all: text: "0"

        5
        view→mediator  calculatorView(view,  press(.digit(.five))  press(.digit(.five))
                        didPress: .digit(
                        .five))
        model          in all: calculator.entry: .nothing → .expression("5")
        mediator                                                   text: "0" → "5"
        mediator→view  text = "5"            show(text: "5")       text: "5"
        view→user      in all: text: "5"

        What MVP does that MVC does not
          - the view calls attach(_:) on the presenter (new screen)

        What MVC does that MVP does not
          - the controller sets the view's delegate (new screen)

        What MVP does differently from MVC
          - the presenter calls show(text:) on the view; in MVC the controller sets the
            view's text (new screen, gesture)
          - the view calls press(_:) on the presenter; in MVC the view calls its
            delegate, the controller, calculatorView(_:didPress:) and passes itself
            along (gesture)

        What MVVM does that MVP does not
          - the view binds to the view model's text (new screen)
          - the view model changes its own text (gesture)

        What MVP does that MVVM does not
          - the view calls attach(_:) on the presenter (new screen)

        What MVVM does differently from MVP
          - the view is notified of the view model's text; in MVP the presenter calls
            show(text:) on the view (new screen, gesture)

        Messages between view and mediator, for each gesture on average
          MVC       2 in all, 1 to update the view
          MVP       2 in all, 1 to update the view
          MVVM      2 in all, 1 to update the view

        """)
  }

  @Test(arguments: TriptychApps.all.map(\.name))
  func `a trace keeps within eighty columns`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    let transcript = Transcript(["trace", app.name] + app.demonstration)
    #expect(transcript.status == 0)
    #expect(transcript.lines.filter { $0.count > 80 || $0.hasSuffix(" ") } == [])
  }

  @Test func `JSON has an object on each line, the patterns in the order asked for`() throws {
    let long = "query=" + String(repeating: "1,", count: 60)
    let transcript = Transcript(
      "trace", "music", long, "--pattern", "mvvm", "--pattern=MVC", "--format", "json")
    let objects = try transcript.lines.dropLast().map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let heads = objects.filter { $0["object"] as? String == "trace" }
    #expect(heads.map { $0["pattern"] as? String } == ["MVVM", "MVC"])
    let messages = objects.filter { $0["object"] as? String == "message" }
    let hasLine = messages.contains {
      ($0["executed"] as? String)?.contains("ViewModel.swift:") == true
    }
    #expect(hasLine || !Trace.knowsLines)
    #expect(transcript.output.contains(long.dropFirst(6)), "programs get long texts whole")
  }

  @Test func `SVG is one drawing, which says in words what it shows`() {
    let drawing = Transcript("trace", "four-function", "5", "--format", "svg").output
    #expect(drawing.hasPrefix("<svg ") && drawing.hasSuffix("</svg>\n"))
    #expect(drawing.contains("press(.digit(.five))"))
  }

  @Test func `the trace of plain views has the changes of state, and says how to record more`() {
    let transcript = Transcript("trace", "four-function", "5", patterns: [.plainMVP, .wrong])
    #expect(transcript.status == 0)
    #expect(transcript.output.contains("\nWrong shows only changes of state: its views are plain."))
    #expect(transcript.output.contains("the plugin RecordViews"))
  }
}
