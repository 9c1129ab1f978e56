import AppScreens

/// Steps that still show a fault, with nothing in them that it does not need.
struct Shrinking<Subject: AppDefinition> {
  /// The steps that are left.
  private(set) var steps: [Step<Subject.Gesture>]

  /// The number of candidates tried.
  private(set) var tries = 0

  /// True if there was more to try when the limit was reached.
  private(set) var isCutShort = false

  /// The steps of the alphabet, and the place of each.
  private let known: [Step<Subject.Gesture>]
  private let places: [Step<Subject.Gesture>: Int]

  private let app: Subject
  private let limit: Int
  private var failed: Set<[Step<Subject.Gesture>]> = []
  private let shows: ([Step<Subject.Gesture>]) -> Bool

  /// Leaves out steps, and simplifies what is left, for as long as the fault shows.
  ///
  /// Long stretches are left out first, as in delta debugging. Different gestures become the same where
  /// that will do, those that come first in the alphabet rather than others, and texts become shorter.
  /// Source: Zeller and Hildebrandt, *Simplifying and Isolating Failure-Inducing Input*, IEEE TSE 2002.
  ///
  /// - Parameters:
  ///   - steps: Steps that show the fault.
  ///   - app: The app, which knows simpler gestures.
  ///   - limit: How many candidates to try at most.
  ///   - shows: Whether steps show the fault, on new screens.
  init(
    _ steps: [Step<Subject.Gesture>], of app: Subject, limit: Int = 2_000,
    while shows: @escaping ([Step<Subject.Gesture>]) -> Bool
  ) {
    self.steps = steps
    self.app = app
    known = app.steps
    places = Dictionary(zip(known, 0...)) { first, _ in first }
    self.limit = limit
    self.shows = shows
    repeat { leaveOut() } while unify() || simplify()
  }

  /// Leaves out stretches of half the length, a quarter, and so on down to single steps.
  private mutating func leaveOut() {
    var length = max(1, steps.count / 2)
    while true {
      var start = 0
      var hasShrunk = false
      while start < steps.count {
        var candidate = steps
        candidate.removeSubrange(start..<min(start + length, steps.count))
        if take(candidate) { hasShrunk = true } else { start += length }
      }
      guard length > 1 || hasShrunk, !isCutShort else { return }
      length = max(1, length / 2)
    }
  }

  /// Replaces every step of one kind by a simpler one; by one that is there too, if possible.
  private mutating func unify() -> Bool {
    let present = Set(steps).map { ($0, rank($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    var hasChanged = false
    for step in present.reversed() {
      let simpler = self.simpler(than: step)
      for other in present.filter(simpler.contains) + simpler.filter({ !present.contains($0) })
      where take(steps.map { $0 == step ? other : $0 }) {
        hasChanged = true
        break
      }
    }
    return hasChanged
  }

  /// The steps of the alphabet that are simpler than a step, and of its kind; simplest first.
  private func simpler(than step: Step<Subject.Gesture>) -> [Step<Subject.Gesture>] {
    let rank = rank(step)
    return known.filter { $0.isGesture == step.isGesture && self.rank($0) < rank }
  }

  /// The length, and the place in the alphabet; a shorter text is always simpler.
  private func rank(_ step: Step<Subject.Gesture>) -> (Int, Int, String) {
    let notation = step.notation
    return (notation.unicodeScalars.count, places[step] ?? known.count, notation)
  }

  /// Replaces a gesture by a simpler one, if there is one that still shows the fault.
  private mutating func simplify() -> Bool {
    for (index, step) in steps.enumerated() {
      guard case .gesture(let gesture) = step else { continue }
      for simpler in app.simplifications(of: gesture) {
        var candidate = steps
        candidate[index] = .gesture(simpler)
        if take(candidate) { return true }
      }
    }
    return false
  }

  private mutating func take(_ candidate: [Step<Subject.Gesture>]) -> Bool {
    // Of equal steps in a row, it does not matter which is left out.
    guard !failed.contains(candidate) else { return false }
    guard tries < limit else {
      isCutShort = true
      return false
    }
    tries += 1
    guard shows(candidate) else {
      failed.insert(candidate)
      return false
    }
    steps = candidate
    failed = []
    return true
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
