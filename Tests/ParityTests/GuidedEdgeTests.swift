import AppModels
import AppRules
import AppScreens
import Foundation
import MVP
import Testing

@testable import Parity

/// What a guided search is told and asked, at the edges.
struct GuidedEdgeTests {
  @Test(arguments: [
    ("==1== ERROR: libFuzzer: out-of-memory (malloc)\nx", "ran out of memory", "x"),
    (
      "==1== ERROR: libFuzzer: timeout after 1 s", "hung",
      "==1== ERROR: libFuzzer: timeout after 1 s"
    ),
    ("a\n==1== ERROR: deadly signal\n\n", "was wrong", "==1== ERROR: deadly signal"),
    ("", "was wrong", "it said nothing"),
  ])
  func `the end of a search is told in words`(output: String, end: String, last: String) {
    let words = GuidedWords(output)
    #expect(words.end == end)
    #expect(words.last == last)
    #expect(words.pathOfFinding == nil)
    #expect(!words.isComplete)
  }

  @Test func `of several numbers and paths the last is told, and none where it is no number`() {
    let words = GuidedWords(
      """
      stat::runs: 1
      Test unit written to /a
      stat::runs:    22
      Test unit written to /b
      stat::other: many
      it is not Done 17
      """)
    #expect(words.number("runs") == 22)
    #expect(words.number("other") == 0)
    #expect(words.number("run") == 0)
    #expect(words.pathOfFinding == "/b")
    #expect(!words.isComplete)
  }

  @Test(
    arguments: [
      ("verify colour 1 MVP", nil), ("", nil), ("search-guided colour -1 MVP", nil),
      ("search-guided colour", nil),
      ("search-guided colour x", nil), ("search-guided colour 1", nil),
      ("search-guided nothing 0", 2), ("search-guided nothing 1 MVP", 2),
      ("search-guided colour 1 MVP", 3), ("search-guided colour 0 -runs=1", 3),
    ] as [(String, Int32?)])
  func `only the words of a guided search begin one, and without a fuzzer it fails`(
    words: String, status: Int32?
  ) {
    let words = words.split(separator: " ").map(String.init)
    #expect(GuidedTarget.run(words, apps: TriptychApps.all, patterns: [.mvp]) == status)
  }

  @Test func `the words of a guided search name the app, the patterns and what the fuzzer is told`()
  {
    #expect(
      GuidedTarget.words("colour", ["MVP", "Mine"], ["-runs=1"]) == [
        "search-guided", "colour", "2", "MVP", "Mine", "-runs=1",
      ])
  }

  @Test func `without a fuzzer bytes stay as they are`() {
    var bytes: [UInt8] = [1, 2, 3]
    let count = bytes.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { alterSteps($0, 3, 3, 1) }
    }
    #expect(count == 3)
    #expect(bytes == [1, 2, 3])
  }

  @Test func `the scenarios of an app are inputs to begin with, and what was found is kept`() throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("guided-\(UUID().uuidString)")
    defer { do { try FileManager.default.removeItem(at: folder) } catch {} }
    let app = ColourSelectorApp()
    let folders = try GuidedFolders(in: folder, for: app)
    #expect(folders.count == 0)
    try Data([1]).write(to: folders.corpus.appendingPathComponent("one"))
    #expect(try GuidedFolders(in: folder, for: app).count == 1)
    let inputs = try FileManager.default
      .contentsOfDirectory(atPath: folder.appendingPathComponent("scenarios/colour").path)
    #expect(inputs.count == app.rules.flatMap(\.scenarios).count)
    let coding = StepBytes(app)
    for (index, scenario) in app.rules.flatMap(\.scenarios).enumerated() {
      let input = folder.appendingPathComponent("scenarios/colour/\(index)")
      #expect(coding.steps(in: try Data(contentsOf: input)) == scenario.steps)
    }
    #expect(
      folders.arguments(seconds: 7, limits: Isolation.Limits(gesture: 0.5, memory: 64)) == [
        "-max_total_time=7", "-timeout=1", "-rss_limit_mb=64", "-max_len=256",
        "-use_value_profile=1", "-seed=1", "-len_control=100", "-report_slow_units=1000000",
        "-print_final_stats=1", "-detect_leaks=0", "-close_fd_mask=1",
        "-artifact_prefix=\(folder.path)/found/colour/", "\(folder.path)/corpus/colour",
        "\(folder.path)/scenarios/colour", "\(folder.path)/found/colour",
      ])
    let slow = folders.arguments(seconds: 0, limits: Isolation.Limits(gesture: 20.9))
    #expect(slow.prefix(3) == ["-max_total_time=0", "-timeout=20", "-rss_limit_mb=1024"])
  }

  @Test func `a step is put behind bytes, in their place, or between them`() {
    let alteration = StepAlteration([[3]])
    var generator = SeededGenerator(seed: 1)
    var altered: Set<[UInt8]> = []
    var left = 0
    for _ in 0..<500 {
      if let bytes = alteration.altered([1, 2], upTo: 9, using: &generator) {
        altered.insert(bytes)
      } else {
        left += 1
      }
    }
    #expect(altered == [[1, 2, 3], [3], [1, 3], [3, 1, 2], [1, 3, 2]])
    #expect(left > 100)
    #expect(left < 300)
    #expect(StepAlteration([]).altered([1, 2], upTo: 9, using: &generator) == nil)
  }

  @Test func `an invention has bytes of its own, and other steps keep theirs`() throws {
    let (known, invention) = (
      ColourSelectorGesture.turn(.green, on: true), ColourSelectorGesture.turn(.yellow, on: false)
    )
    let coding = StepBytes(SmallApp([known], inventing: invention))
    let steps = Set((0...255).flatMap { coding.steps(in: [UInt8($0), 1, 2]).prefix(1) })
    #expect(steps == [.gesture(known), .replaceView, .gesture(invention)])
    let bytes = try #require(coding.bytes(of: [.gesture(known), .replaceView]))
    #expect(coding.steps(in: bytes) == [.gesture(known), .replaceView])
    #expect(coding.bytes(of: [.gesture(invention)]) == nil)
    #expect(coding.bytes(of: []) == [])
    #expect(coding.codes.count == 2)
    // Two bytes say which invention it is; where they are missing it is one nevertheless.
    let inventing = try #require(
      (0...255).first { coding.steps(in: [UInt8($0), 1, 2]) == [.gesture(invention)] })
    #expect(coding.steps(in: [UInt8(inventing)]) == [.gesture(invention)])
  }

  private final class Counts {
    let numbers: [Int]
    let count: Int
    let name: String?
    let act: () -> Void = {}

    init(_ count: Int, numbers: [Int] = [1, 2], name: String? = nil) {
      (self.count, self.numbers, self.name) = (count, numbers, name)
    }
  }

  @Test func `a number is a feature as long as it is small, and a list of numbers is none`() {
    func features(_ counts: Counts) -> Set<UInt16> { StateFeatures(of: [counts]).numbers }
    #expect(features(Counts(32_767)).count == 1)
    #expect(features(Counts(-32_768)).count == 1)
    #expect(features(Counts(32_768)).isEmpty)
    let counts = (0..<1_000).map { features(Counts($0)) }
    #expect(Set(counts).count > 950)
    #expect(features(Counts(1)) == features(Counts(1, numbers: [7, 8, 9], name: "x")))
    #expect(StateFeatures(of: []).numbers.isEmpty)
    #expect(StateFeatures(of: [Counts(1), Counts(2)]).numbers.count == 2)
  }
}
