import Foundation
import Testing

@testable import TriptychRecordingViews

/// Which files get a recording form, and what is refused.
struct ModuleTests {
  private static let view = "final class V: HeadlessView { let presenter: Presenter }"

  private func paths(_ files: [String: String]) throws -> [String] {
    try Fixture.module(files).files.filter { !$0.text.isEmpty }.map(\.path)
  }

  @Test func `files stay where they are, unless a recording file cannot use them there`() throws {
    let paths = try paths([
      "A/V.swift": Self.view,
      "A/Screen.swift": "final class S: Screen { let v = V() }",
      "Pattern.swift": "extension Pattern { static let mine = Pattern(\"M\").adding(S.init) }",
      "Presenter.swift": "public final class Presenter { let row = Row() }",
      "Row.swift": "struct Row {}",
    ])
    #expect(
      paths == ["A/Screen.swift", "A/V.swift", "Pattern.swift"])
  }

  @Test func `a hidden type that a view names is copied, and so is what names the view`() throws {
    let paths = try paths([
      "V.swift": Self.view,
      "Presenter.swift": "final class Presenter { weak var view: V?; func f(_: Row) {} }",
      "Row.swift": "struct Row {}", "Other.swift": "struct Other {}",
    ])
    #expect(
      paths == ["Presenter.swift", "Row.swift", "V.swift"])
  }

  @Test func `of a program, which nothing can import, every file is made anew`() throws {
    let module = try Fixture.module(
      [
        "V.swift": Self.view, "Domain.swift": "public struct Rate {}",
        "given/main.swift": "let mine = Pattern(\"M\").adding(S.init)",
      ], named: nil)
    #expect(
      module.files.map(\.nameOfRecording)
        == ["Domain+Recording.swift", "V+Recording.swift", "main.swift"])
    #expect(!module.files.contains { $0.text.contains("import Mine") })
    #expect(module.files.last?.text.hasSuffix("let mine = Pattern(\"M\").adding(S.init)") == true)
  }

  @Test func `patterns get a name of their own, and the header says what the file is`() throws {
    let module = try Fixture.module([
      "V.swift": """
      import AppScreens
      \(Self.view)
      public final class Presenter {}
      extension Pattern {
        /// Mine.
        public static let mine = Pattern("Mine").adding(S.init)
      }
      final class S: Screen { let v = V(); let service = HeadlessMusicService() }
      """
    ])
    let text = try #require(module.files.first?.text)
    #expect(
      text.hasPrefix(
        """
        // Made from Sources/Mine/V.swift by the plugin RecordViews.
        import Mine
        import RecordedAppScreens
        import TriptychTraces

        #sourceLocation(file: "Sources/Mine/V.swift", line: 1)
        import AppScreens
        final class V: HeadlessView, RecordingView { let recording = ViewRecording();

        """.dropLast()))
    #expect(text.contains(#"static let mineRecorded = Pattern("Mine")"#))
    #expect(text.contains("let service = RecordedAppScreens.HeadlessMusicService()"))
  }

  @Test
  func `a view may conform by a protocol of its module, in an extension, or by its superclass`()
    throws
  {
    let module = try Fixture.module([
      "V.swift": """
      protocol Own: HeadlessView {}
      class A {
      }
      extension A: Own {}
      public final class B: Own { }
      final class C: A {}
      """
    ])
    let text = try #require(module.files.first?.text)
    #expect(
      Fixture.line(2, of: text).hasSuffix(
        "class A { let recording = ViewRecording();"))
    #expect(Fixture.line(4, of: text) == "extension A: Own, RecordingView {}")
    #expect(
      Fixture.line(5, of: text).hasPrefix("public final class B: Own, RecordingView { public let"))
    #expect(Fixture.line(6, of: text) == "final class C: A {}")
  }

  @Test func `a mediator of another module is known by its declaration there`() throws {
    let text = """
      import Models
      final class V: HeadlessView {
        private let model: Model; let value: Value
        private func f() { model.g(); value.g() }
      }
      """
    let module = try Fixture.module(
      ["V.swift": text], importing: ["Models": "public class Model {}\npublic struct Value {}"])
    #expect(
      Fixture.line(4, of: module.files[0].text).hasSuffix(
        #"{ log.call("model.g()", on: model).g(); value.g() }"#))
  }

  @Test func `a service records requests and their end, and a plain part of it does not`() throws {
    let text = try Fixture.recorded(
      """
      public final class Service: HeadlessService {
        public func find(_ a: Int, then receive: @escaping (Int) -> Void) -> Int { 1 }
        func deliver(_ event: E) {}
      }
      private final class Request: ServicePart { func cancel() { x = 1 } }
      final class S: Screen {}
      """
    ).text
    #expect(
      Fixture.line(2, of: text)
        == "public func find(_ a: Int, then receive: @escaping (Int) -> Void) -> Int "
        + #"{ let receive = log.request("find(_:then:)", a, then: receive); return 1 }"#)
    #expect(Fixture.line(3, of: text) == "func deliver(_ event: E) {}")
    #expect(
      Fixture.line(5, of: text)
        == "private final class Request: ServicePart, RecordingServicePart "
        + #"{ let log = ServiceLog(); func cancel() { log.cancel("cancel()"); x = 1 } }"#
    )
  }

  @Test(arguments: [
    ("struct S {}", "has nothing to record"),
    ("final class S: Screen {}", "has nothing to record"),
    ("final class V: HeadlessView {}\nenum G: ScreenGesture {}", "declares G"),
    ("final class V: HeadlessView {\n  func f() { log(1) }\n}", "V.swift:2: V uses the name log"),
  ])
  func `what cannot be recorded is refused, with the reason`(text: String, reason: String) {
    let fault = #expect(throws: RecordingFault.self) { try Fixture.recorded(text) }
    #expect(fault?.description.contains(reason) == true)
  }

  /// A new date has the module compiled again, at each change between building and testing.
  @Test func `a recording form that is the same keeps its date`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recording-\(UUID().uuidString)").path
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: folder) } }
    let file = "\(folder)/V+Recording.swift"
    try Fixture.module(["V.swift": Self.view]).write(to: folder)
    let long = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: file)
    func date() throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    }
    try Fixture.module(["V.swift": Self.view]).write(to: folder)
    #expect(try date() == long)
    try Fixture.module(["V.swift": "\n\(Self.view)"]).write(to: folder)
    #expect(try date() != long)
  }
}
