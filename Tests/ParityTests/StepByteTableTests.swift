import AppRules
import AppScreens
import Testing

@testable import Parity

/// The bytes that stand for steps, which inputs of earlier searches are kept as.
struct StepByteTableTests {
  @Test(arguments: TriptychApps.all.map(\.name))
  func `bytes that were kept stand for the same steps as ever`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(meaning(of: app) == Self.meanings[name])
  }

  private func meaning(of app: some AppDefinition) -> String {
    let coding = StepBytes(app)
    let steps = (0...255).map { byte in
      coding.steps(in: [UInt8(byte)] + "12\u{e9}".utf8 + [0xFF, UInt8(byte)]).map(\.notation)
        .joined(separator: " ")
    }
    let scenarios = app.rules.flatMap(\.scenarios).map { "\(coding.bytes(of: $0.steps) ?? [])" }
    let codes = coding.codes.map { "\($0)" }
    return "\(codes.count) \(Digest(steps)) \(Digest(scenarios)) \(Digest(codes))"
  }

  private static let meanings: [String: String] = [
    "token": "9 3u1fsnav729sx 17kacv65kc40z 2m1fh3upndlsy",
    "four-function": "17 1zort38ajpfol 37zfg73d3s3c4 10wsod38zy7rt",
    "colour": "5 128kbd5i8rnh3 33eyl2b2ym52d ly5bjjxum1u6",
    "address": "13 211mvvdpfx1ap 2hy4rm2i65nt9 36dhwvdtxqj6t",
    "music": "13 1r0doh8sse1e5 1arjyoviuivxd 36dhwvdtxqj6t",
  ]

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
