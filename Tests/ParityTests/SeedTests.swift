import AppModels
import AppRules
import AppScreens
import Testing

@testable import Parity

/// Seeds, by which whoever reads of a finding draws the same steps and texts once more.
struct SeedTests {
  @Test(
    arguments: TriptychApps.all.map(\.name),
    [
      Search.random(gestures: 2_000, seed: 7), .texts(gestures: 2_000, seed: 7),
      .values(gestures: 2_000, seed: 7), .pumping(gestures: 4_000, seed: 7),
      .sequences(length: 2),
    ])
  func `a search takes the same steps as ever`(name: String, search: Search) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    let told = "\(name) \(search.name): \(steps(of: search, in: app))"
    #expect(Self.steps.contains(told), "\(told)")
  }

  private func steps(of search: Search, in app: some AppDefinition) -> String {
    var screens = NotedSteps(app)
    var result = SearchResult(of: search, over: [])
    search.strategy.run(on: &screens, counting: &result)
    let counts = SearchResult.Quantity.allCases.filter { result[$0] > 0 }
      .map { "\(result[$0]) \($0.rawValue)" }
    return (["\(screens.digest)"] + counts).joined(separator: ", ")
      + (result.isComplete ? "" : ", more")
  }

  private static let steps: Set<String> = [
    "token random gestures: 2ur3sivsnqqkx, 2000 gestures, 15 runs, 161 replacements",
    "token invented texts: ud61tpd55jtv, 2000 gestures, 85 runs, 155 replacements",
    "token numbers at their limits: 33niihzj4ux45",
    "token pumping: 2se1amttqfkdx, 4000 gestures, 27 runs, 1185 replacements",
    "token every short sequence: 1kszvmv920ix, 72 sequences",
    "four-function random gestures: 1ibab109plrwb, 2000 gestures, 15 runs, 207 replacements",
    "four-function invented texts: 33niihzj4ux45",
    "four-function numbers at their limits: qweq57fsr3sk, 2000 gestures, 68 runs, 8 replacements",
    "four-function pumping: 2dkc2mzy3lrnx, 4000 gestures, 27 runs, 894 replacements",
    "four-function every short sequence: 2a31f741k32qt, 272 sequences",
    "colour random gestures: 3vh595rh0np2c, 2000 gestures, 15 runs, 39 replacements",
    "colour invented texts: 33niihzj4ux45",
    "colour numbers at their limits: 33niihzj4ux45",
    "colour pumping: 2vlnodfi9hhcx, 4000 gestures, 13 runs, 535 replacements",
    "colour every short sequence: od4if0ff8a5d, 20 sequences",
    "address random gestures: 2ljhw9bzzrc3t, 2000 gestures, 15 runs, 208 replacements",
    "address invented texts: 7r3y1c5r5t1t, 2000 gestures, 85 runs, 185 replacements",
    "address numbers at their limits: 33niihzj4ux45",
    "address pumping: 16bh9id6j5nci, 4000 gestures, 25 runs, 715 replacements",
    "address every short sequence: 1yuyeteteivpn, 156 sequences",
    "music random gestures: 3ontfkscvqrv8, 2000 gestures, 15 runs, 65 replacements",
    "music invented texts: 2mosc2thx6n9b, 2000 gestures, 85 runs, 149 replacements",
    "music numbers at their limits: 33niihzj4ux45",
    "music pumping: 1xjvs34s2vbe2, 4000 gestures, 26 runs, 765 replacements",
    "music every short sequence: 14yb6tpeslc3l, 156 sequences",
  ]

  private func digest(
    _ count: Int = 4_000, seed: UInt64 = 5, _ draw: (inout SeededGenerator) -> some Any
  ) -> String {
    var generator = SeededGenerator(seed: seed)
    return "\(Digest((0..<count).map { _ in "\(draw(&generator))" }))"
  }

  @Test func `characters, blanks, marks and digits are drawn as ever`() {
    #expect(digest(20_000) { GraphemeTexts.character(using: &$0) } == "26eoc2i5oinrs")
    #expect(digest { GraphemeTexts.blank(using: &$0) } == "qhm0snvozsfk")
    #expect(digest { GraphemeTexts.marks(&$0) } == "2ln5otgj0th6b")
    #expect(digest { GraphemeTexts.digits(of: "/09:a", &$0) } == "3nyzc4hqgpr25")
  }

  @Test func `numbers, and what they are written like, are drawn as ever`() {
    #expect(digest(8_000) { NumberTexts.number(besides: [], using: &$0) } == "19lwirhcovwaj")
    #expect(
      digest(8_000) { NumberTexts.number(besides: [0, 17, -3], using: &$0) } == "3swanws49frjd")
    #expect(digest(8_000) { NumberTexts.writing(of: 1_234, using: &$0) } == "1swza4bfd0ez7")
    #expect(digest(8_000) { NumberTexts.writing(of: -170, using: &$0) } == "3gonph0dgwn6q")
  }

  @Test func `texts are altered as ever`() {
    let others = ["1, 2", "ß", ""]
    #expect(
      digest { TextAlteration.altered("Ａé 1\r\nb", besides: others, using: &$0) } == "i1e82orn8yvw")
    #expect(digest { TextAlteration.altered("", besides: [], using: &$0) } == "1iq8trjryo5os")
    for (length, digest) in [
      (149, "22nosegj7wfs1"), (150, "2b0ey1aprg0cm"), (200, "230p220a1623d"),
    ] {
      let long = String(repeating: "a", count: length)
      #expect(
        self.digest(400) { TextAlteration.altered(long, besides: [long], using: &$0) } == digest)
    }
  }

  @Test(
    arguments: [
      (.words, "3qp1rmfxcmhup", "pqomupczeafi"), (.numbers, "3nzqbmc2972h1", "1vh8rt1drc0ws"),
      (.characters, "354lo8u4mnj9a", "2zal1cfi237vx"), (nil, "3utcxopypwfo2", "28n78jpo21khz"),
    ] as [(TextKind?, String, String)])
  func `the texts of a field are drawn as ever`(kind: TextKind?, known: String, unknown: String) {
    var texts = TextGenerator(knowing: ["known", "A1"])
    let own = ["mine", "9", ""]
    #expect(digest { texts.text(of: kind, like: own, upTo: 64, using: &$0) } == known)
    var bare = TextGenerator(knowing: [])
    #expect(digest(1_000) { bare.text(of: kind, like: [], upTo: 4, using: &$0) } == unknown)
  }

  @Test(arguments: [
    (0, "13oxrybf1bevp"), (3, "gs7p37yg7w4t"), (4, "3rgrf8ppvhhu5"), (64, "1g80nxxcn7o17"),
    (100, "2ruejw2ehp278"), (4_096, "2h165qnctktsh"), (9_999, "3j4gala23yrm5"),
  ])
  func `lengths are drawn as ever`(most: Int, digest: String) {
    #expect(self.digest(500) { Lengths.length(upTo: most, using: &$0) } == digest)
  }

  @Test(arguments: [(1, "4q7kktunsenp"), (3, "2sk34nrqnc06c"), (99, "35lv3idg6ib5j")])
  func `bytes are altered as ever`(limit: Int, digest: String) {
    let alteration = StepAlteration([[1], [2, 3], [4, 5, 6]])
    #expect(
      self.digest(500) {
        alteration.altered([7, 8, 9], upTo: limit, using: &$0).map { "\($0)" } ?? "-"
      } == digest)
  }
}

/// No screens, but the steps that a search takes on them.
private struct NotedSteps<Subject: AppDefinition>: ScreensSideBySide {
  let app: Subject
  private(set) var digest = Digest()
  let isIdentical = true
  let state = (key: 0, isWhole: true)

  init(_ app: Subject) {
    self.app = app
  }

  mutating func renew() {
    digest.add("")
  }

  mutating func take(_ step: Step<Subject.Gesture>) {
    digest.add(step.notation)
  }
}
