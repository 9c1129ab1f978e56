import Foundation
import Testing

@testable import Inspection

/// What the compiler's description of a member tells, where its source is not read.
struct MemberFactsTests {
  @Test(arguments: [
    (["var", " a: Int"], true, true), (["let", " a: Int"], true, false),
    (["var", " a: Int { get }"], false, false), (["var", " a: Int { get set }"], false, true),
    (["weak", " ", "var", " a: Int? { get set }"], true, true),
    (["unowned", " ", "let", " a: Int"], true, false),
    (["lazy", " ", "var", " a: Int { get set }"], true, true),
    (["@W", " ", "var", " a: Int { get set }"], true, true),
  ])
  func `a property stores what is not computed`(
    words: [String], isStored: Bool, isSettable: Bool
  ) throws {
    let found = try member(words)
    #expect(found.isStored == isStored)
    #expect(found.isSettable == isSettable)
    #expect(found.isWeak == (words[0] == "weak" || words[0] == "unowned"))
    #expect(!found.hasObserver)
    #expect(try !member(words, isOfProtocol: true).isStored)
    #expect(try !member(words, kind: "swift.type.property").isStored)
  }

  @Test(arguments: [
    ("swift.property", MemberFacts.Kind.property, false), ("swift.ivar", .property, false),
    ("swift.type.property", .property, true), ("swift.method", .method, false),
    ("swift.type.method", .method, true), ("swift.subscript", .method, false),
    ("swift.init", .initializer, false), ("swift.enum.case", .other, false),
  ])
  func `a member is known by its kind`(word: String, kind: MemberFacts.Kind, isStatic: Bool) throws
  {
    let found = try member(["var", " a: () -> Int"], kind: word)
    #expect(found.kind == kind)
    #expect(found.isStatic == isStatic)
    #expect(found.isClosure == (kind == .property || kind == .other))
    #expect(found.isSettable == (kind == .property))
  }

  @Test(arguments: [
    ("public", true, false), ("open", true, false), ("internal", false, false),
    ("fileprivate", false, true), ("private", false, true),
  ])
  func `access is public, private or neither`(access: String, isPublic: Bool, isPrivate: Bool)
    throws
  {
    let found = try member(["var", " a: Int"], access: access)
    #expect(found.isPublic == isPublic)
    #expect(found.isPrivate == isPrivate)
  }

  @Test(arguments: [
    ("()", false), ("Void", false), ("", false), ("Int", true), (nil, false), ("(Int)", true),
  ])
  func `a method has a result if it returns more than nothing`(result: String?, isOne: Bool) throws
  {
    #expect(try member(["func", " a()"], kind: "swift.method", result: result).hasResult == isOne)
    #expect(try !member(["var", " a: Int"], result: result).hasResult)
  }

  @Test func `a method's parameters are read, and what it waits for`() throws {
    let plain = try member(["func", " a(b: Int)"], kind: "swift.method", parameters: ["b: Int"])
    #expect(!plain.takesClosure && !plain.isAsynchronous)
    #expect(plain.firstParameter == [])
    let taking = try member(
      ["func", " a(b: Int, c: () -> Int)", " ", "async"], kind: "swift.method",
      parameters: ["b: Int", "c: () -> Int"])
    #expect(taking.takesClosure && taking.isAsynchronous)
    #expect(try member(["func", " a()"], kind: "swift.method").firstParameter == nil)
  }

  @Test(arguments: [
    (["T:B"], ["B"], false), (["T:B", ".", "T:C"], ["C"], false),
    (["T:B", " ", "T:C"], ["B", "C"], false),
    (["T:xmfp"], ["xmfp"], true), (["T:1Qa"], ["1Qa"], true), (["Int"], [], false),
  ])
  func `a member mentions its types, and not what only qualifies them`(
    words: [String], mentions: [String], isGeneric: Bool
  ) throws {
    let found = try member(["var", " a: "] + words)
    #expect(found.mentions == mentions)
    #expect(found.isGeneric == isGeneric)
  }

  @Test func `graphs of a module are its own and its extensions of others`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("graphs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = [
      "Shop.symbols.json", "Shop@UIKit.symbols.json", "ShopFront.symbols.json", "Shop@UIKit.json",
      "Front@Shop.symbols.json",
    ]
    for name in names { try Data().write(to: folder.appendingPathComponent(name)) }
    let found = try SymbolGraphLoader.graphs(of: "Shop", in: folder).map(\.lastPathComponent)
    #expect(found.sorted() == ["Shop.symbols.json", "Shop@UIKit.symbols.json"])
  }

  @Test(arguments: [
    ("a.swift:1: error: b\na.swift:1: error: b\nnote: c", "a.swift:1: error: b"),
    ("error: emit-module command failed\n  error: inner\nx: error: b", "x: error: b"),
    (
      (1...7).map { "error: \($0)" }.joined(separator: "\n"),
      "error: 1\nerror: 2\nerror: 3\nerror: 4\nerror: 5"
    ),
    ("nothing\nof the kind", "nothing\nof the kind"),
  ])
  func `a build that fails is told by its first errors`(output: String, reason: String) {
    #expect(TargetBuilder.reason(output) == reason)
  }

  /// A member as the compiler describes it; a word `T:id` is a type.
  private func member(
    _ words: [String], kind: String = "swift.property", access: String = "internal",
    result: String? = nil, parameters: [String]? = nil, isOfProtocol: Bool = false
  ) throws -> MemberFacts {
    let keywords = ["var", "let", "weak", "unowned", "lazy", "func", "async"]
    let fragments = words.map { word -> [String: String] in
      if word.hasPrefix("T:") {
        let id = String(word.dropFirst(2))
        return ["kind": "typeIdentifier", "spelling": id, "preciseIdentifier": id]
      }
      if word.hasPrefix("@") {
        return ["kind": "attribute", "spelling": word, "preciseIdentifier": "s:1W1WV"]
      }
      return ["kind": keywords.contains(word) ? "keyword" : "text", "spelling": word]
    }
    var signature: [String: Any] = [:]
    if let result { signature["returns"] = [["kind": "text", "spelling": result]] }
    if let parameters {
      signature["parameters"] = parameters.map {
        ["declarationFragments": [["kind": "text", "spelling": $0]]]
      }
    }
    let symbol: [String: Any] = [
      "kind": ["identifier": kind], "identifier": ["precise": "s:a"], "pathComponents": ["S", "a"],
      "accessLevel": access, "declarationFragments": fragments, "functionSignature": signature,
    ]
    let data = try JSONSerialization.data(withJSONObject: symbol)
    return MemberFacts(
      try JSONDecoder().decode(SymbolGraph.Symbol.self, from: data), isOfProtocol: isOfProtocol,
      place: nil, nil)
  }
}
