#if os(macOS) || os(Linux)
  import AppScreens
  import Foundation
  import SharedSuite
  import Testing

  /// The suite on a screen that hangs.
  struct HangNoteTests {
    @Test func `a step that takes ten seconds is named before it ends`() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try await Rules.cases(in: [Pattern("Hanging").adding(HangingScreen.init)])[0].run()
      }
      let log = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      let words = "Calculator.rules:11, has taken 10 s, and may hang, at step 1\n"
      #expect(log.contains(words), "\(log)")
    }
  }

  private final class HangingScreen: Screen {
    let view = HangingView()

    func replaceView() {}
  }

  private final class HangingView: HeadlessView {
    let display = CalculatorDisplay(text: "0")

    /// Hangs, and ends the process long after that is noted.
    func perform(_ gesture: CalculatorGesture) {
      sleep(20)
      exit(1)
    }
  }
#endif
