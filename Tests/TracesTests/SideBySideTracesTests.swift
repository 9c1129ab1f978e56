import AppRules
import AppScreens
import RecordedMVVM
import Testing
import TriptychParity
import TriptychTraces

/// Conversations beside one another: what corresponds, and what differs.
struct SideBySideTracesTests {
  @Test
  func `what corresponds stands in one row`() throws {
    let traces = try sideBySide(TokenCalculatorApp(), "input=7")
    let rows = traces.episodes[1].rows.map { row in
      row.map { $0?.text(namingViews: false) ?? "-" }
    }
    #expect(
      rows == [
        ["input=7", "input=7", "input=7"],
        [
          #"tokenCalculatorView(view, didEditInput: "7")"#, #"edit(input: "7")"#,
          #"edit(input: "7")"#,
        ],
        [String](repeating: #"calculator.input: "" → "7""#, count: 3),
        ["-", "-", #"input: "" → "7""#],
        ["-", "-", #"total: "0" → "7""#],
        [#"total = "7""#, #"show(total: "7")"#, #"total: "7""#],
        [String](repeating: #"input: "7""#, count: 3),
        [String](repeating: #"total: "7""#, count: 3),
      ])
  }

  @Test(arguments: TriptychApps.all)
  func `no message is lost, and none changes its place`(app: any AppDefinition) throws {
    let traces = try sideBySide(app, app.demonstration)
    for (column, trace) in traces.traces.enumerated() {
      for (episode, aligned) in zip(trace.episodes, traces.episodes) {
        #expect(aligned.rows.compactMap { $0[column] } == episode.messages)
      }
    }
  }

  @Test
  func `what differs is told in words`() throws {
    let traces = try sideBySide(TokenCalculatorApp(), "input=7", "replace-view")
    let difference = TraceDifference(in: traces, from: 0, to: 1)
    #expect(
      difference.additions.map(\.text) == ["the view calls attach(_:) on the presenter"])
    #expect(
      difference.omissions.map(\.text) == [
        "the controller sets the view's delegate",
        "the controller sets the old view's delegate to nil",
      ])
    #expect(
      difference.changes.map(\.text) == [
        "the presenter calls show(separators:), show(input:) and show(total:) on the view; "
          + "in MVC the controller sets the view's separators, input and total",
        "the view calls edit(input:) on the presenter; in MVC the view tells its delegate, "
          + "the controller, tokenCalculatorView(_:didEditInput:) and passes itself along",
        "the presenter calls show(total:) on the view; in MVC the controller sets the view's total",
      ])
    #expect(
      difference.changes.map(\.triggers) == [[.newScreen, .replaceView], [.gesture], [.gesture]])
  }

  @Test
  func `a pattern does not differ from itself`() throws {
    let trace = try trace(ColourSelectorApp(), in: .mvvmRecorded, "green=on", "replace-view")
    let difference = TraceDifference(in: SideBySideTraces([trace, trace]), from: 0, to: 1)
    #expect(difference.additions + difference.omissions + difference.changes == [])
  }
}
