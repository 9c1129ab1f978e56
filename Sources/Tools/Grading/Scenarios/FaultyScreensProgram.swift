/// The kit's faulty screens, which run in processes of a program that serves them.
package struct FaultyScreensProgram: Sendable {
  /// A faulty screen.
  package struct Entry: Sendable {
    /// The name, by which the program knows it.
    package let name: String

    /// The name of the app.
    package let app: String

    /// The number of the rule that it breaks.
    package let rule: String

    /// A faulty screen.
    package init(name: String, app: String, rule: String) {
      (self.name, self.app, self.rule) = (name, app, rule)
    }
  }

  /// The path of the program.
  let executable: String

  /// The faulty screens.
  package let all: [Entry]

  /// Faulty screens, and the program that serves them.
  ///
  /// - Parameters:
  ///   - executable: The path of the program.
  ///   - all: The faulty screens.
  package init(executable: String, all: [Entry]) {
    (self.executable, self.all) = (executable, all)
  }
}
