/// The display of a music search: query, status, rows, retry, and what the service is asked.
public struct MusicSearchDisplay: ScreenDisplay {
  /// The text in the query field.
  public var query = ""

  /// The status, as text.
  public var status = ""

  /// The songs, in order.
  public var rows: [MusicSearchRow] = []

  /// Indicates whether there is a button to retry.
  public var retry = false

  /// The requests that the service holds, oldest first, cancelled ones in parentheses: `IU, (BTS)`.
  ///
  /// No view shows them: a screen fills them in from its service.
  public var asked = ""

  /// A display on which nothing has been shown yet.
  public init() {}

  /// Query, status, rows, retry, asked.
  public var widgets: [Widget] {
    [
      Widget("query", shows: query),
      Widget("status", shows: status),
      Widget("rows", shows: rows.map(\.description).joined(separator: "; ")),
      Widget("retry", isOn: retry),
      Widget("asked", shows: asked),
    ]
  }
}
