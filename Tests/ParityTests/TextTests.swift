import AppModels
import AppRules
import AppScreens
import Foundation
import MVP
import Testing

@testable import Parity

/// Invented texts: those that are drawn, and what they find.
struct TextTests {
  @Test(arguments: TriptychApps.all.map(\.name))
  func `every step that is drawn reads back as it is`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(stepsThatReadOtherwise(in: app) == [])
  }

  private func stepsThatReadOtherwise<Subject: AppDefinition>(in app: Subject) -> [String] {
    var chance = SeededGenerator(seed: 1)
    let steps = StepGenerator(StepCorpus(app), inventions: 7, excerpts: 1)
    return (0..<500).map { _ in steps.step(using: &chance) }.filter { step in
      do { return try Step<Subject.Gesture>.read(step.notation) != [step] } catch { return true }
    }.map(\.notation)
  }

  /// What a text must have for the total to be wrong.
  private static let traits: [(String, @Sendable (String) -> Bool)] = [
    ("a letter and its mark", { $0.unicodeScalars.contains { $0.value == 0x301 } }),
    ("digits of another script", { $0.contains { $0.isNumber && !$0.isASCII } }),
    ("an end of line of two scalars", { $0.contains("\r\n") }),
    ("the least number", { $0.contains("-9223372036854775808") }),
    ("more than a thousand Characters", { $0.utf8.count > 1_000 }),
    ("two separators in a row", { $0.contains(",,") }),
  ]

  @Test(arguments: traits.map(\.0))
  func `invented texts find what goes wrong for a trait of a text`(name: String) throws {
    let trait = try #require(Self.traits.first { $0.0 == name }).1
    let app = TokenCalculatorApp()
    let wrong = AlteredScreen.pattern("Wrong", of: app) { _, _, right in
      var display = right
      if trait(right.input) { display.total = "wrong" }
      return display
    }
    let result = app.search(.texts(gestures: 20_000, seed: 1), over: [.mvp, wrong])
    let difference = try #require(result.difference)
    #expect(difference.steps.count == 1, "\(difference)")
  }

  @Test
  func `a text that was typed in one field is tried in the others, and arrives`() throws {
    let app = AddressFormApp()
    let wrong = AlteredScreen.pattern("Wrong", of: app) { _, _, right in
      var display = right
      let isSame = right[.street] == right[.city] && right[.city].count > 12
      if isSame { display.message = "twice" }
      return display
    }
    let result = app.search(.texts(gestures: 10_000, seed: 1), over: [.mvp, wrong])
    #expect(result.difference?.steps.count == 2)
  }
}
