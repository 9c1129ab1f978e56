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

  /// The displays that must be seen; nil where any may.
  private var displays: [Display?] = []

  /// The widgets that a scenario has, in place of displays.
  private var written: [[Widget]] = []

  /// Indicates whether a new screen may show anything, as it is known to be wrong.
  private(set) var isOpenAtFirst = false

  /// A reference that allows anything.
  init() {}

  /// What was seen on the same walk; anything where the display was not read, as in a number of displays before.
  init(seen displays: [Display?], after unread: Int = 0) {
    self.displays = unread == 0 ? displays : Array(repeating: nil, count: unread) + displays
  }

  /// The widgets that a scenario has.
  init(written widgets: [[Widget]]) {
    written = widgets
  }

  /// What a specification says along steps.
  init<Gesture>(_ specification: any Specification<Gesture, Display>, along steps: [Step<Gesture>])
  {
    var run = SpecificationRun(specification)
    displays.reserveCapacity(steps.count + 1)
    displays.append(run.display)
    for step in steps {
      run.take(step)
      displays.append(run.display)
    }
  }

  /// The demand at first, or after a number of steps; nil where anything may be seen.
  subscript(_ count: Int) -> Demand? {
    if isOpenAtFirst, count == 0 { return nil }
    if written.indices.contains(count) { return .widgets(written[count]) }
    return displays.indices.contains(count) ? displays[count].map(Demand.display) : nil
  }

  /// The same, but a new screen may show anything.
  var openAtFirst: Reference {
    var reference = self
    reference.isOpenAtFirst = true
    return reference
  }

  /// The number of steps after which the first display is wrong, and not only by a text that is known to be
  /// wrong; nil if there is none.
  func firstDifference(from shown: [Display?], excusing known: [WrongText] = []) -> Int? {
    // Most are right, and this is the quickest way to say so.
    guard shown != displays else { return nil }
    return shown.indices.first { count in
      guard let shown = shown[count], let demand = self[count], !demand.allows(shown) else {
        return false
      }
      return !known.contains { $0.explains(demand.widgets, shown.widgets) }
    }
  }
}

extension AppDefinition {
  /// What must be seen along steps by the specification; anything without one.
  func reference(of steps: [Step<Gesture>]) -> Reference<Display> {
    specification.map { Reference($0, along: steps) } ?? Reference()
  }
}
