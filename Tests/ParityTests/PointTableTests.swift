import AppRules
import AppScreens
import Testing

@testable import Parity

/// The points that rules are about, at every moment of every scenario, whatever is shown there.
struct PointTableTests {
  @Test(arguments: TriptychApps.all.map(\.name))
  func `a rule is about the same moments as ever`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(table(of: app) == Self.tables[name])
  }

  /// For each rule the moments that its points fit where all is right, and where something is wrong.
  private func table<Subject: AppDefinition>(of app: Subject) -> String {
    let scenarios = app.rules.flatMap(\.scenarios).filter { scenario in
      scenario.steps.count < 6 && scenario.steps.allSatisfy { $0.notation.utf8.count < 100 }
    }
    var digest = Digest()
    let rules = app.rules.filter { !$0.points.isEmpty }.map { rule in
      var (right, wrong) = (0, 0)
      for situation in scenarios.flatMap(\.situations) {
        let fits = rule.points.map { $0.fits(situation) }
        digest.add(fits.map { $0 ? "1" : "0" }.joined())
        guard fits.contains(true) else { continue }
        if situation.isRight { right += 1 } else { wrong += 1 }
      }
      return "\(rule.number) \(right) \(wrong)"
    }
    return "\(rules.joined(separator: ", ")); \(digest)"
  }

  private static let tables: [String: String] = [
    "token":
      """
    S1 48 0, S6 13 25, TC1 52 3, TC2 12 17, TC3 24 42, TC4 30 36, TC5 77 30, TC6 66 0, TC7 28 \
    55, TC8 7 11, TC9 13 16; 34y9332alq5m8
    """,
    "four-function":
      """
    S1 33 0, FF1 40 4, FF2 60 110, FF3 11 19, FF4 5 10, FF5 18 36, FF6 18 31, FF7 3 5, FF8 6 \
    12, FF9 1 2, FF10 28 52, FF11 3 1, FF12 2 4; 3carpe2cixma2
    """,
    "colour": "S1 26 0, CS1 39 5, CS2 32 60, CS3 17 30, CS4 9 5; 1nkenadskw9t5",
    "address":
      """
    S1 55 0, S6 20 13, AF1 56 1, AF2 127 253, AF3 8 16, AF4 18 36, AF5 6 11, AF6 20 36, AF7 7 \
    13, AF8 144 0, AF9 0 0, AF10 1 2, AF11 20 1, AF12 5 5, AF13 18 0, AF14 26 52, AF15 6 12, \
    AF16 2 2, AF17 5 10; 262nekeodkpix
    """,
    "music":
      """
    S1 93 0, S6 13 9, MS1 93 0, MS2 4 8, MS3 126 252, MS4 18 31, MS5 20 32, MS6 29 0, MS7 157 \
    292, MS8 40 19, MS9 47 94, MS10 10 20, MS11 23 46, MS12 9 18, MS13 13 9, MS14 14 26, MS15 \
    47 0, MS16 157 14, MS17 21 30; 1mm5hj6uz4cyt
    """,
  ]
}

extension Scenario {
  /// Each moment with what must be shown, what was shown before, and what was at first.
  fileprivate var situations: [Situation<Gesture, Display>] {
    (0...steps.count).flatMap { count in
      let others = [initial, displays[max(0, count - 1)]]
      return ([displays[count]] + others.filter { $0 != displays[count] }).map { shown in
        Situation(
          steps: steps.prefix(count), displays: displays.prefix(count + 1), shown: shown)
      }
    }
  }
}
