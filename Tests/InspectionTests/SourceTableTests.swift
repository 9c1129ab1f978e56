import Testing

@testable import Inspection

/// What a reader of sources makes of odd code, word by word.
struct SourceTableTests {
  @Test(arguments: [
    ("aA0zZ9_", ["aA0zZ9_"]),
    ("a[b]{c}/d:e", ["a", "[", "b", "]", "{", "c", "}", "/", "d", ":", "e"]),
    ("`case` ä\u{301}b", ["`case`", "ä\u{301}b"]), ("@objc(a)", ["@objc", "(", "a", ")"]),
    ("#if x", ["#if", "x"]), ("a\tb  c", ["a", "b", "c"]), ("@ # ", ["@", "#"]), ("", []),
    ("a@b#c", ["a", "@b", "#c"]), ("->==", ["-", ">", "=", "="]),
    ("a^b~c|d", ["a", "^", "b", "~", "c", "|", "d"]),
  ])
  func `code is words and marks`(code: String, words: [String]) {
    let tokens = SourceToken.tokens(of: ["", code])
    #expect(tokens.map { String($0.text) } == words)
    #expect(tokens.allSatisfy { $0.line == 2 })
    for token in tokens {
      #expect(token.isWord == (token.text.first.map { $0.isLetter || "`".contains($0) } == true))
    }
  }

  @Test(arguments: [
    ("struct S {\n  private\n}\nvar a = 1", ["S", "a"], [""]),
    ("deinit { let a = 1 }\nlet b = 2", ["a", "b"], ["", ""]),
    ("init(a: Int) {}\nlet b = 1", ["b"], []), ("subscript(a: Int) {}\nlet b = 1", ["b"], []),
    ("switch a { case .b: let c = 1 }", ["c"], []),
    ("#if A\nlet a = 1\n#else\nlet b = 2\n#endif\nlet c = 3", ["a", "b", "c"], ["", "", ""]),
    ("#if A\n#elseif os(let)\nlet b = 2", ["b"], [""]),
    (
      "class S {\n  class func a() {}\n  class var b: Int { 1 }\n  class let c = 1\n}",
      ["S", "a", "b", "c"], ["", "class", "class", "class"]
    ),
    ("class S {\n  class subscript(d: Int) -> Int { 1 }\n}", ["S", "subscript"], ["", "class"]),
    ("actor A {}\nlet b = 1", ["A", "b"], ["", ""]), ("let a = class_b", ["a"], [""]),
    ("typealias A = B\npublic let c = 1", ["c"], ["public"]),
    ("public typealias A = B\nlet c = 1", ["c"], [""]),
    ("@A(b) public final class C {}", ["C"], ["@A ( b ) public final"]),
    ("let a = f(}\nlet b = 1", ["a"], [""]), ("let a = 1; let b = 2", ["a", "b"], []),
    ("private func a() {}\nfunc b() {}", ["a", "b"], ["private", ""]),
    ("struct S { struct T { let a = 1 }\nlet b = 2 }", ["S", "T", "a", "b"], ["", "", "", ""]),
    ("extension", [], []), ("let a = 1,\n  b = 2\nlet c = 3", ["a", "c"], ["", ""]),
    ("import class A.B\nlet c = 1", ["c"], [""]), ("@testable import A\nlet c = 1", ["c"], [""]),
  ])
  func `declarations are found, each with what stands before it`(
    code: String, names: [String], modifiers: [String]
  ) {
    let found = SourceText(code, file: "A.swift").declarations
    #expect(found.map(\.name) == names)
    if !modifiers.isEmpty {
      #expect(
        found.map { $0.modifiers.joined(separator: " ") }.suffix(modifiers.count) == modifiers[...])
    }
  }

  @Test(arguments: ["class", "struct", "enum", "protocol", "func", "var", "let"])
  func `an import of one declaration names its module`(kind: String) {
    let source = SourceText("import \(kind) Shop.Basket\nimport Desk\n", file: "A.swift")
    #expect(source.imports.map(\.module) == ["Shop", "Desk"])
    #expect(source.imports.map(\.line) == [1, 2])
    #expect(SourceText("struct S {\n  import Shop\n}", file: "A.swift").imports.isEmpty)
  }

  @Test(arguments: [
    ("class S<T: A>: B, C<D> where T: E {}", ["B", "C", "D"]), ("struct S {}", []),
    ("struct S: A & B {}", ["A", "B"]), ("extension S: @retroactive A {}", ["A"]),
    ("extension S where T: A {}", []), ("protocol P: AnyObject {}", ["AnyObject"]),
    ("class S<T>\n  : A\n{}", ["A"]),
  ])
  func `what a type inherits stands behind its colon`(code: String, inherited: [String]) throws {
    let source = SourceText(code, file: "A.swift")
    #expect(source.declarations.map(\.inherited) == [inherited.map { $0[...] }])
    #expect(source.declarations[0].lines.upperBound == source.lines.count)
  }

  @Test(arguments: [
    ("private(set) var a = 1", true), ("fileprivate(set) var a = 1", true),
    ("internal(set) var a = 1", true), ("package(set) var a = 1", true),
    ("public(set) var a = 1", false), ("private var a = 1", false), ("@A(set) var a = 1", false),
    ("public private(set) var a = 1", true),
  ])
  func `a property that others may only read says so`(code: String, isRestricted: Bool) {
    let found = SourceText(code, file: "A.swift").declarations
    #expect(found.map(\.isRestricted) == [isRestricted])
    #expect(found.map(\.isType) == [false])
    #expect(found.map(\.path) == ["a"])
  }

  @Test(arguments: [
    ("let a = \"x\"", ["1 x <let a = >"]), ("f(\"x\", \"y\")", ["1 x <f(>", "1 y <f(\"\", >"]),
    ("\n  a.b = \"\"\"\n    x\n    \"\"\"\n\"y\"", ["2 \n    x\n     <  a.b = >", "5 y <>"]),
    ("f(\"a\\(\"b\")c\")", ["1 b <f(\">", "1 ac <f(>"]), ("/* \"a\" */ \"b\"", ["1 b < >"]),
    ("##\"a\"#b\"##", ["1 a\"#b <>"]), ("# \"a\"", ["1 a <# >"]), ("\"a\\nb\"", ["1 anb <>"]),
    ("\"\\((1, f(2)))a\"", ["1 a <>"]), ("a / b * c \"d\"", ["1 d <a / b * c >"]),
  ])
  func `a text is told with its line and the code before it`(code: String, literals: [String]) {
    let source = SourceText(code, file: "A.swift")
    let found = source.literals(in: 1...source.code.count)
    #expect(found.map { "\($0.line) \($0.text) <\($0.before)>" } == literals)
  }

  @Test func `tokens, texts and lines of code are those of the lines that are asked for`() {
    let source = SourceText("a\n\n  // b\nc \"d\"\n\t\ne f", file: "A.swift")
    func words(_ range: ClosedRange<Int>) -> String {
      source.tokens(in: range).map(\.text).joined(separator: " ")
    }
    #expect(
      [words(1...1), words(2...3), words(1...4), words(4...9), words(6...6), words(7...9)]
        == ["a", "", "a c \" \"", "c \" \" e f", "e f", ""])
    #expect(
      [1...3, 4...4, 5...5, 1...9, 0...1].map { source.linesOfCode(in: $0) } == [1, 1, 0, 3, 1])
    #expect([1...3, 4...4, 5...6].map { source.literals(in: $0).count } == [0, 1, 0])
  }
}
