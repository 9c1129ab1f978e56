import Foundation

/// The cost of a change request in one part of a package: the files and lines a patch touches, by role.
public struct ChangeCost: Hashable, Sendable, Encodable {
  /// The lines of one role that a patch touches.
  public struct Share: Hashable, Sendable, Encodable {
    /// The role, told by the names of files: `mediator`, `headless view`, `rules`.
    public let role: String

    /// The lines that are added.
    public fileprivate(set) var added: Int

    /// The lines that are removed.
    public fileprivate(set) var removed: Int
  }

  /// The change request.
  public let request: String

  /// The request in words, from `request.txt` in its folder; empty without one.
  public let wish: String

  /// The pattern, or `shared` for what is the same in all of them.
  public let part: String

  /// The number of files that the patch touches.
  public private(set) var files = 0

  /// The lines that it adds.
  public var added: Int { shares.reduce(0) { $0 + $1.added } }

  /// The lines that it removes.
  public var removed: Int { shares.reduce(0) { $0 + $1.removed } }

  /// The part of each role in it.
  public private(set) var shares: [Share] = []

  /// The costs of the patches in a folder, which has a folder for each request with a patch for each part.
  ///
  /// A part without a patch for a request needs no change for it.
  ///
  /// - Complexity: O(*n*) in the size of the patches.
  public static func costs(in folder: URL) -> [ChangeCost] {
    let requests = contents(of: folder).map { ($0, patches(in: $0)) }.filter { !$0.1.isEmpty }
    let all = Set(requests.flatMap { $0.1.keys })
    let parts = all.filter { $0 == "shared" } + all.subtracting(["shared"]).sorted()
    return requests.flatMap { request, patches -> [ChangeCost] in
      let file = request.appendingPathComponent("request.txt")
      let wish = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return parts.map { part in
        ChangeCost(
          patches[part] ?? "", request: request.lastPathComponent,
          wish: wish.trimmingCharacters(in: .whitespacesAndNewlines), part: part)
      }
    }
  }

  private static func patches(in request: URL) -> [String: String] {
    let files = contents(of: request).filter { $0.pathExtension == "patch" }
    return Dictionary(
      files.compactMap { file in
        (try? String(contentsOf: file, encoding: .utf8)).map {
          (file.deletingPathExtension().lastPathComponent, $0)
        }
      }
    ) { first, _ in first }
  }

  private static func contents(of folder: URL) -> [URL] {
    let urls = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (urls ?? []).sorted { $0.path < $1.path }
  }

  private init(_ patch: String, request: String, wish: String, part: String) {
    self.request = request
    self.wish = wish
    self.part = part
    var paths: Set<Substring> = []
    var role = ""
    var hunk = HunkLength()
    for line in patch.split(separator: "\n", omittingEmptySubsequences: false) {
      if hunk.isOpen {
        hunk.pass(line)
        if line.hasPrefix("+") { count(role, added: 1) }
        if line.hasPrefix("-") { count(role, removed: 1) }
      } else if let next = HunkLength(line) {
        hunk = next
      } else if line.hasPrefix("+++ ") || line.hasPrefix("--- ") {
        let path = line.dropFirst(4).prefix { $0 != "\t" }.dropFirst(2)
        guard line != "--- /dev/null", line != "+++ /dev/null" else { continue }
        paths.insert(path)
        role = Self.role(ofFile: path)
      }
    }
    files = paths.count
  }

  private mutating func count(_ role: String, added: Int = 0, removed: Int = 0) {
    if let index = shares.firstIndex(where: { $0.role == role }) {
      shares[index].added += added
      shares[index].removed += removed
    } else {
      shares.append(Share(role: role, added: added, removed: removed))
    }
  }

  /// The role of a file, by its name.
  private static func role(ofFile path: Substring) -> String {
    let name = path.split(separator: "/").last ?? ""
    if path.hasPrefix("Sources/AppModels/") { return "model" }
    if name.hasPrefix("Headless") {
      return name.hasSuffix("View.swift") ? "headless view" : "headless world"
    }
    let endings = [
      ("View", "view protocol"), ("Controller", "mediator"), ("Presenter", "mediator"),
      ("ViewModel", "mediator"), ("Screen", "screen"), ("Gesture", "gesture"),
      ("Event", "event"), ("Display", "display"), ("App", "app"), ("Rules", "rules"),
      ("Specification", "specification"),
      ("Scenario", "scenarios"), ("Change", "scenarios"),
    ]
    return endings.first { name.hasSuffix("\($0.0).swift") }?.1 ?? String(name)
  }

  private enum CodingKeys: CodingKey {
    case request, wish, part, files, added, removed, shares
  }

  /// Writes every count.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(request, forKey: .request)
    try container.encode(wish, forKey: .wish)
    try container.encode(part, forKey: .part)
    try container.encode(files, forKey: .files)
    try container.encode(added, forKey: .added)
    try container.encode(removed, forKey: .removed)
    try container.encode(shares, forKey: .shares)
  }
}

extension ChangeCost.Share {
  /// The role, and the lines: `mediator +8 -6`.
  public var text: String {
    role + (added > 0 ? " +\(added)" : "") + (removed > 0 ? " -\(removed)" : "")
  }
}

/// The number of lines that a hunk of a patch still has, as its header says.
///
/// Source: POSIX.1-2024, `diff`, "Diff Unified Output Format".
private struct HunkLength {
  private var old = 0
  private var new = 0

  var isOpen: Bool { old > 0 || new > 0 }

  /// No hunk.
  init() {}

  /// The length in a line such as `@@ -3,7 +3,8 @@`; nil of a line that is no header of a hunk.
  init?(_ line: Substring) {
    guard let match = line.prefixMatch(of: #/@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/#) else {
      return nil
    }
    old = match.1.map { Int($0) ?? 0 } ?? 1
    new = match.2.map { Int($0) ?? 0 } ?? 1
  }

  /// Counts a line of the hunk: an old one, a new one, or one that is both.
  mutating func pass(_ line: Substring) {
    switch line.first {
    case "+": new -= 1
    case "-": old -= 1
    case "\\": break
    default: (old, new) = (old - 1, new - 1)
    }
  }
}
