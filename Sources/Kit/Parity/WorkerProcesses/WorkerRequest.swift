import AppScreens

/// A piece of work for a worker, by the names of what it knows.
enum WorkerRequest: Codable {
  /// One check of a pattern, by its place among all; answered by its result, shrunk or not.
  case check(
    app: String, pattern: String, index: Int, reference: String?, walks: WalkBudget,
    isShrinking: Bool, letsGo: Bool)

  /// Steps on a new screen; answered by the widgets that it shows at last.
  case replay(app: String, pattern: String, steps: [String])

  /// Steps on new screens or on the last one; answered by what is seen, as a `ScriptAnswer`.
  case script(app: String, pattern: String, [ScriptOperation])

  /// Steps and looks on several screens; answered by what is seen, and decides nothing.
  case stage(app: String, pattern: String, [StageOperation])

  /// Steps on new screens in a mode that watches what is released; answered by a finding, if any.
  case watch(app: String, pattern: String, mode: RunMode, leavingWorldApart: Bool, steps: [String])

  /// A report, with screens of its own that nobody watches; the executable serves it in its turn.
  case report(ReportOrder, executable: String)

  /// A look for an app, and for a pattern of each name; answered by the names that are not known.
  case find(app: String, patterns: [String])

  /// The end of all work; answered by true, before the process ends in good order.
  case end

  /// True unless the screens that were made are to be held for ever.
  var letsGo: Bool {
    switch self {
    case .check(_, _, _, _, _, _, let letsGo): letsGo
    case .replay, .script, .stage, .watch, .report, .find, .end: true
    }
  }
}

/// Something to do in a search, which asks for one step after the other.
enum ScriptOperation: Codable {
  /// A new screen takes the place of the last one, and states are counted anew if it is the first.
  case renew

  /// A step on the screen, in its notation.
  case step(String)

  /// The process enters surroundings of a number, in which later screens are made.
  case enter(UInt64)

  /// A look at the screen.
  case look

  /// A look, and the number of the state that the screen is in.
  case lookAtState

  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self =
      switch text.unicodeScalars.first {
      case "r": .renew
      case "e": .enter(UInt64(text.dropFirst()) ?? 0)
      case "l": .look
      case "s": .lookAtState
      default: .step(String(text.unicodeScalars.dropFirst()))
      }
  }

  func encode(to encoder: any Encoder) throws {
    let text =
      switch self {
      case .renew: "r"
      case .enter(let number): "e\(number)"
      case .look: "l"
      case .lookAtState: "s"
      case .step(let notation): "-\(notation)"
      }
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// All that is seen in a script.
struct ScriptAnswer: Codable {
  /// The displays at each look, as a JSON array: where it is the same as another's, so are they.
  var displays: String

  /// The number of the state at each look at it, counted by the worker as it meets them.
  var states: [Int]

  /// True if all of each state was seen.
  var isWhole: Bool
}
