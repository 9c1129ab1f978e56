import AppScreens

/// What must be seen along a walk: at first, and after each step.
struct Reference<Display: ScreenDisplay> {
  /// The displays that must be seen; nil where any may.
  private(set) var displays: [Display?] = []

  /// Displays that may be seen instead, by the number of steps before them.
  private var others: [Int: Display] = [:]

  /// The widgets that a scenario has, in place of displays.
  private var written: [[Widget]] = []

  /// Indicates whether a new screen may show anything, as it is known to be wrong.
  private(set) var isOpenAtFirst = false

  /// A reference that allows anything.
  init() {}

  /// What was seen on the same walk, or what a specification says of it; anything where no display is given.
  init(_ displays: [Display?]) {
    self.displays = displays
  }

  /// The widgets that a scenario has.
  init(written widgets: [[Widget]]) {
    written = widgets
  }

  /// The widgets that must be seen at first, or after a number of steps; nil where anything may.
  subscript(_ count: Int) -> [Widget]? {
    if isOpenAtFirst, count == 0 { return nil }
    if written.indices.contains(count) { return written[count] }
    return displays.indices.contains(count) ? displays[count]?.widgets : nil
  }

  /// The widgets that must be seen after a number of steps where others were shown.
  ///
  /// Of two displays that are allowed, each widget must show what the specification wants, unless it shows what the same
  /// steps have shown plainly.
  func expected(after count: Int, besides shown: [Widget]) -> [Widget]? {
    guard let seen = self[count], let specified = others[count]?.widgets,
      seen.count == shown.count, specified.count == shown.count
    else { return self[count] }
    return shown.indices.map { seen[$0] == shown[$0] ? seen[$0] : specified[$0] }
  }

  /// The displays that were seen; where they are not the ones of this reference, these may be seen as well.
  func orSeen(_ shown: [Display?]) -> Reference {
    var reference = Reference(shown)
    guard shown != displays else { return reference }
    for (count, shown) in shown.enumerated() {
      guard let shown, !allows(shown, after: count) else { continue }
      reference.others[count] = displays[count]
    }
    return reference
  }

  /// Indicates whether one of two displays may be seen, of which one is wrong.
  func isOpen(after count: Int) -> Bool { others[count] != nil }

  /// Indicates whether a display may be seen at first, or after a number of steps; a cursor that moves is
  /// allowed here, as it has a rule of its own.
  func allows(_ shown: Display, after count: Int) -> Bool {
    if isOpenAtFirst, count == 0 { return true }
    if written.indices.contains(count) {
      return shown.widgets == written[count] || shown.widgets.moveCursor(unlike: written[count])
    }
    guard displays.indices.contains(count), let expected = displays[count] else { return true }
    return others[count] == shown || shown.showsTexts(of: expected)
  }

  /// The same, but a new screen may show anything.
  var openAtFirst: Reference {
    var reference = self
    reference.isOpenAtFirst = true
    return reference
  }

  /// The number of steps after which a cursor first moves where it must not; nil if none does.
  func firstMovedCursor(in shown: [Display?]) -> Int? {
    guard shown != displays else { return nil }
    return shown.indices.first { count in
      guard let shown = shown[count], let expected = self[count] else { return false }
      return shown.widgets.moveCursor(unlike: expected)
    }
  }

  /// The number of steps after which the first display is wrong; nil if there is none.
  func firstDifference(from shown: [Display?]) -> Int? {
    // Most are right, and this is the quickest way to say so.
    guard shown != displays else { return nil }
    return shown.indices.first { count in
      guard let shown = shown[count] else { return false }
      return !allows(shown, after: count)
    }
  }
}

extension AppDefinition {
  /// What must be seen along steps by the specification; anything without one.
  func reference(of steps: [Step<Gesture>]) -> Reference<State> {
    specification.map { Reference($0.displays(along: steps)) } ?? Reference()
  }
}
