import Foundation
import TriptychTerminal
import TriptychToolSupport

/// What a build has against an exercise, in a few lines; none where it is not the code that is wrong.
struct CompilerErrors {
  /// The lines, at most seven: the errors in the learner's own files first, each with its line of code.
  let lines: [String]

  /// The errors that a build printed, of an exercise in a folder.
  init(_ output: String, in folder: URL) {
    let errors = CompilerError.all(in: output).compactMap { Self.placed($0, in: folder) }
    // A brace that is missing makes errors of what follows, which come before it.
    let isCause: (Placed) -> Bool = { $0.message.contains("expected '}'") }
    let own = errors.filter(\.isOwn)
    let ordered = own.filter(isCause) + own.filter { !isCause($0) } + errors.filter { !$0.isOwn }
    let shown = ordered.flatMap { [$0.message] + $0.code }.prefix(ordered.count > 3 ? 5 : 6)
    let count = shown.filter { !$0.hasPrefix(" ") }.count
    let more = ordered.count - count
    // Files that are given compile with the code as it was at first.
    let cause = own.isEmpty && !errors.isEmpty ? ["Files in `given` use what your code lacks:"] : []
    lines = cause + shown + (more > 0 ? ["and \(more.counted("more error")); fix these first"] : [])
  }

  private typealias Placed = (message: String, code: [String], isOwn: Bool)

  private static func placed(_ error: CompilerError, in folder: URL) -> Placed? {
    guard let (file, number, column) = error.place else { return nil }
    let place = URL(fileURLWithPath: file)
    let isOwn = place.deletingLastPathComponent().path.realPath == folder.path.realPath
    // Without its line, as of a file that was changed meanwhile, the message still says what is wrong.
    let text = try? String(ofFile: Data(contentsOf: place))
    let lines = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let line = lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
    let isBlank = line.allSatisfy(\.isWhitespace)
    let code = isBlank ? [] : ["    \(line.shortened(beyond: 160).spelledOut)"]
    return ("\(place.seen):\(number):\(column): \(error.message)", code, isOwn)
  }
}
