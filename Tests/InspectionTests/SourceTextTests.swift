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
    #expect(source.declarations.first?.lines == 2...10)
    #expect(source.linesOfCode(in: 1...11) == 9)
    #expect(source.declarations.first { $0.name == "e" }?.lines.lowerBound == 5)
    #expect(source.declarations.first { $0.name == "after" }?.owner == "")
  }

  @Test
  func `a member belongs to all types around it, and modifiers to what is behind them`() {
    let source = SourceText(
      """
      struct A {
        enum B {
          struct C {
            private var d = 1
          }
          static func e() {}
        }
        var f = 2
      }
      public extension G.H { var i: Int { 3 } }
      var j = 4
      """, file: "A.swift")
    #expect(
      source.declarations.map { "\($0.owner).\($0.name)" } == [
        ".A", "A.B", "A.B.C", "A.B.C.d", "A.B.e", "A.f", ".G.H", "G.H.i", ".j",
      ])
    #expect(
      source.declarations.map { $0.modifiers.joined(separator: " ") } == [
        "", "", "", "private", "static", "", "public", "", "",
      ])
  }

  @Test
  func `a member is read with its labels, its lines and what it stores`() {
    let source = SourceText(
      """
      import class UIKit.UIView
      final class C<T>: Base<D>, P where T: Q {
        private(set) var count = 0 {
          didSet { print(count) }
        }
        lazy var label: UILabel = {
          UILabel()
        }()
        var twice: Int { count * 2 }
        weak var view: (any V)?
        init(key: Key, _ done: @escaping () -> Void = {}) {}
        func press(_ key: Key, at place: Int) -> Int {
          let local = 1
          return local
        }
        static func make() -> C { C() }
      }
      extension C.Inner: R { func more() {} }
      """, file: "C.swift")
    let found = source.declarations.filter { !$0.isType }
    #expect(
      found.map { "\($0.owner).\($0.name) \($0.labels) \($0.lines)" } == [
        "C.count [] 3...5", "C.label [] 6...8", "C.twice [] 9...9", "C.view [] 10...10",
        "C.init [\"key\", \"_\"] 11...11", "C.press [\"_\", \"at\"] 12...15", "C.make [] 16...16",
        "C.Inner.more [] 18...18",
      ])
    #expect(
      found.prefix(4).map(\.kind) == [
        .property(isStored: true, hasObserver: true),
        .property(isStored: true, hasObserver: false),
        .property(isStored: false, hasObserver: false),
        .property(isStored: true, hasObserver: false),
      ])
    #expect(found.map(\.isRestricted) == [true] + Array(repeating: false, count: 7))
    #expect(source.declarations.first?.inherited == ["Base", "D", "P"])
    #expect(source.imports.map(\.module) == ["UIKit"])
  }

  @Test(arguments: [
    "enum E { case a, b(f: (Int) -> Void = { _ in }), c }", "enum E { case a; case b }",
    "enum E { typealias T = Int }", "protocol E { associatedtype T }",
    "enum E {\n  case a(\n    name: String\n  )\n}",
  ])
  func `what follows a type on one line belongs to nobody`(line: String) {
    let source = SourceText("\(line)\nstruct S {\n  let a = 1\n}\n", file: "S.swift")
    #expect(source.declarations.map(\.path) == ["E", "S", "S.a"])
  }
}
