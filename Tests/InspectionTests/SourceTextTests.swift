import Testing

@testable import Inspection

struct SourceTextTests {
  @Test
  func `code, comments and strings are told apart`() {
    let source = SourceText(
      ##"""
      /// A comment with "no string" in it {
      struct S {  // and another {
        /* a block /* in a block */ { */ let a = "a \(b("c")) d"

        let e = #"raw " \(f) \#(g)"#
        let h = """
          long {
          \(i)
          """
      }
      let after = 1
      """##, file: "S.swift")
    #expect(
      source.literals(in: 1...20).map(\.text) == [
        "c", "a  d", #"raw " \(f) "#, "\n    long {\n    \n    ",
      ])
    #expect(source.literals(in: 1...20).map(\.line) == [3, 3, 5, 6])
    #expect(source.extent(from: 2) == 2...10)
    #expect(source.linesOfCode(in: 1...11) == 9)
    #expect(source.line(of: "e", in: 2...10) == 5)
    #expect(source.line(of: "after", in: 2...10) == nil)
  }

  @Test(arguments: [
    ("press(_:)", 2), ("pre", 3), ("init(key:)", 4), ("with(_:)", 5), ("press", nil),
  ])
  func `a member is found by its name`(name: String, line: Int?) {
    let source = SourceText(
      """
      class C {
        func press(_ key: Key) {}
        var pre = 0
        init(key: Key) {}
        func with<T>(_ t: T) {}
      }
      """, file: "C.swift")
    #expect(source.line(of: name, in: 1...6) == line)
  }
}
