import Foundation
import Testing

struct GradeVariantTests {
  private let rubric = """
    {"schema": "triptych/rubric/1", "apps": ["four-function"],
     "items": [{"id": "S1", "kind": "rule", "points": 1}],
     "variant": {"error": ["refused", "no", "never", "stop", "wrong", "bad", "out", "off"]}}
    """

  @Test func `a student is told their words, the same each time, and others are told others`()
    throws
  {
    try withFiles(rubric) { options in
      func words(_ student: String) -> String {
        Transcript(["grade", "variant", "--student", student] + options).output
      }
      #expect(words("kim").hasPrefix("\"error\": \""))
      #expect(words("kim") == words("kim"))
      let students = (0..<20).map { "student \($0)" }
      #expect(Set(students.map(words)).count > 3)
    }
  }

  @Test func `without a student or a variant there are no words to tell`() throws {
    try withFiles(rubric) { options in
      let transcript = Transcript(["grade", "variant"] + options)
      #expect(transcript.status == 2)
      #expect(transcript.messages.contains("needs --student ID"))
    }
    let plain = rubric.replacing(/,\n "variant".*/, with: "}")
    try withFiles(plain) { options in
      let transcript = Transcript(["grade", "variant", "--student", "kim"] + options)
      #expect(transcript.status == 2)
      #expect(transcript.messages.contains("has no variant"))
    }
  }

  private func withFiles(_ rubric: String, body: ([String]) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("variant-\(UUID().uuidString)")
    defer { do { try FileManager.default.removeItem(at: folder) } catch {} }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (file, secret) = (folder.appendingPathComponent("r"), folder.appendingPathComponent("s"))
    try Data(rubric.utf8).write(to: file)
    try Data("secret".utf8).write(to: secret)
    try body(["--rubric", file.path, "--seed-file", secret.path])
  }
}
