import Foundation
import HostSystem
import TextLayout

/// The objects that a submission is compiled to, as the toolchain's own tools read them.
struct ObjectFiles {
  /// The symbols that are needed and not defined in any of them.
  let needed: Set<String>

  /// The symbols that others can see.
  let defined: Set<String>

  /// The names of their sections.
  let sections: Set<String>

  /// Reads the objects in a folder.
  ///
  /// - Throws: A `GraderFailure` where there are no tools, or no objects.
  init(in folder: String) throws(GraderFailure) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw GraderFailure("there are no objects in \(folder.quotedPath)")
    }
    let files = names.filter { $0.hasSuffix(".o") }.sorted().map { "\(folder)/\($0)" }
    guard !files.isEmpty else {
      throw GraderFailure("there are no objects in \(folder.quotedPath)")
    }
    let lines = try Self.output(of: "llvm-nm", ["--extern-only", "--format=bsd"] + files)
    var (needed, defined): (Set<String>, Set<String>) = ([], [])
    for line in lines {
      guard let (name, kind) = Self.symbol(in: line) else { continue }
      if ["U", "w"].contains(kind) { needed.insert(name) } else { defined.insert(name) }
    }
    self.defined = defined
    self.needed = needed.subtracting(defined)
    sections = Set(
      try Self.output(of: "llvm-objdump", ["--section-headers"] + files).compactMap { line in
        let words = line.split(separator: " ")
        guard words.count > 2, Int(words[0]) != nil, Int(words[1], radix: 16) == nil else {
          return nil
        }
        return String(words[1])
      })
  }

  /// The name and the kind in a line such as `0000000000000000 T name`; names may have blanks in them.
  private static func symbol(in line: Substring) -> (name: String, kind: Substring)? {
    let rest = line.dropFirst(16)
    guard rest.first == " ", rest.dropFirst(2).first == " ", rest.count > 3 else { return nil }
    return (String(rest.dropFirst(3)), rest.dropFirst().prefix(1))
  }

  /// The lines that a tool beside the compiler prints.
  private static func output(
    of tool: String, _ arguments: [String]
  ) throws(GraderFailure) -> [Substring] {
    guard let path = Toolbox.tool(tool) else {
      throw GraderFailure("the toolchain has no \(tool), without which nothing is known to be safe")
    }
    do throws(ToolFailure) {
      let (output, succeeded) = try Tool(path, arguments).run(within: 60)
      guard succeeded else { throw ToolFailure(description: String(output.prefix(300))) }
      return output.split(separator: "\n")
    } catch {
      throw GraderFailure("\(tool): \(error)")
    }
  }
}
