import HostSystem
import ToolSupport

/// The kit's wrong screens, in a program that serves them; no process that grades is made of them.
package struct WrongScreens: Sendable {
  /// A wrong screen.
  package struct Entry: Sendable {
    /// The name, by which the program knows it.
    package let name: String

    /// The name of the app.
    package let app: String

    /// The number of the rule that it breaks.
    package let rule: String

    /// A wrong screen.
    package init(name: String, app: String, rule: String) {
      (self.name, self.app, self.rule) = (name, app, rule)
    }
  }

  /// The path of the program.
  let executable: String

  /// The wrong screens.
  package let all: [Entry]

  /// Wrong screens that a program serves.
  package init(executable: String, all: [Entry]) {
    (self.executable, self.all) = (executable, all)
  }

  /// All that a program serves, which it lists, a line for each.
  ///
  /// - Throws: A `ToolFailure` where it cannot be run.
  init(executable: String) throws(ToolFailure) {
    let lines = try Tool(executable, []).run(within: 60).output.split(separator: "\n")
    let all = lines.map { $0.split(separator: " ").map(String.init) }.filter { $0.count == 3 }
      .map { Entry(name: $0[0], app: $0[1], rule: $0[2]) }
    self.init(executable: executable, all: all)
  }
}
