import AppScreens
import Parity

/// The outcome of building a submission.
enum StageBuild {
  /// A stage, by the path of its executable and the folder of the submission's objects.
  case succeeded(executable: String, objects: String)

  /// No stage, and the reasons.
  case failed([String])
}

/// A failure that is the grader's own, and no student's.
package struct GraderFailure: Error, CustomStringConvertible {
  /// The reason.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// An app as the source of a stage names it.
struct StageApp: Sendable {
  /// The expression that makes the app known on the stage.
  let source: String

  init<Subject: AppDefinition>(of app: Subject) {
    let types = "\(Subject.Gesture.self).self, \(Subject.Display.self).self"
    source = "Parity.StagedApp(\"\(app.name)\", \(types))"
  }
}
