#if os(macOS) || os(Linux)
  import AppScreens
  import Foundation
  import SharedSuite
  import Testing

  /// The suite on screens that crash: the last thing that it says is where.
  struct CrashNoteTests {
    @Test func `a screen that waits for the main thread in a gesture is red, at its step`()
      async throws
    {
      // An app serves the main queue only between two gestures.
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try await CrashingScreen.run { DispatchQueue.main.sync {} }
      }
      let log = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      let words = "Crashing, scenario \"a digit\", A.rules:3, crashes at step 1\n"
      #expect(log.contains(words), "\(log)")
    }

    @Test func `a step is not blamed for the crash of another thread`() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try await CrashingScreen.run {
          Thread.detachNewThread { abort() }
          sleep(20)
        }
      }
      let log = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      let words = "A.rules:3, another thread crashes during step 1\n"
      #expect(log.contains(words), "\(log)")
    }
  }

  /// A calculator that does something at each key.
  private final class CrashingScreen: Screen {
    let view: CrashingView

    init(_ crash: @escaping () -> Void) { view = CrashingView(crash) }

    func replaceView() {}

    /// Runs a suite of one key.
    static func run(_ crash: @escaping @Sendable () -> Void) async throws {
      let rules = RuleFile<CalculatorGesture, CalculatorDisplay>(
        text: "at first  0\nA1 Keys.\n# a digit\n1  1", at: "A.rules")
      let pattern = Pattern("Crashing").adding { CrashingScreen(crash) }
      try await rules.cases(in: [pattern])[0].run()
    }
  }

  private final class CrashingView: HeadlessView {
    let display = CalculatorDisplay(text: "0")
    private let crash: () -> Void

    init(_ crash: @escaping () -> Void) { self.crash = crash }

    func perform(_ gesture: CalculatorGesture) { crash() }
  }
#endif
