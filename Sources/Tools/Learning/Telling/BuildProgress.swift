import Foundation
import TriptychCommandVerbs
import TriptychTextLayout

/// The progress of a build that takes long, on one line that disappears.
final class BuildProgress {
  private let console: Console
  private let expected: Int
  private var isShown = false

  /// Progress that is written to a terminal.
  ///
  /// - Parameters:
  ///   - console: The console; nothing is written where it is not a terminal.
  ///   - workspace: The learner's folder, whose first build has about as many steps as the kit has files.
  init(console: Console, for workspace: Workspace) {
    self.console = console
    expected = workspace.isBuilt ? 0 : workspace.catalogue.filesOfKit
    show("checking …")
  }

  /// Takes in a line of the build.
  func hear(_ line: String) {
    guard let match = line.firstMatch(of: /^\[(\d+)\/(\d+)\]/),
      let all = Int(match.output.2), all > 20
    else { return }
    // How many steps there are becomes known on the way.
    let total = all < expected ? "about \(expected)" : "\(all)"
    show("Building what is given, once: step \(match.output.1) of \(total)")
  }

  /// Clears the line.
  func clear() {
    if isShown { show("") }
    isShown = false
  }

  private func show(_ text: String) {
    guard console.isOfProcess, isatty(STDOUT_FILENO) == 1 else { return }
    // What cannot be written now fails again where it matters.
    try? console.write("\r\(text.fitted(to: min(60, console.width - 1)))\r")
    isShown = true
  }
}
