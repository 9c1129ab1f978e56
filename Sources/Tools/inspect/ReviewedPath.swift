import Foundation

/// The path of a file as a reviewer's tool knows it: from the folder in which the command runs.
struct ReviewedPath {
  /// The path, relative to that folder where the file is in it.
  let path: String

  /// Indicates whether the file is in that folder.
  let isInside: Bool

  /// The path of a file.
  init(of file: String) {
    let folder =
      URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      .resolvingSymlinksInPath().path
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let file = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    isInside = file.hasPrefix(prefix)
    path = isInside ? String(file.dropFirst(prefix.count)) : file
  }

  /// The path as a reference, with everything escaped that is neither a letter of ASCII nor plain.
  ///
  /// A colon too: before the first slash it would end the name of a scheme.
  var uri: String {
    let plain = CharacterSet(
      charactersIn: "/-._~abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let escaped = path.addingPercentEncoding(withAllowedCharacters: plain) ?? path
    return isInside ? escaped : "file://\(escaped)"
  }
}
