import Foundation

/// A package, and the folder in which it is built.
struct PackageBuild {
  let folder: URL
  private let shared: URL?

  /// A package that is built in a folder that others may share; in its own `.build` unless given.
  init(_ folder: URL, sharing scratch: URL?) {
    (self.folder, shared) = (folder, scratch)
  }

  /// The folder of what is built.
  var scratch: URL { shared ?? folder.appendingPathComponent(".build") }

  /// The beginning of a command of SwiftPM about it.
  ///
  /// A build manifest in a shared folder may be another package's, so it is not taken as it stands.
  func arguments(_ command: String) -> [String] {
    let place = shared.map {
      ["--scratch-path", $0.path, "--disable-build-manifest-caching"]
    }
    return ["swift", command, "--package-path", folder.path] + (place ?? [])
  }
}
