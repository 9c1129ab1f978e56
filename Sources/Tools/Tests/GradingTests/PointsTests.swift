import AppDefinitions
import Foundation
import HostileScreens
import Testing
import TriptychFaultyScreens
import TriptychParity
import TriptychTestSupport

@testable import TriptychGrading

/// Points for some forty mistakes, small and large, beside two estimates of what a teacher would give.
///
/// The estimates were written before the grader was run on them, and are no teacher's, but for the two labs that are
/// half finished.
@Suite(.onThreadOfItsOwn)
struct PointsTests {
  /// A mistake in a screen whose structure is right, and its points of 39.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let screen: String
    let app: String
    let rubric: String
    let estimates: (Double, Double)

    init(
      _ screen: String, _ app: String = "four-function", _ rubric: String = "first-lab",
      estimates: (Double, Double)
    ) {
      (self.screen, self.app, self.rubric, self.estimates) = (screen, app, rubric, estimates)
    }

    var testDescription: String { "\(screen), \(rubric)" }
  }

  private static let small = [
    Mistake("left-to-right", estimates: (37, 36)),
    Mistake("all-clear-keeps-result", estimates: (38, 37)),
    Mistake("equals-repeats-operation", estimates: (38, 37)),
    Mistake("rounds-down", estimates: (38, 37)),
    Mistake("operator-replaces-operator", estimates: (37, 37)),
    Mistake("error-forgets-expression", estimates: (37, 36)),
    Mistake("lone-minus-is-zero", estimates: (38, 37)),
    Mistake("zero-result-not-nothing", estimates: (38, 37)),
    Mistake("sign-dropped-from-result", estimates: (38, 36)),
    Mistake("single-number-refused", estimates: (37, 36)),
    Mistake("four-function-Error", estimates: (38, 38)),
    Mistake("four-function-nonefor0", estimates: (38, 37)),
    Mistake("limited-by-digits", estimates: (38, 37)),
    Mistake("typed-zero-not-replaced", estimates: (38, 37)),
    Mistake("zero-typed-on-result", estimates: (38, 37)),
    Mistake("looks-only-at-the-text", estimates: (38, 37)),
    Mistake("named-in-order-of-turning", "colour", "all-of-mvp", estimates: (38, 37)),
    Mistake("green-twice", "colour", "all-of-mvp", estimates: (37, 36)),
    Mistake("nothing-to-update-never-said", "address", "all-of-mvp", estimates: (38, 38)),
    Mistake("fields-left-untrimmed", "address", "all-of-mvp", estimates: (38, 37)),
    Mistake("asks-twice", "music", "all-of-mvp", estimates: (37, 36)),
    Mistake("two-way-binding-echoes", "music", "all-of-mvp", estimates: (37, 36)),
  ]

  private static let large = [
    Mistake("four-function-constant", estimates: (1, 3)),
    Mistake("four-function-empty", estimates: (0, 0)),
    Mistake("four-function-reversed", estimates: (25, 27)),
    Mistake("four-function-doubled", estimates: (25, 27)),
    Mistake("four-function-shifted", estimates: (24, 26)),
    Mistake("four-function-prefix", estimates: (34, 36)),
    Mistake("four-function-before-operator", estimates: (26, 28)),
    Mistake(HalfCalculator.digitsAndAC.rawValue, estimates: (26, 26)),
    Mistake(HalfCalculator.allButEquals.rawValue, estimates: (31, 31)),
    Mistake("quits-on-error", estimates: (33, 31)),
    Mistake("division-traps", estimates: (36, 34)),
    Mistake("colour-prefix", "colour", "all-of-mvp", estimates: (37, 37)),
    Mistake("colour-reversed", "colour", "all-of-mvp", estimates: (36, 35)),
    Mistake("colour-empty", "colour", "all-of-mvp", estimates: (0, 2)),
    Mistake("colour-constant", "colour", "all-of-mvp", estimates: (0, 2)),
    Mistake("toggles", "colour", "own-pattern", estimates: (31, 33)),
    Mistake("colour-reversed", "colour", "own-pattern", estimates: (24, 26)),
    Mistake("appends-each-turn", "colour", "own-pattern", estimates: (29, 32)),
    Mistake("off-turns-both-off", "colour", "own-pattern", estimates: (31, 33)),
    Mistake("address-reversed", "address", "own-pattern", estimates: (25, 28)),
    Mistake("address-empty", "address", "own-pattern", estimates: (24, 27)),
    Mistake("rejects-silently", "address", "own-pattern", estimates: (33, 35)),
  ]

  /// Those that the grader is not within two points of.
  ///
  /// It is up to five points too mild with what is wrong in all texts alike, and with a rubric in which the app's own
  /// rules weigh little; and too strict where most scenarios, or the process, end in something else than their rule.
  private static let unjust = [
    "four-function-prefix, first-lab", "quits-on-error, first-lab",
    "appends-each-turn, own-pattern", "off-turns-both-off, own-pattern",
    "address-reversed, own-pattern", "address-empty, own-pattern", "asks-twice, all-of-mvp",
  ]

  @Test(arguments: small + large)
  func `a mistake costs what a teacher would deduct for it, within two points of 39`(
    mistake: Mistake
  ) throws {
    let app = try #require(TriptychApps.all.first { $0.name == mistake.app })
    let isOfGallery = FaultyScreens.all.contains { $0.name == mistake.screen }
    let command = isOfGallery ? "gallery" : "HostileScreens"
    let judge = AppJudge(
      app, on: mistake.screen, effort: Effort(gestures: 20, length: 1, walks: 1),
      in: WorkerRunner(
        executable: WorkerRunner.path(ofCommandBesideTests: command),
        limits: WorkerLimits(step: 20, pause: 0.02)))
    var rubric = try Rubric.example(mistake.rubric)
    rubric.keep(itemsOf: app)
    for index in rubric.items.indices { rubric.items[index].gestures = 2_000 }
    if app.name != "four-function" {
      // The structure of the first app stands for that of all.
      for index in rubric.items.indices where rubric.items[index].kind == .architecture {
        rubric.items[index].needs = rubric.items.first { $0.kind == .random }?.needs ?? []
      }
    }
    let grader = Grader(
      by: rubric, of: [app], in: JudgingPackage(kit: "", cache: "", apps: []), secret: "",
      faultyScreens: FaultyScreensProgram(executable: "", all: []))
    let results = grader.results([(app, judge)])
    let score = results.map(\.score).reduce(0, +) * 39 / rubric.points
    let mean = (mistake.estimates.0 + mistake.estimates.1) / 2
    let lost = results.filter { $0.score < $0.points }.map { "\($0.id) \($0.pointsText)" }
    withKnownIssue("the grader is too mild or too strict") {
      #expect(abs(score - mean) <= 2, "\(score), not \(mean): \(lost)")
    } when: {
      Self.unjust.contains(mistake.testDescription)
    }
  }
}
