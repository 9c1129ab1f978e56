import TriptychSourceReading

/// The size of one role in a triad, counted in its source.
package struct RoleSize: Encodable, Hashable, Sendable {
  /// The role.
  package let role: String

  /// Lines with code on them, from the declarations of its types to their last braces.
  package let lines: Int

  /// The lines of a mediator that a test can reach without a view: all except those of members that
  /// mention one, and none if every initializer takes one; nil for other roles.
  package let linesWithoutView: Int?

  /// Measures a triad role by role; models are the same for all patterns, and left out.
  package static func sizes(of triad: Triad) -> [RoleSize] {
    let mediator = triad.mediator
    let parts: [(Role, [TypeFacts])] = [
      (.view, triad.views + triad.viewProtocols + triad.delegates), (.mediator, [mediator]),
      (.screen, triad.screens),
    ]
    return parts.filter { !$0.1.isEmpty }.map { role, types in
      RoleSize(
        role: role.rawValue, lines: types.reduce(0) { $0 + triad.facts.linesOfCode(of: $1) },
        linesWithoutView: role == .mediator
          ? triad.facts.linesOfCode(of: mediator, withoutMembers: triad.roles.mentionsView) : nil)
    }
  }
}

extension PackageFacts {
  /// The lines with code on them, from a type's declaration to its last brace, its extensions included.
  fileprivate func linesOfCode(
    of type: TypeFacts, withoutMembers isLeftOut: (MemberFacts) -> Bool = { _ in false }
  ) -> Int {
    let initializers = type.members.filter { $0.kind == .initializer }
    if !initializers.isEmpty, initializers.allSatisfy(isLeftOut) { return 0 }
    return sources.blocks(of: type).reduce(0) { sum, block in
      let left = type.members.filter(isLeftOut).filter { $0.place?.file == block.source.file }
      return sum
        + block.lines.count { line in
          block.source.linesOfCode.contains(line)
            && !left.contains { $0.place?.line == line || $0.lines?.contains(line) == true }
        }
    }
  }
}
