import AppDefinitions
import AppScreens
import FixturePatterns
import Foundation
import TriptychCommand
import TriptychFaultyScreens
import TriptychLearning
import TriptychTerminal
import report

@testable import gallery
@testable import grade
@testable import inspect
@testable import new

/// A program of this package, run in this process.
enum TestedProgram: String, CaseIterable {
  case triptych, inspect, report, new, grade, gallery, learn

  /// The words that start verbs of their own.
  var verbs: [String] {
    switch self {
    case .triptych: ["compare", "code", "trace", "verify", "rules"]
    case .new: ["pattern", "app", "exercise", "course"]
    case .grade: ["check", "batch"]
    case .gallery: ["right"]
    case .inspect, .report, .learn: []
    }
  }

  /// Runs the program on arguments.
  func run(_ words: String...) -> Transcript { run(words) }

  /// Runs the program on arguments.
  func run(_ words: [String]) -> Transcript { Transcript { run(words, on: $0) } }

  private func run(_ words: [String], on console: Console) -> Int32 {
    switch self {
    case .triptych:
      Command(
        name: rawValue, version: "1", apps: TriptychApps.all, patterns: Pattern.plain,
        recorded: Pattern.fixtures
      )
      .run(words, on: console)
    case .report:
      ReportCommand(name: rawValue, version: "1", apps: [], patterns: [])
        .run(words, on: console)
    case .inspect: program([.inspect]).run(words, on: console)
    case .new:
      program([
        NewProgram().patternVerb, NewProgram().appVerb, NewProgram().exerciseVerb,
        NewProgram().courseVerb,
      ]).run(words, on: console)
    case .grade:
      program([GradeProgram().gradeVerb, GradeProgram().checkVerb, GradeProgram().batchVerb])
        .run(words, on: console)
    case .learn: program([LearnVerb(.fixtures, executable: "learn").verb]).run(words, on: console)
    case .gallery:
      program([Gallery.ofPlainScreens.wrongVerb, Gallery.ofPlainScreens.rightVerb])
        .run(words, on: console)
    }
  }

  private func program(_ verbs: [Verb]) -> Program {
    Program(
      name: rawValue, invocation: "swift run triptych \(rawValue)", version: "1", purpose: "",
      verbs: verbs)
  }
}

extension Gallery {
  fileprivate static let ofPlainScreens = Gallery(
    faultyScreens: FaultyScreens.all, correctScreens: FaultyScreens.right)
}

extension CourseMaterial {
  /// All apps and the patterns of the fixtures, without a gallery.
  static let fixtures = CourseMaterial(
    apps: TriptychApps.all, patterns: Pattern.fixtures, faultyScreens: [], correctScreens: [])
}

/// The output and exit status of a program.
struct Transcript {
  let output: String
  let messages: String
  let status: Int32

  /// Runs a program on a console of eighty columns.
  init(_ run: (Console) -> Int32) {
    var output = ""
    var messages = ""
    let console = Console(
      width: 80, usesColour: false, write: { output += $0 }, writeError: { messages += $0 })
    status = run(console)
    self.output = output
    self.messages = messages
  }

  /// The messages on one line, however they were wrapped.
  var message: String { messages.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The output as JSON.
  var json: [String: Any] {
    get throws {
      let object = try JSONSerialization.jsonObject(with: Data(output.utf8))
      return object as? [String: Any] ?? [:]
    }
  }
}
