/// A piece of work for a worker, by the names of what it knows.
enum WorkerRequest: Codable {
  /// One check of a pattern, by its place among all; answered by its result, shrunk or not.
  case check(app: String, pattern: String, index: Int, reference: String?, isShrinking: Bool)

  /// A search for a difference between patterns; answered by its result.
  case search(Search, app: String, patterns: [String])

  /// Steps on a new screen; answered by the widgets that it shows at last.
  case replay(app: String, pattern: String, steps: [String])

  /// A look for an app, and for a pattern of each name; answered by the names that are not known.
  case find(app: String, patterns: [String])

  /// The name of the app.
  var app: String {
    switch self {
    case .check(let app, _, _, _, _), .search(_, let app, _), .replay(let app, _, _),
      .find(let app, _):
      app
    }
  }
}
