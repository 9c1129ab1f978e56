import AppScreens

/// Draws random gestures and events, leaving out some of them for a while.
///
/// Leaving steps out by turns (*swarm testing*) reaches what a mix of all of them hardly ever
/// does, such as a long number among keys of which every fourth is an operator.
/// Source: Groce, Zhang, Eide, Chen and Regehr, *Swarm Testing*, ISSTA 2012.
struct StepGenerator<Subject: AppDefinition> {
  private let app: Subject
  private var steps: [Step<Subject.Gesture>]

  /// Draws from all steps of an app.
  init(_ app: Subject) {
    precondition(!app.alphabet.isEmpty, "\(app.name) needs an alphabet of at least one gesture")
    self.app = app
    steps = app.steps
  }

  /// Draws from a random half of the steps, at least one.
  init(_ app: Subject, leavingOutWith generator: inout SeededGenerator) {
    self.init(app)
    var kept: [Step<Subject.Gesture>] = []
    for step in steps where Bool.random(using: &generator) { kept.append(step) }
    if !kept.isEmpty { steps = kept }
  }

  /// An invented gesture as often as one of the steps, if the app invents any.
  func step(using generator: inout SeededGenerator) -> Step<Subject.Gesture> {
    if Bool.random(using: &generator), let gesture = app.inventGesture(using: &generator) {
      return .gesture(gesture)
    }
    return steps[Int.random(in: steps.indices, using: &generator)]
  }
}
