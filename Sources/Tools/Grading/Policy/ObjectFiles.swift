import Foundation
import TriptychTerminal
import TriptychToolSupport

/// The objects that a submission is compiled to, as the toolchain's `llvm-nm` reads them.
struct ObjectFiles {
  /// The symbols that are needed and not defined in any of them.
  let needed: Set<String>

  /// The symbols that others can see.
  let defined: Set<String>

  /// Reads the objects in a folder.
  ///
  /// - Throws: An `Unjudged` where there is no such tool, or there are no objects.
  init(in folder: String) throws(Unjudged) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw .graderError("cannot read \(folder.quotedPath): \(error.reason)")
    }
    let files = names.filter { $0.hasSuffix(".o") }.sorted().map { "\(folder)/\($0)" }
    guard !files.isEmpty else {
      throw .graderError("there are no objects in \(folder.quotedPath)")
    }
    // In Mach-O, the format of Apple's systems, an underscore precedes each name.
    let isMachO =
      FileManager.default.contents(atPath: files[0])?.starts(with: [0xcf, 0xfa, 0xed, 0xfe]) == true
    var (needed, defined): (Set<String>, Set<String>) = ([], [])
    for line in try Self.symbolTable(of: files) {
      // Such as `0000000000000000 T name`; names may have blanks in them.
      let rest = line.dropFirst(16)
      guard rest.first == " ", rest.dropFirst(2).first == " ", rest.count > 3 else { continue }
      let name = String(rest.dropFirst(isMachO ? 4 : 3))
      if ["U", "w"].contains(rest.dropFirst().prefix(1)) {
        needed.insert(name)
      } else {
        defined.insert(name)
      }
    }
    self.defined = defined
    self.needed = needed.subtracting(defined)
  }

  private static func symbolTable(of files: [String]) throws(Unjudged) -> [Substring] {
    let options = ["--extern-only", "--format=bsd"] + files
    #if os(macOS)
      // The compiler of PATH only starts Xcode's, beside which the tool lies.
      let tool = Tool("/usr/bin/xcrun", ["llvm-nm"] + options)
    #else
      // The tool lies beside the compiler, at the end of its links.
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      let path = folders.map { URL(fileURLWithPath: "\($0)/swiftc").resolvingSymlinksInPath() }
        .map { $0.deletingLastPathComponent().appendingPathComponent("llvm-nm").path }
        .first(where: FileManager.default.isExecutableFile(atPath:))
      guard let path else {
        throw .graderError("the toolchain has no llvm-nm, so nothing can be checked for safety")
      }
      let tool = Tool(path, options)
    #endif
    do throws(ToolFailure) {
      let (output, succeeded) = try tool.run(within: 60)
      guard succeeded else { throw ToolFailure(description: String(output.prefix(300))) }
      return output.split(separator: "\n")
    } catch {
      throw .graderError("llvm-nm: \(error)")
    }
  }
}
