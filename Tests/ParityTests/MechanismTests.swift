import AppRules
import MVP
import Specimens
import Testing

@testable import Parity

/// By which mechanism a fault is said to be found.
struct MechanismTests {
  @Test(
    arguments: [
      (.states(limit: 1), .exhaustive), (.sequences(length: 1), .exhaustive),
      (.steps([]), .exhaustive), (.random(gestures: 1, seed: 1), .random),
      (.guided(seconds: 1), .random), (.texts(gestures: 1, seed: 1), .texts),
      (.values(gestures: 1, seed: 1), .values), (.pumping(gestures: 1, seed: 1), .pumping),
    ] as [(Search, SpecimenReport.Mechanism)])
  func `a search belongs to a mechanism`(search: Search, mechanism: SpecimenReport.Mechanism) {
    #expect(search.mechanism == mechanism)
  }

  @Test func `a check belongs to scenarios, walks or what is released`() throws {
    let checks = CalculatorApp().checks(of: .mvp, walks: .few)
    for check in checks where check.search == nil {
      let isLate = check.mode?.isOnRelease == true || check.mode == .countingMemory
      let isWalk = check.name.hasPrefix("walk")
      #expect(check.mechanism == (isLate ? .release : isWalk ? .walks : .scenarios), "\(check)")
    }
    #expect(Set(checks.map(\.mechanism)) == [.scenarios, .walks, .release])
  }

  @Test func `a fault that scenarios show is detected by them, and told by its rule`() throws {
    let specimen = try #require(TriptychSpecimens.all.first { $0.name == "left-to-right" })
    let detection = CalculatorApp().detect(specimen, reference: .mvp, within: 60)
    #expect(detection.mechanism == .scenarios)
    #expect(detection.told == "FF6")
    #expect(detection.name == "left-to-right")
    #expect(detection.app == "four-function")
    #expect(detection.rule == "FF6")
    #expect(detection.seconds > 0)
    #expect(detection.seconds < 60)
  }
}
