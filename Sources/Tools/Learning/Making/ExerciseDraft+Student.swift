import TriptychParity

extension ExerciseDraft {
  /// A draft of a student's screen, all of whose files are the learner's.
  ///
  /// - Parameters:
  ///   - name: The name, with a number or without.
  ///   - app: The name of the app.
  ///   - screen: The texts of the screen's files, by name.
  ///   - catalogue: The exercises that there are.
  ///   - material: The apps and the patterns.
  /// - Throws: A `LearnFailure` for a name that is taken, or an app that there is not.
  package init(
    _ name: String, of app: String, from screen: [String: String],
    on catalogue: ExerciseCatalogue, in material: CourseMaterial
  ) throws(LearnFailure) {
    self.init(
      try ExerciseName(name, on: catalogue), of: try material.app(named: app),
      // Which pattern it is, nothing has said; it is traced beside this one of the lesson.
      in: try material.pattern(named: "MVP"),
      from: screen.sorted { $0.key < $1.key }.map { File(name: $0, right: nil, wrong: $1) },
      in: catalogue.kit)
  }
}
