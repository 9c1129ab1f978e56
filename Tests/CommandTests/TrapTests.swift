import AppRules
import AppScreens
import Foundation
import MVP
import Parity
import TestSupport
import Testing
import TriptychCommand

/// The last words of a command whose screen traps.
@Suite(.onThreadOfItsOwn)
struct TrapTests {
  @Test
  func `the screen that trapped and the steps on it are told last, and no dump of registers`() async
  {
    let result = await #expect(
      processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
    ) {
      exit(command.run(["compare", "four-function", "12", "/", "0", "5"]))
    }
    #expect(
      text(result).hasSuffix(
        """
        The four-function screen of Trapping trapped after "1", "2", "/", "0".
        To have it told with as few steps as show it, and the rest checked as well:
          $ coursework verify four-function --isolated

        """))
    #expect(text(result).contains("no zeros"))
    #expect(!text(result).contains("Registers"))
  }

  @Test(arguments: ["verify", "trace"])
  func `other verbs that run screens tell which one trapped`(verb: String) async {
    let result = await #expect(
      processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
    ) { [verb] in
      exit(command.run([verb, "four-function"] + (verb == "trace" ? ["0"] : [])))
    }
    #expect(text(result).contains("The four-function screen of Trapping trapped"))
    #expect(text(result).hasSuffix("  $ coursework verify four-function --isolated\n"))
  }

  @Test
  func `all that the runtime tells is shown where it is asked for`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      exit(command.run(["compare", "four-function", "0", "--backtrace"]))
    }
    #expect(!text(result).contains("The four-function screen"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

private var command: Command {
  Command(
    name: "coursework", version: "1", apps: [CalculatorApp()],
    patterns: [.mvp, Pattern("Trapping") { @Sendable in TrappingScreen() }])
}

private final class TrappingScreen: Screen {
  private(set) var view = TrappingView()

  func replaceView() {
    view = TrappingView()
  }
}

private final class TrappingView: HeadlessView {
  private(set) var display = CalculatorDisplay(text: "0")

  func perform(_ gesture: CalculatorGesture) {
    precondition(gesture.notation != "0", "no zeros")
    display.text = gesture.notation
  }
}
