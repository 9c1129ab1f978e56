/// The display of a music search: query, status, rows and retry.
public struct MusicSearchDisplay: ScreenDisplay {
  /// The query field.
  @Field public var query = ""

  /// The status, as text.
  public var status = ""

  /// The songs, in order.
  public var rows: [MusicSearchRow] = []

  /// Indicates whether there is a button to retry.
  public var retry = false

  /// A display on which nothing has been shown yet.
  public init() {}

  /// Query, status, rows, retry.
  public var widgets: [Widget] {
    [
      Widget("query", shows: $query),
      Widget("status", shows: status),
      Widget("rows", shows: rows.map(\.description).joined(separator: "; ")),
      Widget("retry", isOn: retry),
    ]
  }
}
