import AppScreens
import Foundation

/// The process that runs a guided search: a fuzzer that compares screens.
package enum GuidedTarget {
  /// The verb by which a command that was built for it searches, rather than serves a person.
  package static let verb = "search-guided"

  /// The words with which a command is started for it.
  static func words(_ app: String, _ patterns: [String], _ arguments: [String]) -> [String] {
    [verb, app, String(patterns.count)] + patterns + arguments
  }

  /// Searches, if the words ask for it, until the time is over or a difference is found.
  ///
  /// - Parameters:
  ///   - words: All words after the command's name.
  ///   - apps: The apps that can be asked for.
  ///   - patterns: The patterns that can be asked for.
  /// - Returns: The status to exit with; nil for words that ask for something else.
  package static func run(
    _ words: [String], apps: [any AppDefinition], patterns: [Pattern]
  ) -> Int32? {
    guard words.count > 2, words[0] == verb, let count = Int(words[2]), count >= 0,
      count <= words.count - 3
    else { return nil }
    let names = words[3..<(3 + count)]
    guard let app = apps.first(where: { $0.name == words[1] }) else { return 2 }
    let chosen = app.besideSpecification(patterns).filter { names.contains($0.name) }
    return run(app, chosen, Array(words.dropFirst(3 + count))) ?? 3
  }

  private static func run(
    _ app: some AppDefinition, _ patterns: [Pattern], _ arguments: [String]
  ) -> Int32? {
    let coding = StepBytes(app)
    return FuzzerDriver.run(arguments, altering: StepAlteration(coding.codes)) { bytes in
      var screens = SideBySide(app, in: patterns)
      guard screens.isIdentical else { return false }
      for step in coding.steps(in: bytes) {
        screens.take(step)
        guard screens.isIdentical else { return false }
      }
      FuzzerDriver.note(screens.features)
      return true
    }
  }
}
