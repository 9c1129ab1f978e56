import AppScreens
import Foundation
import HostSystem
import Parity
import TextLayout

/// A command line for apps and patterns: compare, trace, verify, rules, and a tour.
///
/// It knows no app and no pattern by name; bring your own:
///
/// ```swift
/// let command = Command(name: "thermo", version: "1.0", apps: [Temperature()], patterns: [.mine])
/// exit(command.run(Array(CommandLine.arguments.dropFirst())))
/// ```
public struct Command {
  let name: String
  let invocation: String
  let version: String
  let apps: [any AppDefinition]
  var patterns: [Pattern]
  let specimens: [Specimen]
  let rightScreens: [RightScreen]
  let executable: String?
  let canScaffold: Bool
  let baselines: [Baseline]

  /// A command over these apps and patterns.
  ///
  /// No two apps can have the same name, nor two patterns or specimens: `run(_:on:)` refuses them.
  ///
  /// - Parameters:
  ///   - name: The command's name.
  ///   - invocation: The words that start the command, when they differ from its name.
  ///   - version: The version that `--version` prints.
  ///   - apps: The apps, in the order in which they are listed.
  ///   - patterns: The patterns, in the order of the columns.
  ///   - specimens: Wrong screens that the kit must find, in one of the patterns or in none.
  ///   - rightScreens: Right but unusual screens, about which the kit must say nothing.
  ///   - executable: The path by which the command can start itself, to run checks in isolation.
  ///   - canScaffold: Whether the command writes packages for patterns and apps that use this one.
  ///   - baselines: Bare models; the times of patterns are reported as multiples of theirs.
  public init(
    name: String, invocation: String? = nil, version: String, apps: [any AppDefinition],
    patterns: [Pattern], specimens: [Specimen] = [], rightScreens: [RightScreen] = [],
    executable: String? = Bundle.main.executablePath,
    canScaffold: Bool = false, baselines: [Baseline] = []
  ) {
    self.name = name
    self.invocation = invocation ?? name
    self.version = version
    self.apps = apps
    self.patterns = patterns
    self.specimens = specimens
    self.rightScreens = rightScreens
    self.executable = executable
    self.canScaffold = canScaffold
    self.baselines = baselines
  }

  /// The verbs, in the order in which help lists them.
  var verbs: [Verb] {
    [
      tourVerb, compareVerb, traceVerb, quizVerb, verifyVerb, inspectVerb, reportVerb, rulesVerb,
      specimensVerb,
    ] + (canScaffold ? [newPatternVerb, newAppVerb, newCourseVerb] + gradingVerbs : []) + [helpVerb]
  }

  /// The verbs that grade; of two that begin with the same word, the longer is the first.
  private var gradingVerbs: [Verb] {
    [gradeCheckVerb, gradeBatchVerb, gradeVariantVerb, gradeVerb]
  }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: The words after the command's name.
  ///   - console: The destination of results and messages, and the source of input.
  /// - Returns: The exit status: 0 when all is identical, 1 on a difference or a broken rule, 2
  ///   when the arguments, the input or the output could not be used.
  public func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    tellOfUnwrittenCode()
    do {
      try checkNames()
      return try dispatch(arguments, console) ? 0 : 1
    } catch let error as UsageError {
      let message = "\(name): \(error.message)"
      console.writeError("\(message.wrapped(to: console.width, indentation: "  "))\n")
      let example = "Try: \(invocation) \(error.example ?? "--help")"
      console.writeError("\(example.wrappedCommand(to: console.width))\n")
    } catch {
      console.writeError("\(name): \(error.reason)\n")
    }
    return 2
  }

  /// Ends this process, should a screen reach what is not written yet, with what to do about it.
  private func tellOfUnwrittenCode() {
    let (name, invocation) = (name, invocation)
    UnwrittenCode.whenReached { what in
      let message = """
        \(name): not written yet: \(what)
        Try: \(invocation) verify --isolated, which reports it as to do, and goes on

        """
      FileHandle.standardError.write(Data(message.utf8))
      exit(1)
    }
  }
}
