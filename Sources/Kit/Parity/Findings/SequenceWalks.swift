import AppScreens

/// Every sequence of an app's steps of a length, of which every shorter one is the beginning.
///
/// What a sequence has in common with the one before was seen there, and is not looked at again.
struct SequenceWalks<Subject: AppDefinition>: Sequence, IteratorProtocol {
  private let steps: [Step<Subject.Gesture>]
  private let origin = WalkSource.sequences.words

  /// The next sequence, as places in the steps; nil at the end.
  private var letters: [Int]?

  /// The number of its steps that the sequence before had too; none for the first.
  private var shared = 0

  /// What the specification says at first and after each of these.
  private var runs: [SpecificationRun<Subject.Gesture, Subject.Display>]

  /// The sequences of an app; none without steps or a specification.
  init(of app: Subject, length: Int) {
    steps = app.steps
    runs = app.specification.map { [SpecificationRun($0)] } ?? []
    let isPossible = !steps.isEmpty && length > 0 && !runs.isEmpty
    letters = isPossible ? Array(repeating: 0, count: length) : nil
  }

  mutating func next() -> PlannedWalk<Subject>? {
    guard let present = letters else { return nil }
    var walk = Walk(present.map { steps[$0] })
    let isFirst = runs.count == 1
    runs.removeLast(runs.count - 1 - shared)
    for step in walk.steps[shared...] {
      var run = runs[runs.count - 1]
      run.take(step)
      runs.append(run)
    }
    walk.unread = isFirst ? 0 : shared + 1
    let displays = runs[walk.unread...].map { Optional($0.display) }
    let reference = Reference(seen: displays, after: walk.unread)
    prepareNext(after: present)
    return PlannedWalk(walk: walk, origin: origin, reference: reference)
  }

  private mutating func prepareNext(after present: [Int]) {
    guard let last = present.lastIndex(where: { $0 < steps.count - 1 }) else {
      letters = nil
      return
    }
    letters = present[..<last] + [present[last] + 1] + present[(last + 1)...].map { _ in 0 }
    shared = last
  }
}
