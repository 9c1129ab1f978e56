import AppRules
import AppScreens
import Testing

@testable import Parity

/// The bytes that stand for steps, which inputs of earlier searches are kept as.
struct StepByteTableTests {
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

  @Test func `the features of what is held are the same numbers as ever`() {
    func features(_ held: Held...) -> [UInt16] {
      StateFeatures(of: held).numbers.sorted()
    }
    #expect(features(Held(0)) == [42751, 48999])
    #expect(features(Held(1, true, -3)) == [14928, 20572, 45014])
    #expect(features(Held(256), Held(-1)) == [42751, 48308, 52731])
    #expect(features(Held(5, false, nil, [Held(6)])) == [4541, 42711, 42751])
    #expect(features(Held(5), Held(6)) == features(Held(5, false, nil, [Held(6)])))
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
