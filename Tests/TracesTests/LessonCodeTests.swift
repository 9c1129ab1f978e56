import Foundation
import Testing

@testable import Traces

struct LessonCodeTests {
  @Test func `code that records is shown as it would stand on a device`() {
    let code = LessonCode(
      """
      let recording = ViewRecording()
      weak var delegate: (any ListDelegate)? {
        didSet { log.didSet(delegate) }
      }
      var rows: [Row] {
        get { log.read(display.rows.map(Row.init)) }
        set { display.rows = log.set(newValue) }
      }
      func perform() {
        log.delegate(
          "list(_:didTurn:on:)", delegate.list(_:didTurn:on:),
          self, row.first(), isOn)
        log.call("update()", presenter.update)
        item?.withoutEcho { log.assign("name", \\.name, of: viewModel, text) }
        token = log.bind("name", viewModel.$name.bind) { [weak self] in self?.name = $0 }
      }
      func observe(_ receive: @escaping (Row) -> Void) {
        let receive = log.request(then: receive)
        store?.log.cancel()
        log(1)
      }
      """)
    #expect(
      code.lines.compactMap(\.self) == [
        "let recording = ViewRecording()", "weak var delegate: (any ListDelegate)?",
        "var rows: [Row] {", "  get { display.rows.map(Row.init) }",
        "  set { display.rows = newValue }", "}", "func perform() {",
        "  delegate.list(self, didTurn: row.first(), on: isOn)", "  presenter.update()",
        "  item?.withoutEcho { viewModel.name = text }",
        "  token = viewModel.$name.bind { [weak self] in self?.name = $0 }", "}",
        "func observe(_ receive: @escaping (Row) -> Void) {", "  log(1)", "}",
      ])
    #expect(code.lines.count == 21)
    #expect([1, 3, 10, 12, 13, 19].map(code.line) == [1, 2, 10, 10, 13, 17])
    #expect(code.line(showing: 22) == nil)
  }

  @Test(arguments: ["MVC", "MVP", "MVVM"])
  func `no line of the patterns' views is shown with what records it`(pattern: String) throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/\(pattern)").standardizedFileURL.path
    let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    let views = files.filter { $0.contains("Headless") }
    #expect(views.count == 5)
    for file in views {
      let code = try #require(LessonCode(path: "\(sources)/\(file)"))
      #expect(!code.lines.contains { $0?.contains("log.") == true }, "\(file)")
    }
  }
}
