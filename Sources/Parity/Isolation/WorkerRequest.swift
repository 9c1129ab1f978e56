import AppScreens

/// Something that a worker is to do, by the names of what it knows.
enum WorkerRequest: Codable {
  /// One check of a pattern, by its index; a finding is shrunk, or told as it was found.
  case check(app: String, pattern: String, index: Int, reference: String?, isShrinking: Bool)

  /// Every step from every state.
  case explore(app: String, patterns: [String], states: Int)

  /// Every sequence up to a length.
  case exhaust(app: String, patterns: [String], length: Int)

  /// Random steps.
  case lockstep(app: String, patterns: [String], gestures: Int, seed: UInt64)

  /// Steps on a new screen, answered by what its widgets show at last.
  case replay(app: String, pattern: String, steps: [String])

  /// Whether there is such an app, and a pattern of each name; answered by the names of what is not.
  case find(app: String, patterns: [String])

  /// The name of the app.
  var app: String {
    switch self {
    case .check(let app, _, _, _, _), .explore(let app, _, _), .exhaust(let app, _, _),
      .lockstep(let app, _, _, _), .replay(let app, _, _), .find(let app, _):
      app
    }
  }
}
