import AppScreens
import Parity
import TextLayout
import Traces

/// The messages that really follow a gesture in a pattern, recorded from the running code.
struct AnswerKey {
  /// A message: who sends it to whom, and what it says.
  struct Line: Hashable {
    let sender: String
    let receiver: String
    let text: String

    /// Such as `view > presenter`.
    var arrow: String { "\(sender) > \(receiver)" }

    /// Such as `view > presenter: press(.digit(.five))`.
    var card: String { "\(arrow): \(text)" }
  }

  /// The messages after the exercise's last step, the person's gesture first.
  let lines: [Line]

  /// The messages of an exercise's steps in one of its patterns.
  ///
  /// - Throws: A `LearnFailure` where they cannot be recorded.
  init(
    of exercise: Exercise, in pattern: String, _ classroom: Classroom
  ) throws(LearnFailure) {
    let app = try classroom.app(of: exercise)
    let pattern = try classroom.pattern(named: pattern)
    lines = try Self.lines(of: app, in: pattern, exercise.steps)
  }

  private static func lines<Subject: AppDefinition>(
    of app: Subject, in pattern: Pattern, _ steps: [String]
  ) throws(LearnFailure) -> [Line] {
    var read: [Step<Subject.Gesture>] = []
    do {
      for step in steps { read += try Step<Subject.Gesture>.read(step) }
    } catch {
      throw LearnFailure("a step of \(steps.joined(separator: " ")) cannot be read: \(error)")
    }
    let trace = Trace(
      of: app.name, in: pattern, read, showing: Subject.Display.self, findingLines: false)
    guard let trace, let episode = trace.episodes.last else {
      throw LearnFailure("\(pattern.name) has no screen for \(app.name)")
    }
    func name(_ participant: Participant) -> String {
      participant.isMediator ? trace.participants.name(of: participant) : participant.role
    }
    return episode.messages.map { message in
      Line(
        sender: name(message.sender), receiver: name(message.receiver),
        text: message.text(namingViews: false))
    }
  }
}
