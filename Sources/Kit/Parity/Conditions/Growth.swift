import AppScreens

/// A way in which a walk grows, to see whether its steps grow dearer than they may.
enum Growth: UInt64, CaseIterable {
  /// The whole walk is taken in rounds; a text of five digits is another one in each.
  case rounds = 1

  /// The text of the last step is repeated.
  case lastText

  /// The texts of all steps are repeated.
  case allTexts

  /// The steps before the last are repeated.
  case stepsBeforeLast

  /// The way that a seed chooses.
  init(seed: UInt64) {
    self = Self.allCases[Int((seed &- 1) % UInt64(Self.allCases.count))]
  }
}

extension Walk {
  /// The walk grown to a size; as it is where nothing in it can grow.
  func grown(to size: Int) -> [Step<Gesture>] {
    switch Growth(seed: seed) {
    case .rounds: rounds(0..<max(1, size / max(1, steps.count)))
    case .lastText: steps.dropLast() + steps.suffix(1).map { Self.repeatingText(of: $0, size) }
    case .allTexts: steps.map { Self.repeatingText(of: $0, size) }
    case .stepsBeforeLast:
      repeatElement(steps.dropLast(), count: size / max(1, steps.count - 1)).joined()
        + steps.suffix(1)
    }
  }

  /// The rounds of some numbers.
  func rounds(_ numbers: Range<Int>) -> [Step<Gesture>] {
    let parts = steps.map { step in
      (step: step, slot: TextSlot(step).flatMap { $0.holdsFiveDigits ? $0 : nil })
    }
    return numbers.flatMap { number in
      parts.map { $0.slot?.step(holding: ["\(10_000 + number)"]) ?? $0.step }
    }
  }

  private static func repeatingText(of step: Step<Gesture>, _ times: Int) -> Step<Gesture> {
    guard let slot = TextSlot(step), slot.texts.count == 1, !slot.isNumeric else { return step }
    return slot.step(holding: [String(repeating: slot.texts[0], count: times)]) ?? step
  }
}

extension TextSlot {
  fileprivate var holdsFiveDigits: Bool {
    texts.count == 1 && !isNumeric && texts[0].utf8.count == 5 && Int(texts[0]) != nil
  }
}
