import AppScreens

/// Every sequence of an app's steps up to a length, shorter ones first.
///
/// Those that differ in their last step alone are one walk.
struct SequenceWalks<Subject: AppDefinition>: Sequence, IteratorProtocol {
  private let steps: [Step<Subject.Gesture>]
  private let length: Int
  private let origin = WalkSource.sequences.words

  /// The next sequences but for their last step, as places in the steps; nil at the end.
  private var letters: [Int]?

  /// What the specification says at first and after each of these, as far as it was asked.
  private var runs: [any Specification<Subject.Gesture, Subject.Display>]

  /// The sequences of an app; none without steps or a specification.
  init(of app: Subject, length: Int) {
    (steps, self.length) = (app.steps, length)
    runs = app.specification.map { [$0] } ?? []
    letters = steps.isEmpty || length < 1 || runs.isEmpty ? nil : []
  }

  mutating func next() -> PlannedWalk<Subject>? {
    guard let present = letters else { return nil }
    for letter in present[(runs.count - 1)...] {
      runs.append(runs[runs.count - 1].taking(steps[letter]))
    }
    let run = runs[runs.count - 1]
    let reference = Reference(steps.map { run.taking($0).state })
    var walk = Walk(present.map { steps[$0] })
    walk.lastSteps = steps
    prepareNext(after: present)
    return PlannedWalk(walk: walk, origin: origin, reference: reference)
  }

  private mutating func prepareNext(after present: [Int]) {
    if let last = present.lastIndex(where: { $0 < steps.count - 1 }) {
      letters = present[..<last] + [present[last] + 1] + present[(last + 1)...].map { _ in 0 }
      runs.removeLast(runs.count - 1 - last)
    } else {
      letters =
        present.count + 1 < length ? Array(repeating: 0, count: present.count + 1) : nil
      runs.removeLast(runs.count - 1)
    }
  }
}
