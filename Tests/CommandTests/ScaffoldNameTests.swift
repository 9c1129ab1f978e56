import Foundation
import TestSupport
import Testing

@testable import HostSystem
@testable import Scaffold

/// Names that a new package gives, and those that it must not.
struct ScaffoldNameTests {
  @Test(arguments: [
    ("VIPER", "viper"), ("MyApp", "myApp"), ("A", "a"), ("a", "a"), ("Redux2", "redux2"),
    ("MVI2", "mvi2"),
  ])
  func `a property is named after the module`(module: String, property: String) throws {
    #expect(try ModuleName(module).property == property)
  }

  @Test(arguments: [
    "", "2D", "_A", "a-b", "a b", "é", "Café", "Class", "CLASS", "self", "type",
    String(repeating: "a", count: 61),
  ])
  func `what the compiler would not take names no module`(name: String) {
    #expect(throws: ScaffoldError.self) { try ModuleName(name) }
  }

  @Test(arguments: ["Classes", "A1", String(repeating: "a", count: 60)])
  func `what it takes does`(name: String) throws {
    #expect(try ModuleName(name).text == name)
  }

  @Test(arguments: [
    ("Counter", "C"), ("counter", "C"), ("S", "SA"), ("Stock", "ST"), ("s", "SA"), ("T", "T"),
  ])
  func `rules of an app are numbered by its letter, and not as those of every screen`(
    name: String, letter: String
  ) throws {
    let app = AppSkeleton(name: try ModuleName(name), hasWorld: false, source: .folder("."))
    #expect(app.values["letter"] == letter)
    #expect(app.values["worldFiles"] == "")
    let world = AppSkeleton(name: try ModuleName(name), hasWorld: true, source: .folder("."))
    #expect(world.values["worldFiles"]?.contains("\n| `\(name)Event.swift` |") == true)
    #expect(world.files.count == app.files.count + 3)
  }

  @Test func `a pattern of one app has its screen on one line, one of several a line for each`()
    throws
  {
    func values(_ names: [String]) throws -> [String: String] {
      let apps = names.map {
        PatternSkeleton.App(name: $0, stem: "My\($0)", gesture: "a b", port: nil)
      }
      return PatternSkeleton(name: try ModuleName("VIPER"), apps: apps, source: .folder(".")).values
    }
    let one = try values(["a"])
    #expect((one["screens"], one["apps"]) == ("\"VIPER\", MyaScreen.init", "An app"))
    #expect((one["App"], one["app"], one["gesture"]) == ("Mya", "a", "'a b'"))
    let two = try values(["a", "b"])
    #expect(two["screens"] == "\n    \"VIPER\",\n    MyaScreen.init,\n    MybScreen.init")
    #expect((two["apps"], two["app"]) == ("The apps", "a"))
    #expect(try values([])["gesture"] == "''")
  }

  @Test func `a source is read for what it imports and declares at its left edge`() {
    let source = ModuleSource(files: [
      "import A\n@testable import B\nstruct C<T>: D {\n  struct E {}\n}\npublic final class F: G {",
      "typealias H = Int\nlet class\nfunc i() {}\npublic protocol J {}\nextension K {}\nactor L {}",
    ])
    #expect(source.imports == ["A", "B"])
    #expect(source.types == ["C", "F", "H", "J", "L"])
    #expect(source.publicTypes == ["F", "J"])
  }

