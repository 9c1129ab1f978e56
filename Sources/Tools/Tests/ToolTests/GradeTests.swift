import Foundation
import Testing
import TriptychTerminal
import TriptychTestSupport

@testable import grade

/// Command lines and rubrics that nothing can be graded by.
struct GradeTests {
  private static let lab = "\(packageFolder)/Examples/Grading/Rubrics/first-lab.json"

  @Test(arguments: [
    ([], "name the folder of a submission: grade DIR --rubric FILE"),
    (["/no/such"], #"cannot grade "/no/such": it is not a folder"#),
    (["/tmp"], "name a rubric with --rubric FILE"),
    (["/tmp", "--rubric", "/no/such"], #"cannot read "/no/such": No such file or directory"#),
    (["/tmp", "--rubric", lab, "--seed-file", "/no/such"], #"cannot read "/no/such""#),
    (["/tmp", "--rubric", lab, "--seed-file", "/dev/null"], #""/dev/null" is empty"#),
    (["chek", lab], #""chek" is not a command: those are check and batch"#),
    (["/tmp", "--format", "pdf=x"], "--format takes FORMAT=FILE, where FORMAT is text, "),
    (["/tmp", "/tmp"], #"unexpected argument "/tmp""#),
    (["batch", "/tmp", "--format", "pdf=x"], "--format takes FORMAT=DIR, where FORMAT is text, "),
    (["batch"], "name the folders of submissions: grade batch DIR… --rubric FILE"),
    (["check"], "name a rubric: grade check FILE"),
    (["check", "/"], #"cannot read "/": Is a directory"#),
    (["check", "/dev/zero"], "larger than 64 MB"),
  ])
  func `what cannot be graded is refused`(words: [String], message: String) {
    let transcript = TestedProgram.grade.run(words)
    #expect(transcript.message.contains(message), "\(transcript.messages)")
    #expect(transcript.output == "")
    #expect(transcript.status == 2)
  }

  @Test func `a mistake in a rubric is reported by its line`() throws {
    let rubric = """
      {"schema": "triptych/rubric/1", "apps": ["colour"],
       "items": [
        {"id": "CS9", "kind": "rule", "points": 1},
        {"id": "CS1", "kind": "rule", "points": 1, "needs": ["CS0"]}
       ]}
      """
    try withFolder(["rubric.json": rubric]) { folder in
      let transcript = TestedProgram.grade.run("check", "\(folder)/rubric.json")
      for line in 3...4 { #expect(transcript.messages.contains("\n  line \(line): ")) }
      #expect(transcript.message.contains("rubric.json\" has 2 mistakes"))
      #expect(transcript.status == 2)
    }
  }

  @Test(arguments: ["text=NOTES", "json-lines=NOTES", "text=fresh --format junit=fresh"])
  func `a report takes the place of no other file, nor of another report`(formats: String) throws {
    try withFolder(["notes.md": "mine", "A.swift": ""]) { folder in
      let words = formats.replacing("NOTES", with: "\(folder)/notes.md").split(separator: " ")
      let transcript = TestedProgram.grade.run(
        [folder, "--rubric", Self.lab, "--format"] + words.map(String.init))
      #expect(transcript.status == 2)
      #expect(transcript.message.contains("name a"), "\(transcript.messages)")
    }
  }

  /// A grade of half a minute would be lost at the end.
  @Test(arguments: [
    "/no/such/grade.md", "/tmp", "/dev/null/grade.md", "/tmp/\(String(repeating: "x", count: 300))",
  ])
  func `a place where no report can be written is refused before grading`(path: String) throws {
    // The rubric is not there, so that nothing is graded if the place is taken.
    let transcript = TestedProgram.grade.run(
      ["/tmp", "--rubric", "/no/rubric", "--format", "markdown=\(path)"])
    #expect(
      transcript.message.contains("cannot write \"\(path.prefix(9))"), "\(transcript.messages)")
    #expect(transcript.status == 2)
  }

  /// An archive among the folders must not cost the whole class its grades.
  @Test func `what is not a folder has its own line in a batch`() throws {
    try withFolder(["kim.zip": "", "lee/A.txt": ""]) { folder in
      let link = "\(folder)/ann"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "\(folder)/nowhere")
      let words = ["batch", link, "\(folder)/kim.zip", "\(folder)/lee", "--rubric", Self.lab]
      let done = grade(words, buildingIn: "\(folder)/cache")
      let lines = done.output.split(separator: "\n").dropFirst()
      let names = lines.map { $0.prefix { $0 != "," } }
      #expect(names == ["ann", "kim.zip", "lee"], "\(done.messages)")
      for line in lines.dropLast() {
        #expect(line.hasSuffix("it is not a folder; unpack it or leave it out"))
      }
      #expect(done.status == 2)
    }
  }

  @Test func `a folder is graded once in a batch`() {
    let transcript = TestedProgram.grade.run(["batch", "/tmp", "/tmp/", "--rubric", Self.lab])
    #expect(transcript.message.contains("named twice"))
  }

  /// A mistyped name, or a full disk, would be a student's zero.
  @Test(.enabled(if: GradeProgram().isOnLinux))
  func `no submission gets points in a batch where nothing could be graded`() throws {
    let unknown = TestedProgram.grade.run(
      ["batch", "/tmp", "/no/kim", "/no/lee", "--rubric", Self.lab])
    #expect(unknown.output == "")
    for name in ["/no/kim", "/no/lee"] { #expect(unknown.message.contains(name)) }
    #expect(unknown.status == 2)
    try withFolder(["kim/A.swift": ""]) { folder in
      let failed = grade(
        ["batch", "\(folder)/kim", "--rubric", Self.lab], buildingIn: "\(folder)/kim/A.swift")
      let line = try #require(failed.output.split(separator: "\n").last)
      #expect(line.hasPrefix("kim,grader-error,,,"))
      #expect(!line.contains(",0"))
      #expect(failed.status == 2)
    }
  }

  private func grade(_ words: [String], buildingIn cache: String) -> Transcript {
    var grading = GradeProgram()
    grading.cache = cache
    let program = Program(
      name: "grade", invocation: "swift run triptych grade", version: "1", purpose: "",
      verbs: [grading.gradeVerb, grading.batchVerb])
    return Transcript { program.run(words, on: $0) }
  }

  /// On a Mac every submission was refused after minutes, and by the names of the runtime.
  @Test func `on other systems than Linux nothing is graded, and that is said at once`() {
    var program = GradeProgram()
    program.isOnLinux = false
    let verbs = [program.gradeVerb, program.checkVerb, program.batchVerb]
    for words in [["/tmp", "--rubric", Self.lab], ["check", Self.lab]] {
      let transcript = Transcript {
        Program(name: "grade", version: "1", purpose: "", verbs: verbs).run(words, on: $0)
      }
      #expect(transcript.message.contains("submissions are graded on Linux only"))
      #expect(!transcript.messages.contains("Try: "))
      #expect(transcript.output == "")
      #expect(transcript.status == 3)
    }
  }
}
