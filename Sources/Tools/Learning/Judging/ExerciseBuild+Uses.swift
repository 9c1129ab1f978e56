import Foundation
import TriptychSourceReading
import TriptychTerminal
import TriptychToolSupport

extension ExerciseBuild {
  /// The lines of some of the learner's files that use a member of a type, such as `Tokens.total`, whatever its owner is
  /// called there.
  ///
  /// They are those that do not compile where the member has another name.
  ///
  /// - Parameters:
  ///   - names: The names of the files.
  ///   - member: The member, after its type.
  /// - Returns: The lines, in order.
  /// - Throws: A `LearnFailure` where the compiler says nothing.
  func lines(of names: [String], using member: String) throws(LearnFailure) -> [SourceLine] {
    let copies = folder.appendingPathComponent("renamed")
    do {
      defer { try? FileManager.default.removeItem(at: copies) }
      var isDeclared = false
      let changed = try files.map { path in
        let file = URL(fileURLWithPath: path)
        guard let text = try String(ofFile: Data(contentsOf: file)).renaming(member) else {
          return path
        }
        isDeclared = true
        let copy = copies.appendingPathComponent(file.lastPathComponent)
        try text.write(ifOtherThanAt: copy)
        return copy.path
      }
      guard isDeclared else { return [] }
      let places = CompilerError.all(in: try kit.check(changed, as: module)).compactMap(\.place)
      return names.flatMap { name in
        let file = workspace.folder(of: exercise).appendingPathComponent(name).path
        return places.filter { URL(fileURLWithPath: $0.file).lastPathComponent == name }
          .map(\.line).sorted().map { SourceLine(file: file, line: $0) }
      }
    } catch {
      throw LearnFailure("what uses \(member) cannot be found: \(error.reason)")
    }
  }
}

extension String {
  /// A file's text with another name in the declaration of a member, on the same line; nil if it declares no such member.
  fileprivate func renaming(_ member: String) -> String? {
    let parts = member.split(separator: ".")
    let path = parts.dropLast().joined(separator: ".")
    let source = SourceText(self, file: "")
    let blocks = TypeBlock.all(in: source).filter { $0.path == path }
    guard let name = parts.last,
      let place = blocks.lazy.compactMap({ $0.place(ofMember: name) }).first
    else { return nil }
    var scalars = Array(unicodeScalars)
    scalars.insert(contentsOf: "Renamed".unicodeScalars, at: source.tokens[place].range.upperBound)
    return String(String.UnicodeScalarView(scalars))
  }
}
