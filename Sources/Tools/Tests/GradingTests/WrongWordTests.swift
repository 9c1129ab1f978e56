import AppDefinitions
import AppScreens
import Foundation
import HostileScreens
import Testing
import TriptychParity
import TriptychTestSupport

@testable import TriptychGrading

/// A submission in which one word is wrong, by each rubric that comes with the package.
@Suite(.onThreadOfItsOwn)
struct WrongWordTests {
  /// Those of the apps whose scenarios have no long texts, which take a while.
  private static let words = WrongWord.all.indices.filter {
    !["music", "token"].contains(WrongWord.all[$0].app)
  }

  @Test(arguments: words)
  func `a wrong word costs the points of one rule, which is the one that has the right word`(
    index: Int
  ) throws {
    let word = WrongWord.all[index]
    let app = try #require(TriptychApps.all.first { $0.name == word.app })
    let judge = AppJudge(
      app, on: word.pattern.name, effort: Effort(gestures: 20, length: 1, walks: 1),
      in: WorkerRunner(
        executable: WorkerRunner.path(ofCommandBesideTests: "HostileScreens"),
        limits: WorkerLimits(step: 20, pause: 0.02)))
    for name in ["first-lab", "all-of-mvp", "own-pattern"] {
      var rubric = try Rubric.example(name)
      rubric.keep(itemsOf: app)
      guard rubric.apps.contains(app.name) else { continue }
      for index in rubric.items.indices { rubric.items[index].gestures = 100 }
      let grader = Grader(
        by: rubric, of: [app], in: JudgingPackage(kit: "", cache: "", apps: []), secret: "",
        faultyScreens: FaultyScreensProgram(executable: "", all: []))
      let results = zip(rubric.items, grader.results([(app, judge)]))
      let lost = results.filter { $1.score < $1.points }
      let note: Comment = "\(word.app), \(word.wrong), \(name): \(lost)"
      #expect(lost.filter { $0.0.kind != .random }.map(\.0.ruleNumber) == [word.rule], note)
      // Random steps that show the word do not pass, and keep nearly half of their points: one rule of four is lost.
      for (item, result) in results where item.kind == .random && result.verdict != .pass {
        #expect(result.score > 0.35 * result.points, note)
      }
    }
  }
}

extension Rubric {
  /// A rubric that comes with the package.
  static func example(_ name: String) throws -> Rubric {
    let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Examples/Grading/Rubrics/\(name).json")
    return try Rubric(path: examples.path, apps: TriptychApps.all)
  }

  /// Leaves out what is about other apps.
  mutating func keep(itemsOf app: any AppDefinition) {
    items.removeAll { item in
      switch item.kind {
      case .architecture: false
      case .rule: item.app.map { $0 != app.name } ?? !app.ruleNumbers.contains(item.ruleNumber)
      case .random, .faultyScreens: item.app.map { $0 != app.name } ?? false
      }
    }
  }
}
