import Testing

@testable import Parity

/// Parts of a guided search: the toolchain's, the features of what screens hold, the words of the fuzzer.
struct GuidedPartTests {
  @Test func `the names by which the fuzzer is found are those of the toolchain`() {
    #expect(
      FuzzerFunctions.exports == [
        "LLVMFuzzerRunDriver", "LLVMFuzzerMutate", "__sanitizer_cov_trace_pc_indir",
      ])
    #expect(FuzzerFunctions.alteration.asked == "LLVMFuzzerCustomMutator")
    #expect(FuzzerFunctions.alteration.given == "triptych_alter_steps")
    #expect(FuzzerFunctions.drive == nil)
    #expect(FuzzerFunctions.alter == nil)
    FuzzerDriver.note([1, 2])
  }

  private final class Held {
    let count: Int
    let isOn: Bool
    let small: Int8?
    let more: [Held]

    init(_ count: Int, _ isOn: Bool = false, _ small: Int8? = nil, _ more: [Held] = []) {
      (self.count, self.isOn, self.small, self.more) = (count, isOn, small, more)
    }
  }

  @Test func `objects in a list have the features that they have side by side`() {
    func features(_ held: Held...) -> [UInt16] {
      StateFeatures(of: held).numbers.sorted()
    }
    #expect(features(Held(5), Held(6)) == features(Held(5, false, nil, [Held(6)])))
    let others = [
      features(Held(0)), features(Held(1)), features(Held(0, true)), features(Held(0, false, 0)),
    ]
    #expect(Set(others).count == 4)
    #expect(features(Held(0)).count == 2)
  }

  private final class Still {}

  @Test func `a thousand values are looked at for features, and not one more`() {
    let many: [AnyObject] = (1...1_200).map { Held($0) }
    let counts = (0...2).map { others in
      StateFeatures(of: many + (0..<others).map { _ in Still() }).numbers.count
    }
    #expect(counts == [201, 200, 200])
  }

  @Test(arguments: [
    ("", false), ("Done", false), ("DONE 1", false), (" Done 1", false), ("Done 1", true),
    ("x\nDone 2\ny", true),
  ])
  func `a search is complete when it says at the beginning of a line that it is done`(
    output: String, isComplete: Bool
  ) {
    #expect(GuidedWords(output).isComplete == isComplete)
  }
}
