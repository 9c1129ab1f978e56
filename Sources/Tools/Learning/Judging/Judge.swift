import Parity

/// Judges an exercise by its kind: code by what it does and is, answers by traces, scenarios by screens.
struct Judge {
  let classroom: Classroom

  /// The path of this program, which serves the screens of the gallery.
  let executable: String

  /// Judges what a learner has written so far.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - desk: The learner's folder.
  ///   - hear: Told how far a build is, line by line.
  /// - Returns: The judgement.
  func judgement(
    on exercise: Exercise, at desk: Desk, hearing hear: (String) -> Void
  ) -> Judgement {
    do throws(LearnFailure) {
      let texts = try desk.places(of: exercise).map { place throws(LearnFailure) in
        try desk.text(in: place)
      }
      switch exercise.kind {
      case .mend, .complete: return try judgementOnCode(of: exercise, at: desk, hearing: hear)
      case .predict, .order:
        return try AnswerJudge(exercise, in: classroom).judgement(on: texts.joined())
      case .test:
        let judge = ScenarioJudge(exercise: exercise, classroom: classroom, executable: executable)
        return try judge.judgement(on: texts.joined())
      }
    } catch {
      return .notJudged(error.description)
    }
  }

  /// What the code does comes first, then what it is.
  private func judgementOnCode(
    of exercise: Exercise, at desk: Desk, hearing hear: (String) -> Void
  ) throws(LearnFailure) -> Judgement {
    let build = ExerciseBuild(exercise: exercise, desk: desk)
    if let errors = try build.errors(hearing: hear) { return .notBuilt(errors) }
    let app = try classroom.app(of: exercise)
    let pattern = try classroom.pattern(named: exercise.patterns.first ?? "")
    let behaviour = BehaviourJudge(rules: exercise.behaviour, executable: build.executable)
    if let judgement = behaviour.judgement(on: app, in: pattern) { return judgement }
    let faults = try StructureJudge(rules: exercise.structure, build: build).faults(in: pattern)
    return faults.isEmpty ? .solved : .notThePattern(faults)
  }
}
