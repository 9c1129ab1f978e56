import Foundation

/// What a change request costs in one pattern: the files and lines that a patch touches, by role.
public struct ChangeCost: Hashable, Sendable, Encodable {
  /// The change request.
  public let request: String

  /// The pattern, or what is the same for all of them.
  public let part: String

  /// The files that the patch touches.
  public let files: Int

  /// The lines that it adds.
  public let added: Int

  /// The lines that it removes.
  public let removed: Int

  /// The roles whose files it touches.
  public let roles: [String]

  /// The costs of the patches in a folder, which has a folder for each request and in it a patch for each part.
  ///
  /// - Complexity: O(*n*) in the size of the patches.
  public static func costs(in folder: URL, _ inspection: PackageInspection) -> [ChangeCost] {
    let requests = contents(of: folder).filter(\.hasDirectoryPath)
    return requests.flatMap { request in
      contents(of: request).filter { $0.pathExtension == "patch" }.compactMap { patch in
        (try? String(contentsOf: patch, encoding: .utf8)).map {
          ChangeCost(
            $0, request: request.lastPathComponent,
            part: patch.deletingPathExtension().lastPathComponent, inspection)
        }
      }
    }
  }

  private static func contents(of folder: URL) -> [URL] {
    let urls = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (urls ?? []).sorted { $0.path < $1.path }
  }

  private init(_ patch: String, request: String, part: String, _ inspection: PackageInspection) {
    var paths: Set<Substring> = []
    var (added, removed) = (0, 0)
    for line in patch.split(separator: "\n") {
      if line.hasPrefix("+++ ") || line.hasPrefix("--- ") {
        let path = line.dropFirst(4).prefix { $0 != "\t" }
        if path != "/dev/null" { paths.insert(path.dropFirst(2)) }
      } else if line.hasPrefix("+") {
        added += 1
      } else if line.hasPrefix("-") {
        removed += 1
      }
    }
    let roles = Set(paths.flatMap { inspection.roles(inFile: String($0)) })
    self.request = request
    self.part = part
    files = paths.count
    self.added = added
    self.removed = removed
    self.roles = Role.allCases.filter(roles.contains).map(\.rawValue)
  }
}

extension PackageInspection {
  /// The roles of the types that a file declares, by the end of its path.
  fileprivate func roles(inFile path: String) -> Set<Role> {
    Set(
      facts.types.values.filter { $0.place?.file.hasSuffix("/\(path)") == true }.compactMap {
        type in
        roles.delegates.contains(type.id) ? .view : roles.role(of: type.id)
      })
  }
}
