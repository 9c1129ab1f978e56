import Testing

@testable import TriptychInspection
@testable import TriptychSourceReading

/// What is read from a source where the symbol graph says nothing.
struct SourceTextTests {
  @Test
  func `code and strings are distinguished, and comments left out`() throws {
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
      source.tokens.compactMap(\.literal) == [
        "a  d", "c", #"raw " \(f) "#, "\n    long {\n    \n    ",
      ])
    #expect(source.tokens.filter { $0.literal != nil }.map(\.line) == [3, 3, 5, 6])
    let block = try #require(TypeBlock.all(in: source).first)
    #expect(block.lines == 2...10)
    #expect(source.linesOfCode.count == 9)
    let place = try #require(block.place(ofMember: "e"))
    #expect(SourceMember(at: place, in: source).lines == 5...5)
  }

  @Test func `a raw literal of two quotes is no long one`() {
    let source = SourceText(###"let a = #""""#; struct S {}"###, file: "S.swift")
    #expect(source.tokens.compactMap(\.literal) == ["\"\""])
  }

  @Test(arguments: [
    "let a = \"x", "let a = #\"x\\", "let a = \"\"\"\nx", "let a = \"\\(", "/* a", "#", "",
    "struct S {", "func", "#/\"\"\"/#", "import",
    "struct S { func f(", "enum E { case a(",
  ])
  func `a source that ends in the middle is read to its end`(code: String) {
    let source = SourceText(code, file: "A.swift")
    #expect(!source.lines.isEmpty && TypeBlock.all(in: source).count < 2)
  }

  @Test func `texts within texts are read however deep they are`() {
    let source = SourceText(String(repeating: "\"\\(", count: 50_000), file: "A.swift")
    #expect(TypeBlock.all(in: source).isEmpty)
  }
}
