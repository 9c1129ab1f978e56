import Foundation

/// A package with further programs, of which each takes the place of this process when it is asked for:
/// `triptych learn` becomes the program `learn`.
///
/// SwiftPM builds a program before it starts it. It has a build folder of its own: in a shared one, `swift
/// test` would take the description of the other package, and run no test.
package struct ToolsPackage: Sendable {
  /// One of the programs.
  package struct Tool: Sendable {
    let name: String
    let summary: String

    /// A program.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - summary: One sentence, for the overview.
    package init(_ name: String, _ summary: String) {
      self.name = name
      self.summary = summary
    }
  }

  let folder: String
  let programs: [Tool]

  /// A package with programs.
  ///
  /// - Parameters:
  ///   - folder: The path of its folder.
  ///   - programs: The programs, in the order in which help lists them.
  package init(in folder: String, _ programs: Tool...) {
    self.folder = folder
    self.programs = programs
  }

  /// Starts a program in place of this process, which keeps its streams, its terminal and its status.
  ///
  /// - Parameters:
  ///   - name: The program's name.
  ///   - words: The words after it.
  ///   - console: The destination of a note where the program has to be built first.
  /// - Throws: A `SystemFailure` if it cannot be started.
  func start(_ name: String, _ words: [String], on console: Console) throws(SystemFailure) {
    guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else {
      throw SystemFailure(
        """
        the program \(name) is built from \(folder.quotedPath), which is not there; run this in a \
        complete clone of the package
        """)
    }
    let swift: String
    do { swift = try SwiftToolchain.path() } catch { throw SystemFailure("\(error)") }
    if !FileManager.default.fileExists(atPath: "\(folder)/.build/debug/\(name)") {
      console.writeError("The program \(name) is built now; the first time takes up to a minute.\n")
    }
    let arguments = [swift, "run", "--package-path", folder, name] + words
    withCStrings(arguments) { arguments in
      _ = execv(swift, arguments)
    }
    throw SystemFailure("cannot start \(swift.quotedPath): \(String(cString: strerror(errno)))")
  }
}
