import Testing
import TriptychParity
import TriptychTestSupport
import TriptychToolSupport

/// A folder in which a program is started, and which is there no more.
struct GoneFolderTests {
  @Test(arguments: [
    "triptych", "learn", "inspect", "grade . --rubric r.json", "new pattern Viper", "gallery",
    "report",
  ])
  func `a program that is started in a folder that is gone says so in a line`(command: String)
    throws
  {
    let words = command.split(separator: " ").map(String.init)
    let program = WorkerRunner.path(ofCommandBesideTests: words[0])
    try withFolder(["gone/file": ""]) { folder in
      let script = "cd \(folder)/gone && rm -r \(folder)/gone && \"$@\""
      let shell = Tool("/bin/sh", ["-c", script, "sh", program] + words.dropFirst())
      let (output, succeeded) = try shell.run(within: 60)
      #expect(!succeeded)
      let lines = output.split(separator: "\n")
      #expect(lines.count == 1, "\(output)")
      #expect(
        lines.last?.hasSuffix("the folder that you are in is gone; change to another one") == true)
    }
  }
}
