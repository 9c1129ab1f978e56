import AppDefinitions
import AppScreens
import FixturePatterns
import Testing
import TriptychParity
import TriptychTraces

/// Conversations beside one another: what corresponds, and what differs.
struct SideBySideTracesTests {
  @Test
  func `what corresponds stands in one row`() throws {
    let traces = try sideBySide(MusicSearchApp(), "query=7")
    let rows = traces.episodes[1].rows.map { row in
      row.map { $0?.text(namingViews: false) ?? "-" }
    }
    #expect(rows.first == [String](repeating: "query=7", count: 3))
    for row in [
      ["searchViewDidEdit(view)", #"edit(query: "7")"#, #"query = "7""#],
      [String](repeating: #"search.query: "" → "7""#, count: 3),
      [#"read query: "7""#, "-", "-"],
      ["-", "-", #"status: "idle" → "searching for 7""#],
      [
        #"status = "searching for 7""#, #"show(status: "searching for 7")"#,
        #"status: "searching for 7""#,
      ],
      [String](repeating: #"status: "searching for 7""#, count: 3),
    ] {
      #expect(rows.contains(row), "\(row)")
    }
  }

  @Test(arguments: [CalculatorApp(), MusicSearchApp()] as [any AppDefinition])
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
    let traces = try sideBySide(MusicSearchApp(), "query=7", "replace-view")
    let difference = TraceDifference(in: traces, from: 0, to: 1)
    #expect(
      difference.additions.map(\.text) == ["the view calls attach(_:) on the presenter"])
    #expect(
      difference.omissions.map(\.text) == [
        "the controller sets the view's delegate",
        "the controller reads the view's query",
        "the controller sets the old view's delegate to nil",
      ])
    #expect(
      difference.changes.map(\.text) == [
        "the presenter calls show(query:), show(status:) and show(canRetry:) on the view; "
          + "in MVC the controller sets the view's query, status and canRetry",
        "the view calls edit(query:) on the presenter; in MVC the view calls its delegate, "
          + "the controller, searchViewDidEdit(_:) and passes itself along",
        "the presenter calls show(status:) and show(canRetry:) on the view; "
          + "in MVC the controller sets the view's status and canRetry",
      ])
    #expect(
      difference.changes.map(\.triggers) == [[.newScreen, .replaceView], [.gesture], [.gesture]])
  }

  @Test
  func `a pattern does not differ from itself`() throws {
    let trace = try trace(CalculatorApp(), in: .fixtureMVVM, "5", "replace-view")
    let difference = TraceDifference(in: SideBySideTraces([trace, trace]), from: 0, to: 1)
    #expect(difference.additions + difference.omissions + difference.changes == [])
  }
}
