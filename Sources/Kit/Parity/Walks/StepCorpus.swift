import AppScreens

/// All that an app is known by before a search: its steps, its scenarios, and the texts in them.
struct StepCorpus<Subject: AppDefinition> {
  /// The app.
  let app: Subject

  /// The steps of the scenarios and of the demonstration, those that have any.
  let scenarios: [[Step<Subject.Gesture>]]

  /// The fields that gestures edit, and the texts of events, one of each name.
  let slots: [(slot: TextSlot<Subject.Gesture>, texts: [String], kind: TextKind?)]

  /// All texts in them.
  let texts: [String]

  /// What an app is known by.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - hasScenarios: Whether the scenarios of its rules belong to it.
  init(_ app: Subject, withScenarios hasScenarios: Bool = true) {
    self.app = app
    let scenarios = hasScenarios ? app.rules.flatMap(\.scenarios).map(\.steps) : []
    self.scenarios = scenarios.filter { !$0.isEmpty }
    var names: [String] = []
    var slots: [String: (slot: TextSlot<Subject.Gesture>, texts: [String])] = [:]
    var known: Set<Step<Subject.Gesture>> = []
    for step in app.steps + scenarios.joined() where known.insert(step).inserted {
      guard let slot = TextSlot(step) else { continue }
      if slots[slot.name] == nil {
        names.append(slot.name)
        slots[slot.name] = (slot, [])
      }
      slots[slot.name]?.texts += slot.texts.filter { $0.utf8.count < 100 }
    }
    self.slots = names.compactMap { name in
      slots[name].map { ($0.slot, $0.texts, app.textKinds[name]) }
    }
    texts = self.slots.filter { !$0.slot.isNumeric }.flatMap(\.texts)
  }

  /// True if a gesture or an event takes any text.
  var hasTexts: Bool { slots.contains { !$0.slot.isNumeric } }
}
