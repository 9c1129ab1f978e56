import Foundation
import Testing

@testable import TriptychInspection

/// The figures in the articles on the patterns are those that are counted now.
struct ArticleTests {
  @Test(arguments: [
    ("ModelViewController", "Controller"), ("ModelViewPresenter", "Presenter"),
    ("ModelViewViewModel", "ViewModel"),
  ])
  func `an article's lines are as counted`(article: String, mediator: String) throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Kit/Parity/Parity.docc/\(article).md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let apps = [
      ("four-function calculator", "Calculator"), ("colour selector", "ColourSelector"),
      ("token calculator", "TokenCalculator"),
    ]
    for (name, stem) in apps {
      let sizes = try House.triad("\(stem)\(mediator)").sizes
      let counts = sizes.map(\.lines) + sizes.compactMap(\.linesWithoutView)
      let row = "| \(name) | \(counts.map(String.init).joined(separator: " | ")) | "
      let isThere = text.contains(row)
      #expect(isThere, "\(article).md has not the row: \(row)…")
    }
  }
}
