import Foundation
import Testing

@testable import Scaffold

/// The references of new packages to this one: where it is found, its address, its version and its modules.
struct KitReferenceTests {
  @Test
  func `the package is found where the command was built, or where the user says`() throws {
    let root = try #require(triptychFolder)
    let folder = try NewFolder()
    #expect(Transcript("new", "app", "Near", "--output", folder.path).status == 0)
    let path = PackageSource.path(from: folder.path, to: root)
    #expect(
      try folder.text("Package.swift").contains(
        ".package(name: \"triptych\", path: \"\(path)\")"))
    let other = try NewFolder()
    let transcript = Transcript(
      "new", "app", "Far", "--output", other.path, "--url", "https://example.com/kit.git",
      "--version",
      "1.2.3")
    #expect(transcript.status == 0)
    let manifest = try other.text("Package.swift")
    #expect(manifest.contains(#".package(url: "https://example.com/kit.git", from: "1.2.3")"#))
    #expect(manifest.contains(#".product(name: "TriptychKit", package: "kit")"#))
  }

  @Test(arguments: [
    "+1.0.0", "-1.0.0", "1.0", "1.0.0.0", "01.0.0", "1.0.0-", "1.0.0-a..b", "1.0.0-01", "v1.0.0",
    "1.0.0 ", "1.0.0+", "1.0.0\n", "9999999999.0.0", "١.0.0", "",
  ])
  func `a version that the package manager would not read is refused`(version: String) {
    #expect(SemanticVersion(version) == nil)
  }

  @Test(arguments: ["0.1.0", "1.0.0-beta.1", "1.0.0--", "1.0.0+5", "10.20.30-rc.1+a.b"])
  func `a version that the package manager reads is taken`(version: String) {
    #expect(SemanticVersion(version)?.text == version)
  }

  @Test(arguments: [
    "", " ", "kit", "https://", "https://example.com", "https:///kit", "https://example.com/",
    "ftp://example.com/kit", "https://example.com/a kit", "https://example.com/k\u{E9}t",
    "https://example.com/kit\n", "https://example.com/..", "https://example.com/.git",
    "https://example.com/kit?x#y", "file://kit", "git@example.com", "../kit", "-oProxyCommand=x",
  ])
  func `what is no address of a repository is refused`(url: String) {
    #expect(RepositoryURL(url)?.text == nil)
  }

  @Test(arguments: [
    ("https://example.com/kit.git", "kit"), ("https://example.com/kit.v2/", "kit.v2"),
    ("ssh://git@example.com:22/a/kit", "kit"), ("git@example.com:a/kit.git", "kit"),
    ("file:///srv/kit.git", "kit"), ("http://[::1]:8080/kit", "kit"),
  ])
  func `an address names the package as the package manager does`(url: String, identity: String) {
    #expect(RepositoryURL(url)?.identity == identity)
  }

  /// Every target of the package is refused, whoever adds one.
  @Test
  func `the names of the manifest are taken`() throws {
    let root = try #require(triptychFolder)
    let taken = TakenNames(inPackage: root, [])
    let sources = try FileManager.default.contentsOfDirectory(atPath: "\(root)/Sources")
    for module in sources { #expect(taken.module(named: module.lowercased()) == module) }
    #expect(taken.module(named: "Counter") == nil)
    #expect(taken.module(named: "CommandTests") == nil)
  }

  @Test
  func `the package is looked for in the nearest folders above the first place, then the second`()
    throws
  {
    let root = try #require(triptychFolder)
    let other = try NewFolder()
    try FileManager.default.createDirectory(
      atPath: "\(other.path)/a/b", withIntermediateDirectories: true)
    #expect(KitFolder.nearest(to: ["\(other.path)/a/b", "\(root)/Sources/MVP"]) == root)
    #expect(KitFolder.nearest(to: ["\(other.path)/a/b", "/nowhere/.build/debug/triptych"]) == nil)
    // A package that depends on it is another, even in its folder.
    let dependent =
      #"let package = Package(name: "mine", [.package(name: "triptych", path: "..")])"#
    try Data(dependent.utf8).write(to: URL(fileURLWithPath: "\(other.path)/a/Package.swift"))
    #expect(KitFolder.nearest(to: ["\(other.path)/a/b"]) == nil)
    let kit = "let package = Package(\n  name: \"triptych\")"
    try Data(kit.utf8).write(to: URL(fileURLWithPath: "\(other.path)/Package.swift"))
    #expect(KitFolder.nearest(to: ["\(other.path)/a/b", root]) == other.path)
  }

  @Test
  func `the way from one folder to another goes over the folder that they share`() {
    #expect(PackageSource.path(from: "/a/b/c", to: "/a/d") == "../../d")
    #expect(PackageSource.path(from: "/a", to: "/a/d") == "d")
    #expect(PackageSource.path(from: "/a/b", to: "/a/b") == ".")
  }

  private var triptychFolder: String? {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
  }
}
