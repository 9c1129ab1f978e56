import Foundation
import Testing

/// What a user loses whose keys do not work.
struct KeyTests {
  /// The output of `desktop press`, in a process of its own: GTK belongs to the first thread.
  private func press(_ words: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("desktop")
    process.arguments = ["press"] + words.split(separator: " ").map(String.init)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text.trimmingCharacters(in: .newlines)
  }

  @Test(arguments: [
    // On a calculator keys are typed, Return calculates and does not press the last button again.
    ("1 2 + 3 Return", "1 2 + 3 ="), ("4 Escape 5 c", "4 AC 5 AC"),
    // After an app is chosen, or the view replaced, the screen has the focus: Return updates the form.
    ("app=3 Return", "update"), ("app=3 new-view Return", "replace-view update"),
    ("1 new-view 2", "1 replace-view 2"),
    // Another pattern repeats the steps.
    ("1 2 pattern=2 3", "1 2 3"),
    // A response is a step, too.
    ("app=4 query=BTX response pattern=2", "query=BTX reply=1"),
    ("app=4 query=offline response", "query=offline fail=1,networking"),
    // With Control, a key closes the window.
    ("q w", ""), ("1 Ctrl+q", "closed"), ("Ctrl+w", "closed"),
  ])
  func `keys do what a user expects`(words: String, expected: String) throws {
    #expect(try press(words) == expected)
  }

  @Test func `the messages of the last step are shown beside the screen`() throws {
    let lines = try press("Ctrl+t 5").split(separator: "\n")
    #expect(lines.first == "5")
    #expect(lines.contains { $0.contains(".digit(.five)") }, "\(lines)")
    #expect(!lines.contains { $0.contains("new screen") })
    #expect(lines.contains { $0.contains("▸MVP") && !$0.contains("▸MVC") })
    #expect(try press("Ctrl+t 5 pattern=0").contains("▸MVC"))
    #expect(try press("Ctrl+t").contains("new screen"))
    #expect(try press("Ctrl+t 5 Ctrl+t") == "5")
  }

  @Test func `the messages are shown one by one`() throws {
    let all = try press("Ctrl+t 5")
    let less = try press("Ctrl+t 5 Ctrl+b Ctrl+b")
    #expect(all.hasPrefix(less))
    #expect(less.contains("press(.digit(.five))"))
    #expect(!less.contains("view→user") && !less.contains("show(text:"))
    #expect(try press("Ctrl+t 5 Ctrl+b Ctrl+b Ctrl+n Ctrl+n Ctrl+n") == all)
    let first = try press("Ctrl+t 5" + String(repeating: " Ctrl+b", count: 20))
    #expect(first.contains("press(.digit(.five))") && !first.contains("calculator.entry"))
  }
}
