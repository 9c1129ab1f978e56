import AppScreens
import Foundation

/// The broken rules of a pattern in the order in which they explain what is wrong, the best first.
///
/// 1. A rule on screens apart: where screens share state, whatever else is seen may come of it.
/// 2. The rule on showing all at once, if what is wrong is right later.
/// 3. A rule on survival: a screen that came to its end shows nothing more, one that is slow does.
/// 4. Rules on the new screen, if that is wrong: that of showing it at once where it is blank.
/// 5. Rules whose scenarios break as they are written, though no view was replaced.
/// 6. Rules most of whose scenarios break as written, but only behind a replaced view.
/// 7. Rules that are decided in another mode, such as replacing the view.
/// 8. Other rules.
///
/// Of several in a place, the one leads whose ``RulePoint`` coincides best with the wrong moments among
/// all moments of all scenarios, by the coefficient of Ochiai, as in locating faults by tests.
/// Source: Abreu, Zoeteweij and van Gemund, *On the Accuracy of Spectrum-based Fault Localization*, 2007.
struct RuleRanking<Subject: AppDefinition> {
  /// The numbers of the broken rules, the one that explains best first.
  let rules: [String]

  init(_ results: CheckResults<Subject>) {
    let evidence = Evidence(results)
    let broken = results.rules.enumerated().compactMap { index, rule in
      results.verdict(on: rule.number) == .broken
        ? Candidate(rule, at: index, results, evidence) : nil
    }
    rules = broken.sorted { $0.precedes($1) }.map(\.number)
  }

  /// A broken rule, and all that decides its place.
  private struct Candidate {
    let number: String
    private let place: Int
    private let fit: (score: Double, isSymptom: Bool)
    private let isOfEveryScreen: Bool
    private let share: Double
    private let index: Int

    init(
      _ rule: Rule<Subject.Gesture, Subject.Display>, at index: Int,
      _ results: CheckResults<Subject>, _ evidence: Evidence<Subject>
    ) {
      number = rule.number
      self.index = index
      fit = evidence.fit(of: rule)
      isOfEveryScreen = rule.stage != .behaviour
      let own = results.indices(deciding: number).filter { results.checks[$0].mode == .asWritten }
      let wrong = own.filter { results.verdict(of: $0) == .broken }
      share = own.isEmpty ? 0 : Double(wrong.count) / Double(own.count)
      let isNew = wrong.contains { results.results[$0].finding?.steps.isEmpty ?? false }
      place =
        switch rule.mode {
        case .besideAnother:
          results.isFatal(number) || !results.isBroken(number, in: .besideAnother) ? 7 : 1
        case .enduring: results.isFatal(number) ? 3 : 7
        case .replacingViews, .watchingRelease, .leavingTheWorld, .throughViews,
          .lookingIrregularly, .pausing, .elsewhere, .holdingReplacedViews, .countingMemory:
          7
        case .asWritten, .answeringWithdrawn:
          if let late = results.retold, results.row(of: late) == number {
            2
          } else if isNew {
            4
          } else if !wrong.isEmpty, evidence.isWithoutReplacing {
            5
          } else if share > 0.5 {
            6
          } else {
            wrong.isEmpty ? 7 : 8
          }
        }
    }

    func precedes(_ other: Self) -> Bool {
      if place != other.place { return place < other.place }
      if abs(fit.score - other.fit.score) > 1e-9 { return fit.score > other.fit.score }
      if fit.isSymptom != other.fit.isSymptom { return fit.isSymptom }
      if isOfEveryScreen != other.isOfEveryScreen { return other.isOfEveryScreen }
      return share != other.share ? share > other.share : index < other.index
    }
  }
}
