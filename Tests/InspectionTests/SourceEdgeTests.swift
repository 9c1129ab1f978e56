import Testing

@testable import Inspection

/// Sources that end, or go on, where one would not expect it.
struct SourceEdgeTests {
  @Test(arguments: [
    ("let a\n  = 1", 2), ("let a =\n  1", 2), ("let a\n  : Int", 2), ("let a:\n  Int", 2),
    ("let a = b\n  .c", 2), ("let a = b\n  ? 1\n  : 2", 3), ("let a: B\n  & C", 2),
    ("let a: B &\n  C", 2), ("let a = b\n  + c", 2), ("let a = b +\n  c", 2),
    ("let a = b\n  - c", 2),
    ("let a = b -\n  c", 2), ("let a = b\n  | c", 2), ("let a = b |\n  c", 2),
    ("let a: B<\n  C\n  >", 3), ("let a = [\n  1,\n  2\n]", 4), ("let a = f(\n  1)", 2),
    ("var a: Int\n{\n  1\n}", 4), ("let (a, b) = c", 1), ("let a = 1", 1), ("var a = 1", 1),
  ])
  func `a property goes on while its line cannot end`(code: String, end: Int) {
    let source = SourceText("\(code)\nlet z = 9\n", file: "A.swift")
    let names = source.declarations.map(\.name)
    #expect(names.last == "z")
    let own = source.declarations.first { $0.name == "a" }
    #expect(own == nil || own?.lines == 1...end, "\(source.declarations)")
    #expect(names.count == (code.contains("(a,") ? 1 : 2))
  }

  @Test(arguments: [
    ("var a = 1", true, false), ("var a: Int { 1 }", false, false),
    ("var a = 1 { didSet { b() } }", true, true), ("var a: Int { willSet { b() } }", true, true),
    ("var a: Int { get { 1 } set {} }", false, false), ("var a = { 1 }()", true, false),
    ("let a = f(g: { 1 })", true, false), ("let a = f({ didSet })", true, false),
  ])
  func `what a property stores is told from what it computes`(
    code: String, isStored: Bool, hasObserver: Bool
  ) {
    let source = SourceText("struct S {\n  \(code)\n}", file: "A.swift")
    #expect(
      source.declarations.first { $0.name == "a" }?.kind
        == .property(isStored: isStored, hasObserver: hasObserver))
    let required = SourceText("protocol P {\n  \(code)\n}", file: "A.swift")
    #expect(
      required.declarations.first { $0.name == "a" }?.kind
        == .property(isStored: false, hasObserver: hasObserver))
  }

  @Test(arguments: [
    ("func f() {}", [String](), 2), ("func f(_ a: Int, to b: Int) {}", ["_", "to"], 2),
    ("func f(a: (Int, Int) = (1, 2), b: [Int: Int]) {\n  }", ["a", "b"], 3),
    ("func f(\n    a: Int,\n    b: Int\n  ) -> Int {\n    1\n  }", ["a", "b"], 7),
    ("init(a: Int) {}", ["a"], 2), ("subscript(a: Int) -> Int { 1 }", ["a"], 2),
    ("class func f(a: [String] = [\"x, y\"]) {}", ["a"], 2),
    ("static func f<T>(a: T) where T: P {\n  }", ["a"], 3),
  ])
  func `a function has its labels and its last line`(code: String, labels: [String], end: Int) {
    let source = SourceText("class S {\n  \(code)\n  let z = 9\n}", file: "A.swift")
    #expect(source.declarations.map(\.owner) == ["", "S", "S"])
    #expect(source.declarations[1].kind == .function)
    #expect(source.declarations[1].labels == labels)
    #expect(source.declarations[1].lines == 2...end)
  }

  @Test func `a requirement ends where its line does, and the next begins there`() {
    let source = SourceText(
      "protocol P {\n  func a()\n  func b(\n    c: Int\n  ) -> Int\n  init()\n  var d: Int { get }\n}",
      file: "A.swift")
    #expect(source.declarations.map(\.name) == ["P", "a", "b", "init", "d"])
    #expect(source.declarations.map(\.lines) == [1...8, 2...2, 3...5, 6...6, 7...7])
  }

  @Test func `conditions of compilation are passed over, and what they enclose is not`() {
    let source = SourceText(
      """
      #if os(Linux)
        import Glibc
      #else
        @testable import struct Darwin.stat
      #endif
      struct S {
        private
        #if DEBUG
          let a = 1
        #elseif x
          let b = 2
        #endif
      }
      """, file: "A.swift")
    #expect(source.imports.map(\.module) == ["Glibc", "Darwin"])
    #expect(source.imports.map(\.line) == [2, 4])
    #expect(source.declarations.map(\.path) == ["S", "S.a", "S.b"])
    #expect(source.declarations[1].modifiers == ["private"])
    #expect(source.declarations[2].modifiers == [])
  }

  @Test(arguments: [
    ("let a = \"x", 1), ("let a = \"x\nlet b = 1", 2), ("let a = \"x\\", 1), ("/* a\nlet b = 1", 2),
    ("let a = #\"x\\", 1), ("let a = \"\"\"\nx", 2), ("let a = \"\\(", 1), ("#", 1), ("/", 1),
    ("", 1),
    ("struct S {", 1), ("func", 1), ("let", 1), ("import", 1), ("extension", 1), ("case", 1),
    ("struct S { func f(", 1), ("struct S { let a: (", 1), ("enum E { case a(", 1),
  ])
  func `a source that ends in the middle is read to its end`(code: String, lines: Int) {
    #expect(SourceText(code, file: "A.swift").code.count == lines)
  }

  @Test(arguments: [
    (#"let a = "x \" y""#, [#"x " y"#]), (#"let a = "\\""#, ["\\"]),
    ("f(\"a\", \"b\")", ["a", "b"]),
    (##"let a = #"x \" y"#"##, [#"x \" y"#]), (##"let a = #"x \#" y"#"##, [#"x " y"#]),
    (#"let a = "x\(f("y"))z" + "w""#, ["y", "xz", "w"]), ("// \"x\"\nlet a = \"y\"", ["y"]),
    ("/* \" */ let a = \"y\"", ["y"]), ("let a = \"\"", [""]),
    ("let a = \"x\nlet b = \"y\"", ["x", "y"]),
    ("let a = \"\"\"\n  x \"y\" z\n  \"\"\"", ["\n  x \"y\" z\n  "]),
    ("#if x\nlet a = \"y\"", ["y"]),
  ])
  func `texts are found whatever is in them`(code: String, texts: [String]) {
    let source = SourceText(code, file: "A.swift")
    #expect(source.literals(in: 1...source.code.count).map(\.text) == texts)
  }
}
