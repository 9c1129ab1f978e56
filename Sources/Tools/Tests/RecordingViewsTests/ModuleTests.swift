import Foundation
import Testing
import TriptychTestSupport

@testable import TriptychRecordingViews

/// Which files get a recording form, and what is refused.
struct ModuleTests {
  private static let view = "final class V: HeadlessView { let presenter: Presenter }"

  @Test func `each file of a module of views has a recording form`() throws {
    let module = try Fixture.module([
      "A/V.swift": Self.view, "A/Screen.swift": "final class S: Screen { let v = V() }",
      "Presenter.swift": "public final class Presenter { let row = Row() }",
      "Row.swift": "struct Row {}",
    ])
    #expect(
      module.files.map(\.nameOfRecording) == [
        "Screen+Recording.swift", "V+Recording.swift", "Presenter+Recording.swift",
        "Row+Recording.swift",
      ])
    #expect(module.files.allSatisfy { !$0.text.isEmpty && !$0.text.contains("import Mine") })
  }

  @Test func `a module of services keeps all but the services with requests`() throws {
    let module = try Fixture.module([
      "Service.swift":
        "class S: HeadlessService { func find(_ a: Int, then f: @escaping (Int) -> Void) {} }",
      "Gesture.swift": "enum G: ScreenGesture {}", "Waiting.swift": "class W: HeadlessService {}",
    ])
    #expect(module.files.filter { !$0.text.isEmpty }.map(\.path) == ["Service.swift"])
    #expect(module.files.contains { $0.text.contains("import Mine\nimport TriptychTraces") })
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
    #expect(text.hasPrefix("// Made from /"))
    #expect(
      text.contains(
        """
        /Mine/V.swift by the plugin RecordViews.
        import RecordedAppScreens
        import TriptychTraces

        #sourceLocation(file: "/
        """))
    #expect(
      Fixture.line(2, of: text).hasPrefix(
        "final class V: HeadlessView, RecordingView { public let recording = ViewRecording();"))
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
    #expect(Fixture.line(2, of: text).hasPrefix("class A: RecordingView { public let recording"))
    #expect(Fixture.line(4, of: text) == "extension A: Own {}")
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
      ["V.swift": text], beside: ["Models": "public class Model {}\npublic struct Value {}"])
    #expect(
      Fixture.line(4, of: module.files[0].text).hasSuffix(
        #"{ self.log.call("model.g()", on: model).g(); value.g() }"#))
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
      """)
    #expect(
      Fixture.line(2, of: text)
        == "public func find(_ a: Int, then receive: @escaping (Int) -> Void) -> Int "
        + #"{ let receive = self.log.request("find(_:then:)", a, then: receive); return { 1 }() }"#)
    #expect(Fixture.line(3, of: text) == "func deliver(_ event: E) {}")
    #expect(
      Fixture.line(5, of: text)
        == "private final class Request: ServicePart, RecordingServicePart "
        + #"{ public let log = ServiceLog(); func cancel() { self.log.cancel("cancel()"); x = 1 } }"#
    )
  }

  @Test(arguments: [
    ("struct S {}", "has nothing to record"),
    ("final class S: Screen {}", "has nothing to record"),
    ("final class V: HeadlessView {\n  func f() {\n}", "V.swift:1: { is not closed"),
    ("final class V: HeadlessView {}\nenum G: ScreenGesture {}", "V.swift:2: G is shared by"),
    ("final class V: HeadlessView {\n  func f() { log(1) }\n}", "V.swift:2: log is the name"),
    ("final class V: HeadlessView {\n  var a = 1, b = 2\n}", "V.swift:2: a is declared together"),
    ("final class V: HeadlessView {\n  func f(_ g: () -> Void) {}\n}", "V.swift:2: a trace cannot"),
    ("final class V: HeadlessView {\n  var a: Int { get async { 1 } }\n}", "V.swift:2: the getter"),
  ])
  func `what cannot be recorded is refused, with the reason`(
    text: String, reason: String
  ) throws {
    let refusal = try #require(try Fixture.refusal(of: text))
    #expect(refusal.contains(reason))
  }

  /// A new date has the module compiled again, at each change between building and testing.
  @Test func `a recording form that is the same keeps its date`() throws {
    try withFolder(["Mine/V.swift": Self.view]) { folder in
      let (plain, file) = ("\(folder)/Mine/V.swift", "\(folder)/Recorded/V+Recording.swift")
      func write() throws -> Date? {
        try RecordingModule(of: "\(folder)/Mine", as: "Mine").write(to: "\(folder)/Recorded")
        return try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
      }
      _ = try write()
      let long = Date(timeIntervalSince1970: 1_000_000)
      try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: file)
      #expect(try write() == long)
      try Data("\n\(Self.view)".utf8).write(to: URL(fileURLWithPath: plain))
      #expect(try write() != long)
    }
  }
}
