import TriptychTerminal

/// An error that SwiftPM or the compiler prints.
package struct CompilerError {
  /// The line that was printed.
  package let text: String

  /// The error without its place.
  package let message: String

  /// The path of the file, the line and the column, where the error has a place.
  package let place: (file: String, line: Int, column: String)?

  /// The errors in what was printed, each once; the code that the compiler shows of them is left out.
  package static func all(in output: String) -> [CompilerError] {
    output.split(whereSeparator: \.isNewline).map(String.init)
      .filter { line in
        line.first?.isWhitespace == false && line.lowercased().contains("error: ")
          && !line.contains("error: emit-module")
      }.uniqued.map(CompilerError.init)
  }

  private init(_ line: String) {
    text = line
    let match = line.firstMatch(of: /^(.+?):(\d+):(\d+): (error: .+)$/)
    message = match.map { String($0.output.4) } ?? line
    place = match.flatMap { match in
      Int(match.output.2).map { (String(match.output.1), $0, String(match.output.3)) }
    }
  }
}
