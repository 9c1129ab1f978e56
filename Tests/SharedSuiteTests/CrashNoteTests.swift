#if os(macOS) || os(Linux)
  import AppScreens
  import Dispatch
  import SharedSuite
  import Testing

  /// The suite on a screen that waits for the main queue, which an app serves only between two gestures.
  struct CrashNoteTests {
    @Test func `a screen that waits for the main thread in a gesture is red, at its step`()
      async throws
    {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try await Rules.cases(in: [Pattern("Waiting").adding(WaitingScreen.init)])[0].run()
      }
      let log = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(
        log.contains(
          "Waiting, scenario \"a sum\", Sources/SharedSuite/Rules/Calculator.rules:11, crashes at step 1\n"
        ))
    }
  }

  private final class WaitingScreen: Screen {
    let view = WaitingView()

    func replaceView() {}
  }

  private final class WaitingView: HeadlessView {
    let display = CalculatorDisplay(text: "0")

    func perform(_ gesture: CalculatorGesture) { DispatchQueue.main.sync {} }
  }
#endif
