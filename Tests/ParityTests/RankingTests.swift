import AppModels
import AppRules
import AppScreens
import Foundation
import MVP
import Specimens
import Synchronization
import TestSupport
import Testing

@testable import Parity

/// The rule that leads, of all that are broken.
@Suite(.onThreadOfItsOwn)
struct RankingTests {
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
  func `an error that is typed on behind is told by the rule on what a rejection changes`() {
    let typedOn = keys("Typed on") { last, gesture, right in
      guard last.text.hasPrefix("error"), case .press(.digit) = gesture else { return right }
      return CalculatorDisplay(text: last.text + (gesture?.notation ?? ""))
    }
    #expect(CalculatorApp().progress(of: typedOn, reference: .mvp).next == "FF10")
  }

  @Test
  func `a view that is not caught up is told by the rule on replacing it`() {
    let forgetful = keys("Forgetful") { _, gesture, right in
      gesture == nil ? CalculatorDisplay(text: "0") : right
    }
    #expect(CalculatorApp().progress(of: forgetful, reference: .mvp).next == "S3")
  }

  @Test
  func `names in the order of turning are told by the rule on both switches`() {
    #expect(ColourSelectorApp().progress(of: .faulty(.namedInOrder), reference: .mvp).next == "CS3")
  }

  @Test
  func `state that all screens share is told before anything else`() {
    let shared = Pattern("Shared") { @Sendable in LeftoverScreen() }
    let progress = CalculatorApp().progress(of: shared, reference: .mvp)
    #expect(progress.next == "S2")
    #expect(progress.finding?.again.prefix(4) == ["verify", "four-function", "--rule", "S2"])
  }

  @Test
  func `a display that comes later is told as what it is, by the rule on showing at once`() throws {
    let late = Pattern("Late") { @Sendable in LateScreen() }
    let progress = ColourSelectorApp().progress(of: late, reference: .mvp)
    #expect(progress.next == "S1")
    #expect(progress.finding?.kind == .late)
    #expect(progress.finding?.hint?.contains("on the main queue") == true)
    let check = ColourSelectorApp().checks(of: late).first { $0.rule == "CS2" }
    let finding = try #require(check?.run().finding)
    #expect(finding.description.hasPrefix("S1 broken by Late (colour, green alone)"))
    #expect(finding.description.contains("at first, and the right one later"))
    #expect(finding.again.prefix(4) == ["verify", "colour", "--rule", "CS2"])
  }

  @Test
  func `what is put off to the main queue, or to a task on the main actor, is done`() {
    let done = Notes()
    DispatchQueue.main.async { DispatchQueue.main.async { done.add("queue") } }
    Task { @MainActor in done.add("actor") }
    let timer = Timer(timeInterval: 0, repeats: false) { _ in done.add("timer") }
    RunLoop.current.add(timer, forMode: .default)
    #expect(LaterWork.finish())
    #expect(done.all == ["queue", "actor", "timer"])
  }

  @Test
  func `a wrong display stays wrong, however long one waits`() {
    let finding = ColourSelectorApp().checks(of: .faulty(.namedInOrder)).lazy
      .compactMap { $0.run().finding }.first
    #expect(finding?.kind == .visible)
  }

  @Test
  func `a hint is shown only where its rule is about what is wrong`() throws {
    let app = CalculatorApp()
    let noZeros = keys("No zeros") { _, _, right in
      CalculatorDisplay(text: right.text.replacing("0", with: right.text == "0" ? "0" : "O"))
    }
    let check = try #require(
      app.checks(of: noZeros).first { $0.rule == "FF9" && $0.run().finding != nil })
    #expect(check.run().finding?.hint == nil)
    #expect(app.progress(of: noZeros, reference: .mvp).finding?.hint != nil)
  }

  @Test
  func `a rule without points leads by the scenarios whose last step is wrong`() {
    let app = BareApp()
    let wrong = keys("Sevens") { _, _, right in
      right.text == "7" ? CalculatorDisplay(text: "1") : right
    }
    let results = CheckResults(of: app, wrong, in: InProcess())
    #expect(results.ranking == ["B2", "B1"])
  }

  /// One in six of those that their rules find as written, since all of them take a while; the
  /// command examines them all.
  @Test
  func `nearly every specimen is led by the rule that it breaks`() throws {
    let modes = Dictionary(
      uniqueKeysWithValues: TriptychApps.all.map { ($0.name, $0.rulesDecidedAsWritten) })
    let sample = TriptychSpecimens.all
      .filter { modes[$0.app]?.contains($0.rule) ?? false }
      .enumerated().filter { $0.offset % 6 == 0 }.map(\.element)
    let led = try sample.filter { specimen in
      let app = try #require(TriptychApps.all.first { $0.name == specimen.app })
      return app.ranking(of: specimen.pattern).first == specimen.rule
    }
    #expect(sample.count > 20)
    #expect(Double(led.count) >= 0.9 * Double(sample.count))
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

extension AppDefinition {
  fileprivate var rulesDecidedAsWritten: Set<String> {
    Set(rules.filter(\.mode.isDecidedAsWritten).map(\.number))
  }

  /// The ranking by the scenarios as they are written alone.
  fileprivate func ranking(of pattern: Pattern) -> [String] {
    CheckResults(
      of: self, pattern, selecting: CheckSelection { $0.mode == .asWritten }, in: InProcess()
    ).ranking
  }
}

/// What was done, on whatever thread.
private final class Notes: Sendable {
  private let notes = Mutex<Set<String>>([])
  var all: Set<String> { notes.withLock(\.self) }

  func add(_ note: String) {
    notes.withLock { _ = $0.insert(note) }
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

/// A colour selector that shows everything right, but a moment later.
private final class LateScreen: Screen {
  private(set) var view: LateView
  private let base = FaultyScreen(.none)

  init() {
    view = LateView(base.display)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    base.perform(gesture)
    view.showLater(base.display)
  }

  func replaceView() {
    base.replaceView()
    view = LateView(base.display)
  }
}

private final class LateView: HeadlessView, Sendable {
  private let shown: Mutex<ColourSelectorDisplay>
  var display: ColourSelectorDisplay { shown.withLock(\.self) }

  init(_ display: ColourSelectorDisplay) {
    shown = Mutex(display)
  }

  func perform(_ gesture: ColourSelectorGesture) {}

  func showLater(_ display: ColourSelectorDisplay) {
    RunLoop.current.perform { self.shown.withLock { $0 = display } }
  }
}

private struct BareApp: AppDefinition {
  let name = "bare"
  let title = "Bare"
  let notation = ""
  let demonstration: [String] = []
  let alphabet = CalculatorGesture.allCases
  let rules: [Rule<CalculatorGesture, CalculatorDisplay>] = [
    Rule("B1", "Digits are typed.", scenarios: [scenario("78"), scenario("5")]),
    Rule("B2", "A seven is a seven.", scenarios: [scenario("7")]),
  ]

  private static func scenario(_ keys: String) -> Scenario<CalculatorGesture, CalculatorDisplay> {
    Scenario(
      .typical, keys, from: CalculatorDisplay(text: "0"), keys.map { (String($0), ()) }
    ) { display, gesture, _ in
      display.text = (display.text == "0" ? "" : display.text) + gesture.notation
    }
  }
}
