import AppScreens
import TriptychParity
import TriptychTerminal
import TriptychTraces

/// The messages that really follow a gesture in a pattern, recorded from the running code.
struct AnswerKey {
  /// A message: who sends it to whom, and what it says.
  struct Line: Hashable {
    let sender: String
    let receiver: String
    let text: String

    /// The number of the view that sends or receives it, counted from 1; nil for none.
    var view: Int?

    /// Indicates whether it gives the view something to show.
    var isShown = false

    /// Such as `view > presenter`.
    var arrow: String { "\(sender) > \(receiver)" }

    /// Such as `view > mediator`, whatever the mediator's name.
    var way: String {
      [sender, receiver].map { Self.roles.contains($0) ? $0 : "mediator" }.joined(separator: " > ")
    }

    /// The message without the mediator's name, which would tell the pattern.
    var unnamed: String { "\(way): \(text)" }

    private static let roles: Set = ["user", "view", "model", "service"]

    /// Such as `view > presenter: press(.digit(.five))`.
    var card: String { "\(arrow): \(text)" }
  }

  /// The messages after the last step, the user's gesture first.
  let lines: [Line]

  /// The number of the last message of a view that is replaced; nil if it neither sends nor gets one.
  var lastOfOldView: Int? {
    let newest = lines.compactMap(\.view).max() ?? 1
    return lines.lastIndex { ($0.view ?? newest) < newest }.map { $0 + 1 }
  }

  /// The messages with their numbers, a line each, without the mediator's name.
  var numbered: String {
    lines.enumerated().map { "\($0 + 1) \($1.unnamed)" }.joined(separator: "\n")
  }

  /// The messages of an exercise's steps in one of its patterns.
  ///
  /// - Throws: A `LearnFailure` where they cannot be recorded.
  init(
    of exercise: Exercise, in pattern: String, _ material: CourseMaterial
  ) throws(LearnFailure) {
    try self.init(of: exercise.app, in: pattern, exercise.steps, material)
  }

  /// The messages of some steps in an app and a pattern, by their names.
  ///
  /// - Throws: A `LearnFailure` where they cannot be recorded.
  init(
    of app: String, in pattern: String, _ steps: [String], _ material: CourseMaterial
  ) throws(LearnFailure) {
    let app = try material.app(named: app)
    let pattern = try material.pattern(named: pattern)
    lines = try Self.lines(of: app, in: pattern, steps)
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
    let trace = Trace(of: app.name, in: pattern, read, showing: Subject.Display.self)
    guard let trace, let episode = trace.episodes.last else {
      throw LearnFailure("\(pattern.name) has no screen for \(app.name)")
    }
    func name(_ participant: Participant) -> String {
      participant.isMediator ? trace.participants.name(of: participant) : participant.role
    }
    return episode.messages.map { message in
      Line(
        sender: name(message.sender), receiver: name(message.receiver),
        text: message.text(namingViews: false), view: message.view,
        isShown: [.show, .set, .notify].contains(message.kind))
    }
  }
}