  @Test func `names are taken by modules of any case, and by public types of what is imported`()
    throws
  {
    try withFolder([
      "Package.swift": """
      let package = Package(name: "kit", targets: [
        .target(name: "Views"), .testTarget(name: "Trials"),
        // .target(name: "Old"),
        .library(name: "Kit", targets: []),
      ])
      """,
      "Sources/Views/A.swift": "public struct Row {}\nstruct Hidden {}\n",
    ]) { folder in
      let manifest = try Manifest(inPackage: folder)
      #expect(manifest.libraries == ["Kit"])
      let taken = TakenNames(inPackage: folder, ["Mine"])
      let names = ["views", "mine", "MAIN", "Check", "kit", "SwiftUI", "Trials", "Old", "Else"]
      #expect(
        names.map(taken.module) == [
          "Views", "Mine", "main", "check", "kit", "SwiftUI", nil, nil, nil,
        ])
      #expect(taken.types(of: "Views") == ["Row"])
      #expect(taken.types(of: "Nothing") == [])
      #expect(TakenNames(inPackage: nil, []).types(of: "Views") == [])
      func refusal(_ name: String, _ path: String, _ text: String) -> String? {
        do {
          try Skeleton(name: name, files: [.init(path: path, text: text)]).check(against: taken)
          return nil
        } catch {
          return error.message
        }
      }
      let clash = "import Views\nstruct Row {}\n"
      #expect(
        refusal("A", "Sources/A/B.swift", clash)
          == "the name Row, which A would need, is taken by a type of Views; choose another")
      #expect(
        refusal("row", "Sources/A/B.swift", clash)
          == "the name Row is taken by a type of Views; choose another")
      #expect(refusal("A", "Sources/check/B.swift", clash) == nil)
      #expect(refusal("A", "B.swift", clash) == nil)
      #expect(refusal("A", "Sources/A/B.md", clash) == nil)
      #expect(refusal("A", "Sources/A/B.swift", "struct Row {}\n") == nil)
      #expect(refusal("A", "Sources/A/B.swift", "import Views\nstruct Hidden {}\n") == nil)
      #expect(
        refusal("A", "Sources/Mine/B.swift", "")?.hasPrefix(
          "the name Mine, which A would need, is taken by a module") == true)
      #expect(
        refusal("Views", "B.md", "")?.hasPrefix("the name Views is taken by a module") == true)
    }
  }

  @Test func `a kit is copied without its book, its hidden files and what no product needs`() throws
  {
    try withFolder([
      "Sources/A/A.swift": "a", "Sources/A/In/B.swift": "b", "Sources/A/A.docc/A.md": "",
      "Sources/A/.hidden": "", "Sources/A/.git/x": "",
    ]) { folder in
      let found = try KitCopy.sources("\(folder)/Sources/A", as: "To")
      #expect(found.map(\.path) == ["To/A.swift", "To/In/B.swift"])
      #expect(found.map { String(decoding: $0.data, as: UTF8.self) } == ["a", "b"])
      #expect(throws: ScaffoldError.self) { try KitCopy.sources("\(folder)/no", as: "To") }
    }
    let json = #"""
      {"products": [{"name": "P", "targets": ["A"], "type": {"library": ["automatic"]}},
      {"name": "Q", "targets": ["D"], "type": {"executable": null}}], "platforms": [],
      "targets": [
      {"name": "A", "type": "regular", "dependencies": [{"byName": ["B", null]}], "resources": [], "settings": []},
      {"name": "B", "type": "regular", "dependencies": [{"target": ["A", null]}], "resources": [], "settings": []},
      {"name": "C", "type": "regular", "dependencies": [], "resources": [], "settings": []},
      {"name": "D", "type": "executable", "path": "X/D", "dependencies": [], "resources": [], "settings": []}]}
      """#
    let package = try JSONDecoder().decode(PackageDescription.self, from: Data(json.utf8))
    #expect(package.targets(of: ["P"]).map(\.name) == ["A", "B"])
    #expect(package.targets(of: ["Q", "P"]).map(\.folder) == ["Sources/A", "Sources/B", "X/D"])
    #expect(package.products.map(\.isLibrary) == [true, false])
    let error = #expect(throws: ScaffoldError.self) {
      try KitCopy(of: ["P", "R"], in: package, from: "/kit")
    }
    #expect(error?.message == "the package in \"/kit\" is not triptych: it has no product R")
  }
}
