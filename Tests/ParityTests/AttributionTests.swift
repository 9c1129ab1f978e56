import AppRules
import AppScreens
import Specimens
import Testing

@testable import Parity

/// The rules that differences are told by, on the gallery of wrong screens.
struct AttributionTests {
  @Test
  func `a search alone tells most faults by the rule that they break`() {
    var (right, wrong): (Int, [String]) = (0, [])
    for specimen in TriptychSpecimens.all where !specimen.endsItsProcess {
      guard let app = TriptychApps.all.first(where: { $0.name == specimen.app }) else { continue }
      guard let found = rule(of: specimen, app) else { continue }
      if found.rule == specimen.rule {
        right += 1
      } else {
        wrong.append("\(specimen.name) of \(specimen.rule): \(found.rule) after \(found.steps)")
      }
    }
    #expect(right > wrong.count * 3, "\(wrong)")
  }

  /// The rule by which a difference is told, where a search finds one.
  private func rule(of specimen: Specimen, _ app: some AppDefinition) -> (
    rule: String, steps: [String]
  )? {
    let patterns = app.besideSpecification([specimen.pattern])
    for search in [
      Search.sequences(length: 2), .states(limit: 25), .random(gestures: 1_000, seed: 1),
    ] {
      let difference = app.search(search, over: patterns).difference
      if let broken = difference?.broken.first { return (broken.rule, difference?.steps ?? []) }
    }
    return nil
  }
}

extension Specimen {
  /// True if its screens trap or hang, so that they can be looked at in a process of their own only.
  fileprivate var endsItsProcess: Bool { rule == "S5" }
}
