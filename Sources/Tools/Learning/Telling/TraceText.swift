import Foundation
import TriptychCommand
import TriptychRecordingViews
import TriptychTerminal
import TriptychToolSupport

/// Who says what to whom in the learner's code, and then in ours.
struct TraceText {
  let exercise: Exercise
  let workspace: Workspace
  let judge: Judge
  let console: Console

  /// The traces of some steps; of an exercise that asks for the trace, only once it is solved.
  func text(
    of steps: [String], isSolved: Bool, hasTried: Bool
  ) throws(LearnFailure) -> String {
    guard !exercise.hasScreen else {
      let yours = try yours(steps)
      guard hasTried || isSolved else { return yours }
      let place = "Sources/\(exercise.patterns.first ?? "")"
      let note = "This is the screen in \(place), with its names."
      return "\(console.styled("The lesson's", .heading))\n\(plain(note))\(try ours(steps))\n"
        + "\(console.styled("Yours, after the lesson's", .heading))\n\(yours)"
    }
    guard exercise.parts == [.answer] else {
      return plain("This exercise is about tests, so it has no trace.")
    }
    guard !exercise.steps.isEmpty else { return plain("This exercise has no trace.") }
    return isSolved
      ? try ours(steps)
      : plain("The trace is the answer, so it is shown once you have solved this.")
  }

  /// What the words at the beginning of a trace mean.
  private static func legend(of trace: String) -> String {
    let words = [
      "none found": "“none found” means that no object is between view and model.",
      "none so far": "“none so far” means that it has called no model.",
    ].filter { trace.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
    return """
      Below are the names of your objects by their roles. The mediator is the presenter, controller \
      or view model. \(words.joined(separator: " "))
      """
  }

  private func plain(_ sentence: String) -> String {
    "\(sentence.wrapped(to: console.width, indentation: ""))\n"
  }

  /// The trace of a copy of the learner's screen whose views record, which is made and built for it.
  private func yours(_ steps: [String]) throws(LearnFailure) -> String {
    try workspace.alone { () throws(LearnFailure) in try record(steps) }
  }

  private func record(_ steps: [String]) throws(LearnFailure) -> String {
    do {
      let module = try RecordingModule(of: workspace.folder(of: exercise).path, as: nil)
      let folder = workspace.recordingFolder(of: exercise)
      if FileManager.default.fileExists(atPath: folder.path) {
        try FileManager.default.removeItem(at: folder)
      }
      try module.write(to: folder.path)
      let build = ExerciseBuild(
        exercise: exercise, workspace: workspace, kit: BuiltKit(ofProgram: judge.executable),
        isRecording: true)
      let notice = CheckingNotice(on: console)
      let errors = try build.errors()
      notice.clear()
      guard errors == nil else { throw ToolFailure(description: "it does not compile yet") }
      let text = try Tool(build.executable, ["trace", exercise.app] + steps).run(within: 20).output
      return plain(Self.legend(of: text)) + text
    } catch {
      throw LearnFailure("your screen cannot be traced: \(error)")
    }
  }

  private func ours(_ steps: [String]) throws(LearnFailure) -> String {
    let patterns = try exercise.patterns.map { name throws(LearnFailure) in
      try judge.material.pattern(named: name)
    }
    let command = Command(
      name: "learn", version: "0.1.0", apps: judge.material.apps, patterns: patterns)
    var text = ""
    let paper = Console(
      width: console.width, usesColour: console.usesColour, write: { text += $0 },
      writeError: { text += $0 })
    _ = command.run(["trace", exercise.app] + steps, on: paper)
    return text
  }
}
