import Foundation
import TestSupport
import Testing

@testable import Grading

/// Submissions that are closed before anything is built: what the verbs make of them.
@Suite(.onThreadOfItsOwn)
struct GradeClosedTests {
  @Test func `a submission that cannot be built gets no points, and the reason is told`() throws {
    try withCourse { course in
      let transcript = Transcript(course.grade("kim", "--student", "kim"))
      #expect(
        transcript.output == """
          kim: 0 of 3 points, unbuilt
            there is no Swift file in it

          """)
      #expect(transcript.messages == "")
      #expect(transcript.status == 1)
      #expect(Transcript(course.grade("kim", "--exit-zero")).status == 0)
      let linked = Transcript(course.grade("lee"))
      #expect(linked.output.hasPrefix("0 of 3 points, refused\n  \"a.swift\" is a link out of"))
      let lost = Transcript(course.grade("max"))
      #expect(lost.output.contains("\n  no file declares a pattern, as in extension Pattern { "))
    }
  }

  @Test func `a report is written in each format, and a minus is in place of the text`() throws {
    try withCourse { course in
      let file = "\(course.folder)/out.xml"
      let transcript = Transcript(
        course.grade("kim", "--format", "junit=\(file)", "--format", "markdown=-"))
      #expect(transcript.output.hasPrefix("## 0 of 3 points\n\n**unbuilt**\n"))
      #expect(!transcript.output.contains("0 of 3 points, unbuilt"))
      let first = try String(contentsOfFile: file, encoding: .utf8)
      #expect(first.contains("errors=\"2\""))
      let again = Transcript(course.grade("kim", "--format", "exercism=\(file)"))
      #expect(again.output.hasPrefix("0 of 3 points, unbuilt\n"))
      let second = try String(contentsOfFile: file, encoding: .utf8)
      #expect(second.hasPrefix("{"))
    }
  }

  @Test(arguments: ["junit", "junit=", "=a", "pdf=a"])
  func `a format without a file, or that there is not, is refused`(format: String) throws {
    let transcript = Transcript("grade", "a", "--rubric", "b", "--format", format)
    #expect(
      transcript.messages.hasPrefix("triptych: --format takes FORMAT=FILE, where FORMAT is text,"))
    #expect(transcript.status == 2)
  }

  @Test func `a class has a line for each, as text or as a table`() throws {
    try withCourse { course in
      let text = Transcript(course.batch("kim", "=2+3"))
      #expect(
        text.output == """
          kim  0/3  unbuilt  there is no Swift file in it
          =2+3  0/3  unbuilt  there is no Swift file in it

          """)
      #expect(text.status == 1)
      let reports = "\(course.folder)/reports"
      try FileManager.default.createDirectory(
        atPath: reports, withIntermediateDirectories: false)
      let csv = Transcript(
        course.batch("kim", "=2+3", "a,\"b", "--csv", "--exit-zero", "--reports", reports))
      #expect(
        csv.output == """
          student,verdict,score,points,S1,'-FF2
          kim,unbuilt,0,3,0,0
          '=2+3,unbuilt,0,3,0,0
          "a,""b",unbuilt,0,3,0,0

          """)
      #expect(csv.status == 0)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: reports).sorted() == [
          "=2+3.jsonl", "a,\"b.jsonl", "kim.jsonl",
        ])
      let nowhere = Transcript(course.batch("kim", "--reports", "/nowhere/at/all"))
      #expect(nowhere.status == 2)
    }
  }

  @Test func `what is no folder, and a rubric with mistakes, are refused`() throws {
    try withCourse { course in
      let file = Transcript("grade", course.rubric, "--rubric", course.rubric)
      #expect(words(file).contains("it is no folder"))
      #expect(file.status == 2)
      let without = Transcript("grade", "\(course.folder)/kim")
      #expect(without.messages.hasPrefix("triptych: grade needs --rubric FILE\n"))
      try Data("{\n}".utf8).write(to: URL(fileURLWithPath: course.rubric))
      let wrong = Transcript(course.grade("kim"))
      #expect(wrong.messages.contains("\(course.rubric): line 1: the schema is missing;"))
      #expect(words(wrong).contains("no app is named; write \"apps\": [\"token\"]"))
      #expect(words(wrong).contains(" has 3 mistakes"))
      #expect(wrong.status == 2)
    }
  }

  private func words(_ transcript: Transcript) -> String {
    transcript.messages.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private struct Course {
    let folder: String
    var rubric: String { "\(folder)/rubric.json" }
    private var shared: [String] {
      ["--rubric", rubric, "--path", "\(folder)/kit", "--cache", "\(folder)/cache"]
    }

    func grade(_ student: String, _ options: String...) -> [String] {
      ["grade", "\(folder)/\(student)"] + options + shared
    }

    func batch(_ words: String...) -> [String] {
      let students = words.prefix { !$0.hasPrefix("--") }
      return ["grade", "batch"] + students.map { "\(folder)/\($0)" }
        + words.dropFirst(students.count) + shared
    }
  }

  /// A kit that counts as built, and submissions in which there is little.
  private func withCourse(_ body: (Course) throws -> Void) throws {
    let manager = FileManager.default
    let course = Course(
      folder: manager.temporaryDirectory.resolvingSymlinksInPath()
        .appendingPathComponent("closed-\(UUID().uuidString)").path)
    defer { do { try manager.removeItem(atPath: course.folder) } catch {} }
    for name in ["kit", "cache", "kim", "=2+3", "a,\"b", "lee", "max"] {
      try manager.createDirectory(
        atPath: "\(course.folder)/\(name)", withIntermediateDirectories: true)
    }
    try manager.createSymbolicLink(
      atPath: "\(course.folder)/lee/a.swift", withDestinationPath: "/etc/passwd")
    let files = [
      "max/A.swift": "let a = 1\n",
      "cache/prepared": KitFingerprint(of: "\(course.folder)/kit").text,
      "rubric.json": """
      {"schema": "triptych/rubric/1", "apps": ["four-function"], "items": [
      {"id": "S1", "kind": "rule", "points": 1},
      {"id": "-FF2", "rule": "FF2", "kind": "rule", "points": 2}]}
      """,
    ]
    for (path, text) in files {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(course.folder)/\(path)"))
    }
    try body(course)
  }
}
