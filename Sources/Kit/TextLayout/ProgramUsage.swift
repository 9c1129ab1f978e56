/// A program with few arguments, as it speaks of itself: its help, and its complaints.
package struct ProgramUsage: Sendable {
  /// The name of the program.
  package let name: String

  /// The help: the arguments, and what the program does.
  package let help: String

  /// A program of this name with this help.
  package init(name: String, help: String) {
    self.name = name
    self.help = help
  }

  /// A complaint for standard error, with a command that tells what would be right.
  package func complaint(_ problem: String) -> String {
    "\(name): \(problem.shortened(beyond: 4_000).spelledOut)\nTry: \(name) --help\n"
  }
}
