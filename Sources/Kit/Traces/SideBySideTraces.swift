import AppScreens

/// Traces of the same steps in several patterns, message beside message.
package struct SideBySideTraces: Hashable, Sendable {
  /// An event and the messages that follow in each pattern; matching messages share a row.
  package struct Episode: Hashable, Sendable {
    /// The event.
    package let trigger: Trace.Episode.Trigger

    /// The event as a title.
    package let title: String

    /// Rows with a cell for each trace, nil where nothing corresponds.
    package let rows: [[Message?]]
  }

  /// The traces, in the order of the columns.
  package let traces: [Trace]

  /// The new screen, and each step.
  package let episodes: [Episode]

  /// Indicates whether the views of a pattern recorded anything.
  package var isRecorded: Bool { traces.contains(where: \.isRecorded) }

  /// Lays traces of the same steps beside one another.
  package init(_ traces: [Trace]) {
    self.traces = traces
    let count = traces.map(\.episodes.count).min() ?? 0
    episodes = (0..<count).map { index in
      let columns = traces.map { $0.episodes[index].messages.map(MessageCell.init) }
      let rows = Alignment(columns).rows.map { row in row.map { $0?.message } }
      let first = traces[0].episodes[index]
      return Episode(trigger: first.trigger, title: first.title, rows: rows)
    }
  }

  /// Takes steps on a new screen in each pattern that has the app, and notes what is said.
  ///
  /// - Parameters:
  ///   - app: The app, by the name that a command has for it.
  ///   - patterns: The patterns; one without a screen for the app is left out.
  ///   - steps: The steps.
  ///   - display: What the user sees of the app.
  package init<Gesture: ScreenGesture, Display: ScreenDisplay>(
    of app: String, in patterns: [Pattern], _ steps: [Step<Gesture>], showing display: Display.Type
  ) {
    self.init(patterns.compactMap { Trace(of: app, in: $0, steps, showing: display) })
  }
}
