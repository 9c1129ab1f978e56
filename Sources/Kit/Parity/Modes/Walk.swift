import AppScreens

/// Steps that nobody wrote, drawn by a number: short or long, of all gestures or of some.
///
/// Every other walk begins with the steps of a scenario, as fuzzing begins with inputs that are known
/// to lead somewhere.
struct Walk<Subject: AppDefinition> {
  let number: UInt64

  /// The steps, in some walks with views replaced among them.
  let steps: [Step<Subject.Gesture>]

  /// The walk of a number on an app that is known by so much.
  init(_ number: UInt64, of corpus: StepCorpus<Subject>) {
    self.number = number
    var generator = SeededGenerator(seed: number)
    let source =
      Bool.random(using: &generator)
      ? StepGenerator(corpus, excerpts: 2)
      : StepGenerator(corpus, leavingOutWith: &generator, excerpts: 2)
    let length = 1 << Int.random(in: 0...8, using: &generator)
    let replacement = [0, 0, 8, 2][Int.random(in: 0..<4, using: &generator)]
    let scenarios = corpus.scenarios
    let beginsAsScenario = number.isMultiple(of: 2) && !scenarios.isEmpty
    var steps = beginsAsScenario ? scenarios[Int(number / 2 % UInt64(scenarios.count))] : []
    for _ in 0..<length {
      let replaces = replacement > 0 && Int.random(in: 0..<replacement, using: &generator) == 0
      steps.append(replaces ? .replaceView : source.step(using: &generator))
    }
    self.steps = steps
  }

  /// The steps to take in a mode: where it replaces views, at first and then at each step, at every
  /// other or now and then.
  func steps(in mode: RunMode) -> [Step<Subject.Gesture>] {
    var generator = SeededGenerator(seed: ~number)
    let distance = [1, 2, 8][Int.random(in: 0..<3, using: &generator)]
    guard mode.replacesViews, distance > 1 else { return mode.steps(of: steps) }
    return [.replaceView]
      + steps.flatMap { step in
        Int.random(in: 0..<distance, using: &generator) == 0 ? [step, .replaceView] : [step]
      }
  }
}
