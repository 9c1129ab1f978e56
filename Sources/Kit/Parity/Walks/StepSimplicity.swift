import AppScreens

/// The order of an app's steps by how simple they are: shorter ones first, then as the alphabet has them.
struct StepSimplicity<Subject: AppDefinition> {
  private let known: [Step<Subject.Gesture>]
  private let places: [Step<Subject.Gesture>: Int]

  init(_ app: Subject) {
    known = app.steps
    places = Dictionary(zip(known, 0...)) { first, _ in first }
  }

  /// The steps, simplest first.
  func ordered(_ steps: Set<Step<Subject.Gesture>>) -> [Step<Subject.Gesture>] {
    steps.map { ($0, rank($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The steps of the alphabet that are simpler than a step, and of its kind; simplest first.
  func simpler(than step: Step<Subject.Gesture>) -> [Step<Subject.Gesture>] {
    let rank = rank(step)
    return known.filter { $0.isGesture == step.isGesture && self.rank($0) < rank }
  }

  /// The length, and the place in the alphabet; a shorter text is always simpler.
  private func rank(_ step: Step<Subject.Gesture>) -> (Int, Int, String) {
    let notation = step.notation
    return (notation.unicodeScalars.count, places[step] ?? known.count, notation)
  }
}

extension Step {
  /// True for what a user does; nil for a new view, which is of a kind of its own.
  fileprivate var isGesture: Bool? {
    switch self {
    case .gesture: true
    case .event: false
    case .replaceView: nil
    }
  }
}
