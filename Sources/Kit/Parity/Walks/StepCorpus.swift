import AppScreens
import SharedSuite
import TriptychTerminal

/// All that an app is known by before a search: its steps, its scenarios, and the texts in them.
struct StepCorpus<Subject: AppDefinition> {
  /// The app.
  let app: Subject

  /// The steps worth trying in every order.
  let steps: [Step<Subject.Gesture>]

  /// The steps of the scenarios, of those that have any, and no text that takes long.
  let scenarios: [[Step<Subject.Gesture>]]

  /// The fields that gestures edit, and the texts of events, one of each name, with the texts that it is known to
  /// hold.
  let slots: [(slot: TextSlot<Subject.Gesture>, texts: [String], kind: TextKind?)]

  /// All texts in them.
  let texts: [String]

  /// The texts that the scenarios show, and the names of the widgets: those with letters that are not long.
  let shownTexts: [String]

  /// What an app is known by.
  init(_ app: Subject) {
    self.app = app
    steps = app.steps
    let scenarios = app.rules.flatMap(\.scenarios).map(\.steps)
    self.scenarios = scenarios.filter { steps in
      !steps.isEmpty && !steps.contains(where: \.takesLong)
    }
    var names: [String] = []
    var slots: [String: (slot: TextSlot<Subject.Gesture>, texts: [String])] = [:]
    var known: Set<Step<Subject.Gesture>> = []
    for step in steps + scenarios.joined() where known.insert(step).inserted {
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
    let widgets = app.rules.flatMap(\.scenarios).flatMap(\.widgets).joined()
    shownTexts = (widgets.map(\.name) + widgets.map(\.text)).uniqued
      .filter { $0.utf8.count < 100 && $0.contains(where: \.isLetter) }
  }

  /// True if a gesture or an event takes any text.
  var hasTexts: Bool { slots.contains { !$0.slot.isNumeric } }

  /// Edits with more texts and Characters than counts in sixteen bits, recursion and small buffers can do
  /// with, after the other fields were given a text, which may cut the long one.
  var longTexts: [[Step<Subject.Gesture>]] {
    let fields = slots.filter { $0.slot.texts.count == 1 && !$0.slot.isNumeric }
    let usual = fields.map { field in
      field.texts.first { !$0.isEmpty }.flatMap { field.slot.step(holding: [$0]) }
    }
    return fields.enumerated().flatMap { place, field in
      let others = usual.enumerated().filter { $0.offset != place }.compactMap(\.element)
      let own = field.texts.max { $0.utf8.count < $1.utf8.count } ?? ""
      return [own, "1,", "a"].filter { !$0.isEmpty }.compactMap { piece in
        let text = String(repeating: piece, count: piece.count > 2 ? 70_000 / piece.count : 66_000)
        return field.slot.step(holding: [text]).map {
          others + [$0] + (scenarios.last?.suffix(1) ?? [])
        }
      }
    }
  }
}

extension Step {
  /// Indicates whether it has a text so long that it is taken in few walks only.
  var takesLong: Bool { notation.utf8.count > SearchLimits.bytesOfStep }
}
