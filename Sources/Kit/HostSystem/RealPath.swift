import Foundation

extension String {
  /// The path without links, as the compiler prints it; the path itself where there is nothing.
  ///
  /// Foundation removes `/private` from a path where it resolves links or standardises: on a Mac,
  /// `/tmp` and `/var` are links into that folder.
  package var realPath: String {
    guard let path = realpath(self, nil) else { return self }
    defer { free(path) }
    return String(cString: path)
  }
}
