import AppScreens

/// What must be seen along a walk: at first, and after each step.
struct Reference<Display: ScreenDisplay> {
  /// What must be seen at one moment.
  enum Demand {
    /// This display, by the specification, or since it is seen plainly.
    case display(Display)

    /// These widgets, as a scenario of an app without a specification has them.
    case widgets([Widget])

    /// The widgets that must be seen.
    var widgets: [Widget] {
      switch self {
      case .display(let display): display.widgets
      case .widgets(let widgets): widgets
      }
    }

    func allows(_ shown: Display) -> Bool {
      switch self {
      case .display(let display): shown == display
      case .widgets(let widgets): shown.widgets == widgets
      }
    }
  }

  private var demands: [Demand?]

  /// Indicates whether a new screen may show anything, as it is known to be wrong.
  private(set) var isOpenAtFirst = false

  /// A reference that allows anything.
  init() {
    demands = []
  }

  /// What was seen on the same walk; anything where nobody looked.
  init(seen displays: [Display?]) {
    demands = displays.map { $0.map(Demand.display) }
  }

  /// The widgets that a scenario has.
  init(written widgets: [[Widget]]) {
    demands = widgets.map(Demand.widgets)
  }

  /// What a specification says along steps.
  init<Gesture>(_ specification: any Specification<Gesture, Display>, along steps: [Step<Gesture>])
  {
    var run = SpecificationRun(specification)
    demands = [.display(run.display)]
    demands.reserveCapacity(steps.count + 1)
    for step in steps {
      run.take(step)
      demands.append(.display(run.display))
    }
  }

  /// A display after so many steps, and anything before.
  init(_ display: Display, after steps: Int) {
    demands = Array(repeating: nil, count: steps) + [.display(display)]
  }

  /// The demand at first, or after a number of steps; nil where anything may be seen.
  subscript(_ count: Int) -> Demand? {
    demands.indices.contains(count) ? demands[count] : nil
  }

  /// The same, but a new screen may show anything.
  var openAtFirst: Reference {
    var reference = self
    reference.isOpenAtFirst = true
    if !demands.isEmpty { reference.demands[0] = nil }
    return reference
  }

  /// The number of steps after which the first display is wrong; nil if all are allowed.
  func firstDifference(from displays: [Display?]) -> Int? {
    (0..<min(displays.count, demands.count)).first { count in
      if let shown = displays[count], let demand = demands[count] {
        !demand.allows(shown)
      } else {
        false
      }
    }
  }
}

extension AppDefinition {
  /// What must be seen along steps by the specification; anything without one.
  func reference(of steps: [Step<Gesture>]) -> Reference<Display> {
    specification.map { Reference($0, along: steps) } ?? Reference()
  }
}
