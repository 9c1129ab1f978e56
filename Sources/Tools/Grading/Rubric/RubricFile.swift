import CommandVerbs
import Parity
import TextLayout

/// A file with a rubric in it.
package struct RubricFile {
  private let path: String

  /// The file at a path.
  package init(path: String) {
    self.path = path
  }

  /// The rubric in the file.
  ///
  /// - Throws: A `UsageError` if there is a mistake in it; each has been told on the console.
  package func rubric(of apps: [any AppDefinition], _ console: Console) throws -> Rubric {
    let data = try InputFile(path: path).contents()
    do throws(RubricMistakes) {
      return try Rubric(data, apps: apps)
    } catch {
      for mistake in error.all { console.writeError("\(path.plainOrQuoted): \(mistake)\n") }
      throw UsageError("\(path.quotedPath) has \(error.all.count.counted("mistake"))")
    }
  }
}
