import Foundation
import HostSystem

/// A command built once more from its package, together with the toolchain's fuzzer.
///
/// The compiler counts, in every module, which code is reached and what is compared there
/// (`-sanitize=fuzzer`); the fuzzer itself is linked without a main function, for the command has one.
package struct GuidedBuild {
  /// A reason why a guided search cannot be made here, where others can.
  package struct Obstacle: Error, CustomStringConvertible {
    /// The reason in words.
    package let description: String

    /// A reason in words.
    package init(description: String) {
      self.description = description
    }
  }

  /// A package that does not build.
  package struct Failure: Error, CustomStringConvertible {
    /// The compiler's words.
    package let description: String
  }

  /// The folder of everything that guided searches write.
  package let folder: URL

  /// The path of the executable.
  package let executable: String

  /// Builds a command from the package that it was built from.
  ///
  /// - Parameters:
  ///   - command: The path of the command's executable.
  ///   - note: Hears what is about to be done, as it takes a while.
  /// - Throws: An `Obstacle`, a `Failure`, or a `ToolFailure` when it is interrupted.
  package init(of command: String, noting note: (String) -> Void) throws {
    let product = URL(fileURLWithPath: command).lastPathComponent
    let package = try Self.package(of: command)
    let fuzzer = try Self.fuzzer()
    folder = package.appendingPathComponent(".build/deep")
    let scratch = folder.appendingPathComponent("build")
    note("building \(product) for the guided search, in \(scratch.path)")
    let options = ["--package-path", package.path, "--scratch-path", scratch.path]
    let compiling = ["-Xfrontend", "-sanitize=fuzzer"].flatMap { ["-Xswiftc", $0] }
    let (asked, given) = FuzzerFunctions.alteration
    let libraries = ["--whole-archive", fuzzer.driver, fuzzer.interceptors, "--no-whole-archive"]
    let names =
      ["--defsym=\(asked)=\(given)"]
      + FuzzerFunctions.exports.map { "--export-dynamic-symbol=\($0)" }
    let linking = (libraries + names + ["-lstdc++"]).flatMap { ["-Xlinker", $0] }
    let build = ["swift", "build", "-c", "release"] + options + compiling + linking
    let (words, succeeded) = try Tool("/usr/bin/env", build + ["--product", product]).run()
    guard succeeded else { throw Failure(description: Self.errors(in: words)) }
    let bin = try Tool("/usr/bin/env", build + ["--show-bin-path"]).run().output
    let path = bin.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    executable = "\(path)/\(product)"
  }

  /// The folder with a manifest that is nearest above an executable; else the current one.
  private static func package(of command: String) throws -> URL {
    var folder = URL(fileURLWithPath: command).resolvingSymlinksInPath()
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      if hasManifest(folder) { return folder }
    }
    guard hasManifest(current) else {
      throw Obstacle(
        description: """
          there is no Package.swift above \(command), nor in the current folder, to build it from
          """)
    }
    return current
  }

  private static func hasManifest(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
  }

  /// The compiler's errors, or the end of its words where it calls none an error.
  private static func errors(in words: String) -> String {
    let lines = words.split(whereSeparator: \.isNewline).map(String.init)
    let errors = lines.filter { $0.contains("error:") }
    return (errors.isEmpty ? Array(lines.suffix(8)) : Array(errors.prefix(8)))
      .joined(separator: "\n")
  }

  /// The fuzzer without a main function, and what tells it of texts that are compared, among the
  /// toolchain's libraries.
  private static func fuzzer() throws -> (driver: String, interceptors: String) {
    #if os(Linux)
      let info = try Tool("/usr/bin/env", ["swiftc", "-print-target-info"]).run()
      guard info.succeeded, let target = TargetInfo(info.output) else {
        throw Obstacle(description: "swiftc, with which it would be built, cannot be run")
      }
      let folder = "\(target.paths.runtimeResourcePath)/clang/lib/linux"
      let machine = target.target.triple.split(separator: "-").first ?? ""
      func library(_ name: String) throws -> String {
        let path = "\(folder)/libclang_rt.\(name)-\(machine).a"
        guard FileManager.default.fileExists(atPath: path) else {
          throw Obstacle(description: "this toolchain has no libFuzzer: there is no \(path)")
        }
        return path
      }
      return (try library("fuzzer_no_main"), try library("fuzzer_interceptors"))
    #else
      throw Obstacle(description: "it is built with libFuzzer on Linux only")
    #endif
  }

  /// The part of the compiler's target info that says where its libraries are, and for which machine.
  private struct TargetInfo: Decodable {
    struct Target: Decodable {
      let triple: String
    }

    struct Paths: Decodable {
      let runtimeResourcePath: String
    }

    let target: Target
    let paths: Paths

    init?(_ text: String) {
      do {
        self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
      } catch {
        return nil
      }
    }
  }
}
