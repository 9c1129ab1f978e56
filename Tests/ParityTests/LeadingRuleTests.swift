import AppModels
import AppRules
import AppScreens
import Foundation
import MVP
import TestSupport
import Testing

@testable import Parity

/// The rule that leads, of all that are broken: it explains best what is wrong.
@Suite(.onThreadOfItsOwn)
struct LeadingRuleTests {
  @Test
  func `a total that waits for the input is told by the rule on following both fields`() throws {
    let stale = tokens("Stale") { last, gesture, right in
      guard case .editSeparators = gesture else { return right }
      var display = right
      display.total = last.total
      return display
    }
    let progress = TokenCalculatorApp().progress(of: stale, reference: .mvp)
    #expect(progress.next == "TC6")
    #expect(progress.finding?.hint?.contains("when the separators change") == true)
    #expect(progress.others.contains("TC2"))
    #expect(progress.description.contains("also broken, perhaps for the same reason: "))
  }

  @Test
  func `a rejection that is never reset is told by the rule on what a rejection changes`() {
    let stuck = keys("Stuck") { last, _, right in last.text == "error" ? last : right }
    #expect(CalculatorApp().progress(of: stuck, reference: .mvp).next == "FF10")
  }

  @Test
  func `an equals that swallows its rejection is told by the rule on equals`() {
    let silent = keys("Silent") { last, gesture, right in
      let isEquals = gesture == .press(.equals)
      let isNothing = last.text == "0" || last.text.last.map { "+-*/".contains($0) } ?? false
      return isEquals && isNothing ? last : right
    }
    #expect(CalculatorApp().progress(of: silent, reference: .mvp).next == "FF8")
  }

  @Test
  func `a view that is not brought up to date is told by the rule on replacing it`() {
    let forgetful = keys("Forgetful") { _, gesture, right in
      gesture == nil ? CalculatorDisplay(text: "0") : right
    }
    #expect(CalculatorApp().progress(of: forgetful, reference: .mvp).next == "S3")
  }

  @Test
  func `state that all screens share is told before anything else`() {
    let shared = Pattern("Shared") { @Sendable in LeftoverScreen() }
    let progress = CalculatorApp().progress(of: shared, reference: .mvp)
    #expect(progress.next == "S2")
    #expect(progress.finding?.again.prefix(4) == ["verify", "four-function", "--rule", "S2"])
  }

  private func tokens(
    _ name: String,
    _ alteration:
      @escaping @Sendable (
        TokenCalculatorDisplay, TokenCalculatorGesture?, TokenCalculatorDisplay
      ) -> TokenCalculatorDisplay
  ) -> Pattern {
    AlteredScreen.pattern(name, of: TokenCalculatorApp(), alteration)
  }

  private func keys(
    _ name: String,
    _ alteration:
      @escaping @Sendable (CalculatorDisplay, CalculatorGesture?, CalculatorDisplay) ->
      CalculatorDisplay
  ) -> Pattern {
    AlteredScreen.pattern(name, of: CalculatorApp(), alteration)
  }
}

/// A calculator that goes on where the last one was left, on the same thread.
private final class LeftoverScreen: Screen {
  let view = LeftoverView()

  func replaceView() {}
}

private final class LeftoverView: HeadlessView {
  private static let key = "Leftover calculator"

  var display: CalculatorDisplay {
    CalculatorDisplay(text: Thread.current.threadDictionary[Self.key] as? String ?? "0")
  }

  func perform(_ gesture: CalculatorGesture) {
    let text = display.text == "0" ? "" : display.text
    Thread.current.threadDictionary[Self.key] =
      gesture == .press(.allClear) ? "0" : text + gesture.notation
  }
}
