import Foundation
import TriptychTerminal

/// A file that is to be written.
package struct OutputFile: Sendable {
  /// The path in the folder that it is written into.
  package let path: String

  /// The bytes.
  package let data: Data

  /// The bytes as text.
  package var text: String { String(decoding: data, as: UTF8.self) }

  /// A file of these bytes.
  package init(path: String, data: Data) {
    (self.path, self.data) = (path, data)
  }

  /// A file with a text.
  package init(path: String, text: String) {
    self.init(path: path, data: Data(text.utf8))
  }

  /// The same file in a folder.
  package func moved(into folder: String) -> OutputFile {
    OutputFile(path: "\(folder)/\(path)", data: data)
  }
}
