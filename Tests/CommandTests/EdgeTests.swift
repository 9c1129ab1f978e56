import AppRules
import AppScreens
import Foundation
import HostSystem
import MVP
import Parity
import Synchronization
import Testing

@testable import TriptychCommand

/// Small things at their edges: widths, limits, beginnings and names.
struct EdgeTests {
  @Test(arguments: [
    ([], "identical in MVC, MVP and MVVM, at first\n"),
    (["5"], "identical in MVC, MVP and MVVM, at first and after the step\n"),
    (["52"], "identical in MVC, MVP and MVVM, at first and after each of 2 steps\n"),
  ])
  func `the number of steps is told in words`(steps: [String], end: String) {
    #expect(Transcript(["compare", "four-function"] + steps).output.hasSuffix("\n\(end)"))
  }

  @Test func `a difference on a new screen is one from the beginning`() {
    let blank = Pattern("Blank", BlankScreen.init)
    let output = Transcript(["compare", "four-function"], patterns: [.mvp, blank]).output
    #expect(output.contains("\ndifferent from the beginning:\n"))
    #expect(
      Transcript(["compare", "music"], patterns: [blank]).messages.contains(
        "no pattern has a screen"))
  }

  @Test(arguments: [2, 3, 4])
  func `a repetition takes as many steps as there are before it`(times: Int) {
    let transcript = Transcript(
      "compare", "four-function", "1", "2", "repeat=\(times),2", "--last")
    #expect(transcript.status == 0)
    let digits = String(repeating: "12", count: times)
    #expect(transcript.output.contains("  2           \(digits)"))
    #expect(transcript.output.contains("after each of \(2 * times) steps"))
  }

  @Test(arguments: [(-1, 20), (19, 20), (20, 20), (21, 21), (1_000, 1_000), (1_001, 1_000)])
  func `a terminal is at least twenty columns wide, and at most a thousand`(width: Int, used: Int) {
    let console = Console(
      width: width, usesColour: true, write: { _ in }, writeError: { _ in }, read: { _ in Data() })
    #expect(console.width == used)
    #expect(!console.isOfProcess)
  }

  @Test func `what goes to a file has no colour, and colour is for terminals that have it`() throws
  {
    var written = ""
    var console = Console.painted
    console.write = { written += $0 }
    try console.writing(to: nil) { try $0.write($0.styled("a", .good)) }
    #expect(written == "\u{1B}[32ma\u{1B}[0m")
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("edge-\(UUID().uuidString)").path
    defer { unlink(path) }
    let place = try OutputPlace(path) { _ in true }
    try console.writing(to: place) {
      try $0.write($0.styled("a", .good))
      try $0.write("b")
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "ab")
    #expect(written == "\u{1B}[32ma\u{1B}[0m")
  }

  @Test(arguments: [(1 << 20, 1 << 20, true), ((1 << 20) + 1, 1 << 20, false), (0, 0, true)])
  func `a file is read up to its limit`(size: Int, limit: Int, isRead: Bool) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("edge-\(UUID().uuidString)").path
    defer { unlink(path) }
    try Data(count: size).write(to: URL(fileURLWithPath: path))
    if isRead {
      #expect(try InputFile(path: path, limit: limit).contents().count == size)
    } else {
      let error = #expect(throws: UsageError.self) {
        try InputFile(path: path, limit: limit).contents()
      }
      #expect(
        error?.message.hasSuffix("it has more than 1 MB, which is more than steps can need") == true
      )
    }
  }

  @Test(arguments: [
    (["a", "b"], "a-b-", true), (["a", "b"], "b-a-b", false), (["a", "b"], "a", false),
    (["a", "b", "a"], "ab", false), (["a", "b", "a"], "a.b.a.", true), (["a"], "", false),
    (["ab", "b"], "ab", false), ([], "a", false),
  ])
  func `a form is known by its first words, and by others in their order`(
    opening: [String], text: String, begins: Bool
  ) {
    let form =
      switch opening.count {
      case 0: OutputForm()
      case 1: OutputForm(opening[0])
      case 2: OutputForm(opening[0], opening[1])
      default: OutputForm(opening[0], opening[1], opening[2])
      }
    #expect(form.begins(Data(text.utf8)) == begins)
  }

  @Test func `the last words of a screen tell its steps, the first and the last of many`() {
    let history = ScreenHistory(of: "colour", in: "Mine")
    #expect(
      history.words("trapped", invocation: "t").hasPrefix("The colour screen of Mine trapped.\n"))
    for step in 1...30 { history.note { "\(step)" } }
    let words = history.words("left the process", invocation: "t")
    #expect(
      words.hasPrefix(
        "The colour screen of Mine left the process after \"1\", \"2\", \"3\", … 19 steps more …, \"23\","
      ))
    #expect(words.hasSuffix("\n  $ t verify colour --isolated"))
    LastWords.current.withLock { $0 = nil }
  }
}

private final class BlankScreen: Screen {
  private(set) var view = BlankView()
  func replaceView() { view = BlankView() }
}

private final class BlankView: HeadlessView {
  let display = CalculatorDisplay(text: "")
  func perform(_ gesture: CalculatorGesture) {}
}
