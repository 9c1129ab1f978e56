import AppScreens
import Foundation
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

  /// A place for texts, the texts that it is known to hold, and what they are.
  typealias Field = (slot: TextSlot<Subject.Gesture>, texts: [String], kind: TextKind?)

  /// The fields that gestures edit, and the texts of events, one of each name.
  let slots: [Field]

  /// The places for texts in the steps.
  let slotsOfSteps: [Step<Subject.Gesture>: TextSlot<Subject.Gesture>]

  /// All texts in them.
  let texts: [String]

  /// The texts that the scenarios show, and the names of the widgets: those with letters that are not long, and that
  /// no scenario types.
  private let shownTexts: [String]

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
    var slotsOfSteps: [Step<Subject.Gesture>: TextSlot<Subject.Gesture>] = [:]
    for step in steps + scenarios.joined() where known.insert(step).inserted {
      guard let slot = TextSlot(step) else { continue }
      slotsOfSteps[step] = slot
      if slots[slot.name] == nil {
        names.append(slot.name)
        slots[slot.name] = (slot, [])
      }
      slots[slot.name]?.texts += slot.texts.filter { $0.utf8.count < 100 }
    }
    self.slots = names.compactMap { name in
      slots[name].map { ($0.slot, $0.texts, app.textKinds[name]) }
    }
    self.slotsOfSteps = slotsOfSteps
    texts = self.slots.filter { !$0.slot.isNumeric }.flatMap(\.texts)
    let typed = Set(texts)
    let widgets = app.rules.flatMap(\.scenarios).flatMap(\.widgets).joined()
    let widgetNames = widgets.map(\.name).uniqued
    shownTexts = (widgetNames + widgetNames.map(\.capitalized) + widgets.map(\.text)).uniqued
      .filter { $0.utf8.count < 100 && $0.contains(where: \.isLetter) && !typed.contains($0) }
  }

  /// True if a gesture or an event takes any text.
  var hasTexts: Bool { slots.contains { !$0.slot.isNumeric } }

  /// Edits with more texts and Characters than counts in sixteen bits, recursion and small buffers can do
  /// with, after the other fields were given a text, which may cut the long one.
  var longTexts: [[Step<Subject.Gesture>]] {
    longTexts { _ in scenarios.last?.last }
  }

  /// The same edits before one that empties the field, which is done sooner.
  var overtakingTexts: [[Step<Subject.Gesture>]] {
    longTexts { $0.step(holding: [""]) }
  }

  private func longTexts(
    before next: (TextSlot<Subject.Gesture>) -> Step<Subject.Gesture>?
  ) -> [[Step<Subject.Gesture>]] {
    fields.flatMap { field, others in
      let own = field.texts.max { $0.utf8.count < $1.utf8.count } ?? ""
      return [own, "1,", "a"].filter { !$0.isEmpty }.compactMap { piece in
        let text = String(repeating: piece, count: piece.count > 2 ? 70_000 / piece.count : 66_000)
        return field.slot.step(holding: [text]).map {
          others + [$0] + [next(field.slot)].compactMap(\.self)
        }
      }
    }
  }

  /// Edits of a user who types on behind a text, perhaps one that is an error, or leaves it as it is.
  var continuedTexts: [[Step<Subject.Gesture>]] {
    let separators = slots.first { $0.kind == .characters }?.texts.first { !$0.isEmpty }
    return fields.map { field, others in
      let own = field.texts.first { !$0.isEmpty } ?? "a"
      let text = field.kind == .numbers ? String(repeating: "9", count: 20) : own
      let cut = text + (separators?.prefix(1) ?? ",")
      return others + [text, cut, cut, cut + "1"].compactMap { field.slot.step(holding: [$0]) }
    }
  }

  /// Edits to what the app shows, or to the name of a widget, for which a program may mistake what the user types.
  var mistakenTexts: [[Step<Subject.Gesture>]] {
    fields.flatMap { field, _ in
      shownTexts.compactMap { field.slot.step(holding: [$0]).map { [$0] } }
    }
  }

  /// Edits of a field to a text that some programs take for the one before, or for none, each with every other step
  /// after it, as after one that was taken in.
  var similarTexts: [[Step<Subject.Gesture>]] {
    let gestures = steps.filter { TextSlot($0) == nil && $0 != .replaceView }
    let others: [Step<Subject.Gesture>?] = gestures.isEmpty ? [nil] : gestures.map { $0 }
    return fields.flatMap { field, usual in
      let own = Self.usualText(of: field) ?? "a"
      let texts = TextGenerator.likes(of: own) + TextGenerator.blanks.map { (own, $0) }
      return texts.flatMap { first, second in
        others.map { other in
          usual
            + [field.slot.step(holding: [first]), other, field.slot.step(holding: [second]), other]
            .compactMap(\.self)
        }
      }
    }
  }

  /// The fields that take any text, each with edits that give the others a usual one.
  private var fields: [(field: Field, others: [Step<Subject.Gesture>])] {
    let fields = slots.filter { $0.slot.texts.count == 1 && !$0.slot.isNumeric }
    let usual = fields.map { field in
      Self.usualText(of: field).flatMap { field.slot.step(holding: [$0]) }
    }
    return fields.enumerated().map { place, field in
      (field, usual.enumerated().filter { $0.offset != place }.compactMap(\.element))
    }
  }

  /// The first of a field's texts that is more than blanks.
  private static func usualText(of field: Field) -> String? {
    field.texts.first { !$0.allSatisfy(\.isWhitespace) }
  }
}

extension Step {
  /// Indicates whether it has a text so long that it is taken in few walks only.
  var takesLong: Bool { notation.utf8.count > SearchLimits.bytesOfStep }
}
