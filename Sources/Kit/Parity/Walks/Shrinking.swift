import AppScreens

/// Steps that still show a fault, with nothing in them that it does not need.
struct Shrinking<Subject: AppDefinition> {
  /// The steps that are left.
  private(set) var steps: [Step<Subject.Gesture>]

  /// The number of candidates tried; of rounds, where several are tried together.
  private(set) var tries = 0

  /// True if there was more to try when the limit was reached.
  private(set) var isCutShort = false

  /// The steps of the alphabet, and the place of each.
  private let known: [Step<Subject.Gesture>]
  private let places: [Step<Subject.Gesture>: Int]

  private let app: Subject
  private let limit: Int
  private let areTakenTogether: Bool
  private var failed: Set<Steps> = []
  private let firstShowing: ([Steps]) -> Int?

  typealias Steps = [Step<Subject.Gesture>]

  /// Leaves out steps, and simplifies what is left, for as long as the fault shows.
  ///
  /// Long stretches are left out first, as in delta debugging. Different gestures become the same where
  /// that will do, those that come first in the alphabet rather than others, and texts become shorter.
  /// Source: Zeller and Hildebrandt, *Simplifying and Isolating Failure-Inducing Input*, IEEE TSE 2002.
  ///
  /// - Parameters:
  ///   - steps: Steps that show the fault.
  ///   - app: The app, which knows simpler gestures.
  ///   - limit: How many candidates to try at most; how many rounds, where several are tried together.
  ///   - areTakenTogether: Whether candidates are tried together, since they can wait at the same time; else each
  ///     is tried only if those before it do not show the fault.
  ///   - firstShowing: The place of the first of several candidates that shows the fault, on new screens; nil if none
  ///     does.
  init(
    _ steps: Steps, of app: Subject, limit: Int = 2_000, together areTakenTogether: Bool = false,
    by firstShowing: @escaping ([Steps]) -> Int?
  ) {
    self.steps = steps
    self.app = app
    known = app.steps
    places = Dictionary(zip(known, 0...)) { first, _ in first }
    (self.limit, self.areTakenTogether) = (limit, areTakenTogether)
    self.firstShowing = firstShowing
    repeat { leaveOut() } while unify() || simplify()
  }

  /// Leaves out stretches of half the length, a quarter, and so on down to single steps.
  private mutating func leaveOut() {
    var length = max(1, steps.count / 2)
    while true {
      var start = 0
      var hasShrunk = false
      while start < steps.count {
        let steps = steps
        let starts = stride(from: start, to: steps.count, by: length)
        let candidates = starts.lazy.map { start in
          var candidate = steps
          candidate.removeSubrange(start..<min(start + length, steps.count))
          return candidate
        }
        guard let place = take(candidates) else { break }
        hasShrunk = true
        start += place * length
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
      let others = present.filter(simpler.contains) + simpler.filter { !present.contains($0) }
      let steps = steps
      let candidates = others.lazy.map { other in steps.map { $0 == step ? other : $0 } }
      if take(candidates) != nil { hasChanged = true }
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
    let (steps, app) = (steps, app)
    let candidates = steps.indices.lazy.flatMap { index -> [Steps] in
      guard case .gesture(let gesture) = steps[index] else { return [] }
      return app.simplifications(of: gesture).map { simpler in
        var candidate = steps
        candidate[index] = .gesture(simpler)
        return candidate
      }
    }
    return take(candidates) != nil
  }

  /// Takes the first of some candidates that shows the fault; returns its place, nil if none does.
  private mutating func take(_ candidates: some Sequence<Steps>) -> Int? {
    var due: [(place: Int, steps: Steps)] = []
    // Of equal steps in a row, it does not matter which is left out.
    for (place, candidate) in candidates.enumerated() where !failed.contains(candidate) {
      guard tries < limit else {
        isCutShort = true
        break
      }
      due.append((place, candidate))
      if !areTakenTogether, let place = takeFirst(of: &due) { return place }
    }
    return takeFirst(of: &due)
  }

  private mutating func takeFirst(of due: inout [(place: Int, steps: Steps)]) -> Int? {
    guard !due.isEmpty else { return nil }
    tries += 1
    guard let first = firstShowing(due.map(\.steps)) else {
      failed.formUnion(due.map(\.steps))
      due = []
      return nil
    }
    steps = due[first].steps
    failed = []
    return due[first].place
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
