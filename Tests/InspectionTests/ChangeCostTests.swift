import Foundation
import Testing

@testable import Inspection

/// The cost of change as the patches have it, whatever they do with files.
struct ChangeCostTests {
  @Test
  func `a new file is counted once, with all its lines`() throws {
    let cost = try cost(
      of: """
        diff --git a/Sources/MVP/Clock/ClockPresenter.swift b/Sources/MVP/Clock/ClockPresenter.swift
        new file mode 100644
        index 0000000..1111111
        --- /dev/null
        +++ b/Sources/MVP/Clock/ClockPresenter.swift
        @@ -0,0 +1,3 @@
        +one
        +
        +three
        """)
    #expect(cost.files == 1)
    #expect(cost.shares.map(\.text) == ["mediator +3"])
    #expect((cost.added, cost.removed) == (3, 0))
  }

  @Test
  func `a deleted file is counted once, by its old name`() throws {
    let cost = try cost(
      of: """
        --- a/Sources/MVP/Clock/ClockPresenter.swift
        +++ b/Sources/MVP/Clock/ClockPresenter.swift
        @@ -1 +1,2 @@
         same
        +new
        --- a/Sources/MVP/Clock/HeadlessClockView.swift
        +++ /dev/null
        @@ -1,2 +0,0 @@
        -one
        -two
        """)
    #expect(cost.files == 2)
    #expect(cost.shares.map(\.text) == ["mediator +1", "headless view -2"])
    #expect((cost.added, cost.removed) == (1, 2))
  }

  @Test
  func `a file that moves is two, and each line goes to the role of its file`() throws {
    let cost = try cost(
      of: """
        --- a/Sources/AppModels/Clock.swift\t2026-01-01
        +++ b/Sources/MVP/Clock/ClockRules.swift\t2026-01-02
        @@ -1 +1 @@
        -old
        +new
        """)
    #expect(cost.files == 2)
    #expect(cost.shares.map(\.role) == ["rules"])
  }

  @Test
  func `a line that looks like a header is a line where the hunk has lines left`() throws {
    let cost = try cost(
      of: """
        --- a/Sources/MVP/Clock/ClockPresenter.swift
        +++ b/Sources/MVP/Clock/ClockPresenter.swift
        @@ -1,3 +1,2 @@
         same
        --- b/NoFile.swift
        -
        +++ b/NoFile.swift
        \\ No newline at end of file
        """)
    #expect(cost.files == 1)
    #expect(cost.shares.map(\.text) == ["mediator +1 -2"])
  }

  @Test(arguments: [
    ("Sources/AppModels/ClockView.swift", "model"), ("a/ClockView.swift", "view protocol"),
    ("a/ClockController.swift", "mediator"), ("a/ClockViewModel.swift", "mediator"),
    ("a/ClockScreen.swift", "screen"), ("a/ClockGesture.swift", "gesture"),
    ("a/ClockDisplay.swift", "display"), ("a/ClockApp.swift", "app"),
    ("a/ClockRules.swift", "rules"), ("a/ClockScenario.swift", "scenarios"),
    ("a/Clock.md", "Clock.md"),
  ])
  func `a role is told by the name of the file`(path: String, role: String) throws {
    let cost = try cost(of: "--- /dev/null\n+++ b/\(path)\n@@ -0,0 +1 @@\n+new")
    #expect(cost.shares.map(\.role) == [role])
  }

  @Test
  func `a request is told in its own words, and one without patches is none`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      "--- /dev/null\n+++ b/A.swift\n@@ -0,0 +1 @@\n+new\n", to: "wish/MVC.patch", in: folder)
    try write("\n  A clock.\n", to: "wish/request.txt", in: folder)
    try write("Nothing yet.", to: "idea/request.txt", in: folder)
    let costs = ChangeCost.costs(in: folder)
    #expect(costs.map(\.request) == ["wish"])
    #expect(costs.map(\.wish) == ["A clock."])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(costs), as: UTF8.self)
    #expect(
      json == """
        [{"added":1,"files":1,"part":"MVC","removed":0,"request":"wish",\
        "shares":[{"added":1,"removed":0,"role":"A.swift"}],"wish":"A clock."}]
        """)
    #expect(ChangeCost.costs(in: folder.appendingPathComponent("none")) == [])
  }

  private func cost(of patch: String) throws -> ChangeCost {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(patch + "\n", to: "wish/MVP.patch", in: folder)
    return try #require(ChangeCost.costs(in: folder).first)
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("changes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func write(_ text: String, to path: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
