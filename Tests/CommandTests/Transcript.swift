import AppRules
import AppScreens
import Foundation
import MVC
import MVP
import MVVM
import Parity
import Specimens
import TriptychCommand

/// The output and exit status of a command.
struct Transcript {
  let output: String
  let messages: String
  let status: Int32

  /// Runs the command on arguments.
  init(
    _ arguments: String..., input: String = "", width: Int = 80, usesColour: Bool = false,
    patterns: [Pattern] = [.mvc, .mvp, .mvvm]
  ) {
    self.init(arguments, input: input, width: width, usesColour: usesColour, patterns: patterns)
  }

  /// Runs the command on arguments.
  init(
    _ arguments: [String], invocation: String? = nil, input: String = "", width: Int = 80,
    usesColour: Bool = false,
    apps: [any AppDefinition] = TriptychApps.all, patterns: [Pattern] = [.mvc, .mvp, .mvvm],
    specimens: [Specimen] = TriptychSpecimens.all,
    rightScreens: [RightScreen] = TriptychSpecimens.right
  ) {
    let command = Command(
      name: "triptych", invocation: invocation, version: "1.2.3", apps: apps,
      patterns: patterns, specimens: specimens, rightScreens: rightScreens,
      executable: Isolation.path(ofCommandBesideTests: "triptych"), canScaffold: true)
    var output = ""
    var messages = ""
    var lines = input.split(separator: "\n", omittingEmptySubsequences: false).dropLast(
      input.hasSuffix("\n") || input.isEmpty ? 1 : 0)
    let console = Console(
      width: width, usesColour: usesColour, write: { output += $0 }, writeError: { messages += $0 },
      read: { _ in Data(input.utf8) }, readLine: { lines.popFirst().map(String.init) })
    status = command.run(arguments, on: console)
    self.output = output
    self.messages = messages
  }
}

extension Pattern {
  /// A calculator that shows whatever key was pressed last.
  static let wrong = Pattern("Wrong", WrongScreen.init)
}

private final class WrongScreen: Screen {
  private(set) var view = WrongView()

  func replaceView() {
    view = WrongView()
  }
}

private final class WrongView: HeadlessView {
  private(set) var display = CalculatorDisplay(text: "0")

  func perform(_ gesture: CalculatorGesture) {
    display.text = gesture.notation
  }
}
