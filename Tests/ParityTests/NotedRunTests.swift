import AppModels
import AppRules
import AppScreens
import Testing

@testable import Parity

/// Everything that is done to screens in each mode, in its order, which a number makes happen again.
struct NotedRunTests {
  private func notes(
    in mode: RunMode, seed: UInt64, after steps: String
  ) throws -> [String] {
    let steps = try steps.split(separator: " ").flatMap {
      try Step<ColourSelectorGesture>.read(String($0))
    }
    let notes = ScreenNotes()
    let app = ColourSelectorApp()
    let run = ModeRun(
      app: app, rule: try #require(app.rules.first), pattern: "Noted", mode: mode, name: "noted",
      makeScreen: { NotedScreen(in: notes) }, grace: Grace(), seed: seed)
    if let finding = run.finding(after: steps) { Issue.record("\(finding)") }
    return notes.all
  }

  private static let steps = """
    green=on yellow=on replace-view green=off green=off yellow=off replace-view replace-view \
    yellow=on green=on replace-view green=off
    """

  @Test(arguments: RunMode.allCases.filter { ![.pausing, .countingMemory].contains($0) })
  func `a mode does the same to screens as ever`(mode: RunMode) throws {
    let digests = try ([0, 1, 2, 3, 17] as [UInt64]).map { seed in
      "\(Digest(try notes(in: mode, seed: seed, after: Self.steps)))"
    }
    #expect(digests.joined(separator: " ") == Self.digests[mode])
  }

  private static let digests: [RunMode: String] = [
    .asWritten: "3ouabxjr1gj6i 3ouabxjr1gj6i 3ouabxjr1gj6i 3ouabxjr1gj6i 3ouabxjr1gj6i",
    .enduring: "2u04mm9eg9cqm 2u04mm9eg9cqm 2u04mm9eg9cqm 2u04mm9eg9cqm 2u04mm9eg9cqm",
    .besideAnother: "33t3atnv5bobo 3uxd02o3ed72 1a2dhotfd1swb m2owmasluyy4 3j1wwm4w58xlc",
    .throughViews: "hclbqb6fiobf 1351tu1btgbjd 1p2azp0evi40z j3jdgt3l7kmr 1osrzc3if7tvj",
    .lookingIrregularly: "1z061r4m738yz bhj0phqz9wnv bhj0phqz9wnv bhj0phqz9wnv 2u6jx3pkz9xgr",
    .replacingViews: "3jq1psh5bwycx 3jq1psh5bwycx 3jq1psh5bwycx 3jq1psh5bwycx 3jq1psh5bwycx",
    .holdingReplacedViews: "3jq1psh5bwycx 3jq1psh5bwycx 3jq1psh5bwycx 3jq1psh5bwycx 3jq1psh5bwycx",
    .answeringWithdrawn: "3pn2ijkq3yd7i 3pn2ijkq3yd7i 3pn2ijkq3yd7i 3pn2ijkq3yd7i 3pn2ijkq3yd7i",
    .watchingRelease: "285ku2wueaf0s 5y6bfaiclj00 285ku2wueaf0s 285ku2wueaf0s 3fo2jxcl2syq",
    .leavingTheWorld: "2uirkqvdn3041 2uirkqvdn3041 2uirkqvdn3041 2uirkqvdn3041 2uirkqvdn3041",
    .elsewhere: "yh3mnoh3fkpe 1txh0fsua9r7a 38cc75p9a6g1m 2r04yli8e8lgq 1xd9nwoarsige",
  ]

  @Test(
    arguments: [
      (.asWritten, "1 made"),
      (.enduring, "1 made, 1 looked at, 1 green=on, 1 looked at, 1 renewed, 1 looked at"),
      (
        .replacingViews,
        """
        1 made, 1 looked at, 1 green=on, 1 looked at, 1 looked at, 2 made, 2 looked at, \
        2 green=on, 2 looked at, 2 renewed, 2 looked at
        """
      ),
      (
        .answeringWithdrawn,
        """
        1 made, 1 looked at, 1 green=on, 1 looked at, 1 renewed, 1 looked at, 2 made, \
        2 looked at, 2 green=on, 2 looked at, 2 renewed, 2 looked at, 3 made, 3 looked at, \
        3 green=on, 3 looked at, 3 renewed, 3 looked at
        """
      ),
      (
        .holdingReplacedViews,
        """
        1 made, 1 looked at, 1 green=on, 1 looked at, 1 looked at, 2 made, 2 looked at, \
        2 green=on, 2 looked at, 2 renewed, 2 looked at
        """
      ),
      (
        .lookingIrregularly,
        """
        1 made, 1 looked at, 1 green=on, 1 looked at, 1 renewed, 1 looked at, 2 made, \
        2 looked at, 2 looked at, 2 green=on, 2 looked at, 2 looked at, 2 renewed, \
        2 looked at, 2 looked at
        """
      ),
      (
        .throughViews,
        """
        1 made, 1 looked at, 1 green=on, 1 looked at, 1 renewed, 1 looked at, 2 made, \
        2 looked at, 2 looked at, 2 looked at, view of 2 looked at, view of 2 green=on, \
        2 looked at, 2 looked at, 2 looked at, view of 2 looked at, 2 renewed, 2 looked at, \
        2 looked at, 2 looked at, view of 2 looked at
        """
      ),
      (
        .besideAnother,
        """
        1 made, 1 looked at, 1 green=on, 1 looked at, 1 renewed, 1 looked at, 2 made, 3 made, \
        2 yellow=on, 3 looked at, 3 green=on, 2 yellow=off, 3 looked at, 3 renewed, \
        2 yellow=on, 3 looked at
        """
      ),
    ] as [(RunMode, String)])
  func `two steps in a mode are a few acts on a few screens`(mode: RunMode, acts: String) throws {
    let notes = try notes(in: mode, seed: 0, after: "green=on replace-view")
    #expect(notes.joined(separator: ", ") == acts)
  }

  @Test(arguments: TriptychApps.all.map(\.name))
  func `walks take the same steps as ever`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(walks(on: app) == Self.walks[name])
  }

  private func walks(on app: some AppDefinition) -> String {
    let corpus = StepCorpus(app)
    let walks = (1...24 as ClosedRange<UInt64>).map { Walk($0, of: corpus) }
    let digests = [RunMode.asWritten, .replacingViews].map { mode in
      Digest(walks.flatMap { walk in walk.steps(in: mode).map(\.notation) + [""] })
    }
    return "\(digests[0]) \(digests[1])"
  }

  private static let walks: [String: String] = [
    "token": "1qwbsy9npz9vr 168w4jph41vmk",
    "four-function": "281rjylzdtxpr 1f005urzvp10s",
    "colour": "1aytof744coiw 2d6dgbawwwrmg",
    "address": "1a002y2n1hbhd 2821v7wpnno9d",
    "music": "2oslj172c195y u5qgoete4sp1",
  ]
}
