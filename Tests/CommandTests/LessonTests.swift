import Foundation
import Testing

/// The lesson on the report is written by hand, and says what the README and the code say.
struct LessonTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func lesson() throws -> String {
    try text(of: "Sources/ReportPage/Resources/lesson.html")
  }

  /// The code of a pattern without its comments, one text for each file whose name matches.
  private static func code(of pattern: String, in name: Regex<Substring>) throws -> [String] {
    let folder = "Sources/\(pattern)"
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)
    return try paths.filter { $0.contains(name) }.map { path in
      try text(of: "\(folder)/\(path)").components(separatedBy: "\n")
        .filter { !$0.contains("//") }.joined(separator: "\n")
    }
  }

  @Test
  func `the table is the README's, but for the code behind a colon`() throws {
    let rows = try Self.text(of: "README.md").components(separatedBy: "\n")
      .drop { !$0.hasPrefix("| | MVC |") }.prefix { $0.hasPrefix("|") }
      .filter { !$0.hasPrefix("|---") }
      .map { row in
        row.split(separator: "|").map { cell in
          String(cell).trimmingCharacters(in: .whitespaces).replacing(/: `.*/, with: "")
        }
      }
    let told = try Self.lesson().matches(of: /<tr>(.*?)<\/tr>/).map { row in
      row.1.matches(of: /<t[hd][^>]*>(.*?)<\/t[hd]>/).map { cell in
        String(cell.1).replacing(/<\/?code>/, with: "`")
      }
    }
    #expect(rows.count == 10)
    #expect(told == rows)
  }

  @Test(
    arguments: [
      ("MVC", "weak var delegate: (any ", "var view: any "),
      ("MVP", "let presenter: ", "weak var view: (any "),
      ("MVVM", "let viewModel: ", nil),
    ])
  func `a line of a triangle is as weak as the property, and leads where there is one`(
    pattern: String, ofView: String, ofMediator: String?
  ) throws {
    let views = try Self.code(of: pattern, in: /Headless\w+View\.swift$/)
    #expect(views.count == 5)
    #expect(views.allSatisfy { $0.contains(ofView) })
    let mediators = try Self.code(of: pattern, in: /(?:Controller|Presenter|ViewModel)\.swift$/)
    #expect(mediators.count == 5)
    #expect(mediators.allSatisfy { $0.contains(ofMediator ?? "public final class ") })
    #expect(mediators.allSatisfy { $0.contains(/\bview\b/) == (ofMediator != nil) })
    let isWeak = ofMediator?.hasPrefix("weak ") == true
    #expect(mediators.allSatisfy { $0.contains("weak var view") == isWeak })
    let weak = (isWeak ? 1 : 0) + (ofView.hasPrefix("weak ") ? 1 : 0)
    let figure = try #require(
      try Self.lesson().components(separatedBy: "<figure>").first {
        $0.hasPrefix("<figcaption>\(pattern)<")
      })
    #expect(figure.components(separatedBy: "class=\"weak\"").count - 1 == weak)
    // Each line is drawn with its head; the mediator holds the model as well.
    #expect(figure.components(separatedBy: "<path").count - 1 == (ofMediator == nil ? 4 : 6))
  }
}
