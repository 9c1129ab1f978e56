import Foundation

extension String {
  /// The absolute path without links, as the compiler prints it; what is not there yet stays at its end as it is.
  ///
  /// Foundation removes `/private` from a path where it resolves links or standardises: on a Mac,
  /// `/tmp` and `/var` are links into that folder.
  package var realPath: String {
    if let path = realpath(self, nil) {
      defer { free(path) }
      return String(cString: path)
    }
    let place = URL(fileURLWithPath: self)
    guard place.pathComponents.count > 1, !["", ".", ".."].contains(place.lastPathComponent) else {
      return self
    }
    let folder = place.deletingLastPathComponent().path.realPath
    return folder == "/" ? "/\(place.lastPathComponent)" : "\(folder)/\(place.lastPathComponent)"
  }
}
