import AppScreens

extension Examination {
  /// A walk, and what must be seen along it.
  struct Task {
    var walk: Walk<Gesture>
    var expected: Expected
    var source: String
    var isScenario = false
  }

  /// What must be seen along a walk.
  enum Expected {
    /// These displays, by the specification.
    case displays([Display?])

    /// These widgets, as a scenario of an app without a specification has them.
    case widgets([[Widget]?])

    /// What is seen plainly.
    case sameAsPlainly

    /// Indicates whether a new screen may show anything.
    var isOpenAtFirst: Bool {
      switch self {
      case .displays(let displays): displays.first.map { $0 == nil } ?? false
      case .widgets(let widgets): widgets.first.map { $0 == nil } ?? false
      case .sameAsPlainly: false
      }
    }

    /// The same, whatever a new screen shows.
    var exceptAtFirst: Self {
      switch self {
      case .displays(let displays): .displays([nil] + displays.dropFirst())
      case .widgets(let widgets): .widgets([nil] + widgets.dropFirst())
      case .sameAsPlainly: self
      }
    }
  }
}
