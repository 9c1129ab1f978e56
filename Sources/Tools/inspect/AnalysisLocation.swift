import AppScreens
import Foundation
import Inspection

/// The place of a finding, as tools for code review read it.
struct AnalysisLocation: Encodable {
  struct Artifact: Encodable {
    let uri: String
    let uriBaseId: String?
  }

  struct Snippet: Encodable {
    let text: String
  }

  struct Region: Encodable {
    let startLine: Int
    let snippet: Snippet?
  }

  struct Physical: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  let physicalLocation: Physical

  /// The place of a finding: of its evidence or, where that has none, of the mediator; nil if both are unknown.
  init?(_ finding: InspectionFinding, in facts: PackageFacts) {
    guard let place = finding.place else { return nil }
    let path = ReviewedPath(of: place.file)
    physicalLocation = Physical(
      artifactLocation: Artifact(uri: path.uri, uriBaseId: path.isInside ? "%SRCROOT%" : nil),
      region: Region(
        startLine: max(1, place.line), snippet: facts.line(at: place).map(Snippet.init)))
  }
}

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
    let plain = Set("/-._~abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)
    let escaped = path.utf8.map { byte in
      plain.contains(byte)
        ? String(Unicode.Scalar(byte))
        : "%" + String(Int(byte) + 0x100, radix: 16, uppercase: true).dropFirst()
    }.joined()
    return isInside ? escaped : "file://\(escaped)"
  }
}
