import Foundation
import TestSupport
import Testing

@testable import Inspection

/// Patches, counted line by line.
struct PatchTests {
  @Test(arguments: [
    ("AppModels/Basket", "model"), ("MVP/HeadlessBasketView", "headless view"),
    ("MVP/HeadlessBasket", "headless world"), ("MVP/BasketView", "view protocol"),
    ("MVP/BasketController", "mediator"), ("MVP/BasketPresenter", "mediator"),
    ("MVP/BasketViewModel", "mediator"), ("MVP/BasketScreen", "screen"),
    ("MVP/BasketGesture", "gesture"), ("MVP/BasketEvent", "event"),
    ("MVP/BasketDisplay", "display"), ("MVP/BasketApp", "app"), ("MVP/BasketRules", "rules"),
    ("MVP/BasketSpecification", "specification"), ("MVP/BasketScenario", "scenarios"),
    ("MVP/BasketChange", "scenarios"), ("MVP/Basket", "Basket.swift"),
    ("MVP/ViewBasket", "ViewBasket.swift"),
  ])
  func `a file has a role by its name`(path: String, role: String) throws {
    let patch = "--- /dev/null\n+++ b/Sources/\(path).swift\n@@ -0,0 +1 @@\n+new\n"
    #expect(try costs(["a/MVP.patch": patch]).flatMap(\.shares).map(\.text) == ["\(role) +1"])
  }

  @Test(arguments: [
    ("@@ -1 +1 @@\n-a\n+b\n+c", "B.swift +1 -1"), ("@@ -1,0 +2,2 @@\n+a\n+b\n+c", "B.swift +2"),
    ("@@ -1,2 +0,0 @@\n-a\n-b\n-c", "B.swift -2"),
    ("@@ -1,3 +1,3 @@\n a\n-b\n+c\n d\n+e", "B.swift +1 -1"),
    ("@@ -1,2 +1,2 @@ func f() {\n-a\n\\ No newline\n+b\n c\n+d", "B.swift +1 -1"),
    ("@@ -1 +1 @@\n-a\n+b\n@@ -9 +9 @@\n-c\n+d", "B.swift +2 -2"), ("-a\n+b", ""),
    ("@@ 1 @@\n+a", ""), ("@@ -1,2 +1,3 @@\n\n+a\n\n+b", "B.swift +1"),
  ])
  func `only the lines of a hunk count, as many as its header says`(hunks: String, share: String)
    throws
  {
    let cost = try costs(["a/MVP.patch": "--- a/B.swift\n+++ b/B.swift\n\(hunks)\n"])
    #expect(cost.map { $0.shares.map(\.text).joined(separator: ", ") } == [share])
    #expect(cost.map(\.files) == [1])
  }

  @Test func `requests and parts are in order, the shared part first, and each has a wish`() throws
  {
    let patch = "--- a/A.swift\n+++ b/B.swift\n@@ -1 +1,2 @@\n-a\n+b\n+c\n"
    let found = try costs([
      "b/MVVM.patch": patch, "b/shared.patch": patch, "b/request.txt": " \nA wish.\n\n",
      "a/MVC.patch": patch, "c/MVP.txt": patch, "d/request.txt": "none",
    ])
    #expect(
      found.map { "\($0.request) \($0.part) \($0.files) +\($0.added) -\($0.removed) \($0.wish)" }
        == [
          "a shared 0 +0 -0 ", "a MVC 2 +2 -1 ", "a MVVM 0 +0 -0 ", "b shared 2 +2 -1 A wish.",
          "b MVC 0 +0 -0 A wish.", "b MVVM 2 +2 -1 A wish.",
        ])
    #expect(try costs(["a/MVC.patch": patch]).map(\.part) == ["MVC"])
  }

  private func costs(_ files: [String: String]) throws -> [ChangeCost] {
    var costs: [ChangeCost] = []
    try withFolder(files) { costs = ChangeCost.costs(in: URL(fileURLWithPath: $0)) }
    return costs
  }
}
