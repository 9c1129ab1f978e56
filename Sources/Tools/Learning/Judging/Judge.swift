import Foundation
import TriptychParity
import TriptychSourceReading

/// Judges the parts of an exercise in turn: answers by traces, scenarios by screens, code by what it does and is.
struct Judge {
  let material: CourseMaterial

  /// The path of this program, which serves the screens of the gallery, and beside which the kit is built.
  let executable: String

  /// Judges what a learner has written so far.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - workspace: The learner's folder.
  /// - Returns: The judgement.
  func judgement(on exercise: Exercise, at workspace: Workspace) -> Judgement {
    do throws(LearnFailure) {
      // A file that is gone is reported as that, and not by what a compiler misses.
      for place in workspace.places(of: exercise) { _ = try workspace.text(in: place) }
      for part in exercise.parts {
        let judgement = try judgement(on: part, of: exercise, at: workspace)
        guard judgement.isSolved else { return judgement }
      }
      guard exercise.asks == .files else { return .solved }
      return FilesSaid(in: try workspace.text(of: exercise, in: .answer))
        .judgement(changing: try workspace.changedCode(of: exercise))
    } catch {
      return .notJudged(error.description)
    }
  }

  private func judgement(
    on part: Exercise.Part, of exercise: Exercise, at workspace: Workspace
  ) throws(LearnFailure) -> Judgement {
    switch part {
    case .answer:
      let places = workspace.places(of: exercise, in: .answer)
      for place in places {
        let text = try workspace.text(in: place)
        let judgement = try AnswerJudge(exercise, for: place, in: material).judgement(on: text)
        if case .wrongAnswer(let reason) = judgement, places.count > 1 {
          return .wrongAnswer("\(place.lastPathComponent): \(reason)")
        }
        guard judgement.isSolved else { return judgement }
      }
      return .solved
    case .scenarios:
      let judge = ScenarioJudge(exercise: exercise, material: material, executable: executable)
      return try judge.judgement(on: try workspace.text(of: exercise, in: .scenarios))
    case .code:
      return try judgementOnCode(of: exercise, at: workspace)
    }
  }

  /// What the code does comes first, then what it is.
  private func judgementOnCode(
    of exercise: Exercise, at workspace: Workspace
  ) throws(LearnFailure) -> Judgement {
    let build = ExerciseBuild(
      exercise: exercise, workspace: workspace, kit: BuiltKit(ofProgram: executable))
    if let errors = try build.errors() { return .notBuilt(errors) }
    guard exercise.hasScreen else {
      return PresenterTestJudge(exercise: exercise, executable: build.executable).judgement
    }
    let app = try material.app(of: exercise)
    let pattern = try material.pattern(named: exercise.patterns.first ?? "")
    let behaviour = BehaviourJudge(
      rules: exercise.behaviour, steps: exercise.steps, executable: build.executable)
    if let judgement = behaviour.judgement(on: app, in: pattern) { return judgement }
    if let judgement = try behaviour.judgement(onStepsOf: exercise, app, in: pattern) {
      return judgement
    }
    if !exercise.modelAlone.isEmpty {
      let model = BehaviourJudge(
        rules: exercise.modelAlone, steps: exercise.steps, executable: build.executable)
      if let judgement = model.judgementOnModelAlone(of: app) { return judgement }
    }
    var faults = try StructureJudge(
      rules: exercise.structure, needsModel: exercise.needsModel ?? false, build: build
    ).faults(in: pattern)
    func source(_ place: URL) throws(LearnFailure) -> SourceText {
      SourceText(try workspace.text(in: place), file: place.path)
    }
    var added: [SourceText] = []
    for place in workspace.addedFiles(of: exercise) { added.append(try source(place)) }
    for misplacement in exercise.misplaced + exercise.needed {
      let place = workspace.folder(of: exercise).appendingPathComponent(misplacement.file)
      let files = [place] + workspace.addedFiles(of: exercise)
      let names = MisplacedNames(
        misplacement: misplacement, source: try source(place), added: added
      ) { member throws(LearnFailure) in
        try build.lines(of: files.map(\.lastPathComponent), using: member)
      }
      let isNeeded = exercise.needed.contains(misplacement)
      faults += isNeeded ? try names.omissions : try names.faults
    }
    return faults.isEmpty ? .solved : .faultyArchitecture(faults)
  }
}
