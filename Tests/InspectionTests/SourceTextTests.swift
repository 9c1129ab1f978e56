import Testing

@testable import Inspection

/// What is read from a source where the compiler tells nothing.
struct SourceTextTests {
  @Test
  func `code, comments and strings are told apart`() throws {
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
      source.code.tokens.compactMap(\.literal) == [
        "a  d", "c", #"raw " \(f) "#, "\n    long {\n    \n    ",
      ])
    #expect(source.code.tokens.filter { $0.literal != nil }.map(\.line) == [3, 3, 5, 6])
    #expect(source.blocks.first?.lines == 2...10)
    #expect(source.linesOfCode.count == 9)
    let place = try #require(source.place(ofMember: "e", in: source.blocks[0]))
    #expect(SourceMember(at: place, in: source.code).lines == 5...5)
  }

  @Test(arguments: [
    "let a = \"x", "let a = #\"x\\", "let a = \"\"\"\nx", "let a = \"\\(", "/* a", "#", "",
    "struct S {", "func", String(repeating: "\"\\(", count: 50_000), "#/\"\"\"/#", "import",
    "struct S { func f(", "enum E { case a(",
  ])
  func `a source that ends in the middle is read to its end`(code: String) {
    #expect(!SourceText(code, file: "A.swift").lines.isEmpty)
  }
}
