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
        let text = "at first  0\nA1 Keys.\n# a digit\n1  1"
        let rules = RuleFile<CalculatorGesture, CalculatorDisplay>(text: text, at: "A.rules")
        try await rules.cases(in: [Pattern("Waiting").adding(WaitingScreen.init)])[0].run()
      }
      let log = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(
        log.contains("Waiting, scenario \"a digit\", A.rules:3, crashes at step 1\n"))
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
