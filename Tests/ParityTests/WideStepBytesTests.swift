import AppScreens
import Testing

@testable import Parity

/// Steps as bytes, of an app that has more steps than a byte has values.
struct WideStepBytesTests {
  @Test func `every step has two bytes, and is the same when they are read again`() throws {
    let app = WideApp()
    let coding = StepBytes(app)
    #expect(coding.codes.count == 301)
    #expect(Set(coding.codes).count == 301)
    #expect(coding.codes.allSatisfy { $0.count == 2 })
    for step in app.steps + [.replaceView] {
      let bytes = try #require(coding.bytes(of: [step]))
      #expect(coding.steps(in: bytes) == [step])
    }
    let all = app.steps.reversed() + [.replaceView]
    #expect(coding.steps(in: try #require(coding.bytes(of: all))) == all)
  }

  @Test func `any bytes are steps, and a text that is not among them can be written`() throws {
    let coding = StepBytes(WideApp())
    #expect(coding.steps(in: [0, 0, 1, 0, 255, 255]).count >= 2)
    let typed: Step<TokenCalculatorGesture> = .gesture(.editInput("not among them"))
    let bytes = try #require(coding.bytes(of: [typed, .replaceView]))
    #expect(coding.steps(in: bytes) == [typed, .replaceView])
  }
}

/// An app with three hundred texts to type.
private struct WideApp: AppDefinition {
  let name = "wide"
  let title = "wide"
  let notation = ""
  let demonstration: [String] = []
  let rules: [Rule<TokenCalculatorGesture, TokenCalculatorDisplay>] = []
  var alphabet: [TokenCalculatorGesture] { (0..<300).map { .editInput("\($0)") } }
}
