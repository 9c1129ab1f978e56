import AppScreens

/// The size of one role in a triad, counted in its source.
package struct RoleSize: Hashable, Sendable, Encodable {
  /// The role.
  package let role: String

  /// The files that declare its types.
  package let files: Int

  /// Lines with code on them, from the declarations of its types to their last braces.
  package let lines: Int

  /// Its types, protocols included.
  package let types: Int

  /// Its public names: types and members.
  package let publicNames: Int

  /// The types of other roles that its declarations mention.
  package let knownNames: Int

  /// The lines of a mediator that a test can reach without a view: all except those of members that
  /// mention one, and none if every initializer takes one; nil for other roles.
  package let linesWithoutView: Int?

  /// Measures a triad role by role; models are the same for all patterns, and left out.
  static func sizes(of triad: Triad) -> [RoleSize] {
    let parts: [(Role, [TypeFacts])] = [
      (.view, triad.views + triad.viewProtocols + triad.delegates),
      (.mediator, [triad.mediator]), (.screen, triad.screens),
    ]
    return parts.filter { !$0.1.isEmpty }.map { role, types in
      RoleSize(of: role, types, triad.roles)
    }
  }

  private init(of role: Role, _ types: [TypeFacts], _ roles: Roles) {
    let facts = roles.facts
    let members = types.flatMap(\.members)
    let known = Set((members.flatMap(\.mentions) + types.flatMap(\.conformances))).filter { id in
      let other = roles.delegates.contains(id) ? .view : roles.role(of: id)
      return other != nil && other != role
    }
    self.role = role.rawValue
    files = Set(types.compactMap { $0.place?.file }).count
    lines = types.reduce(0) { $0 + facts.linesOfCode(of: $1) }
    self.types = types.count
    publicNames = types.count(where: \.isPublic) + members.count(where: \.isPublic)
    knownNames = known.count
    linesWithoutView =
      role == .mediator
      ? types.reduce(0) { $0 + facts.linesWithoutView(of: $1, roles) } : nil
  }
}

extension PackageFacts {
  /// The lines with code on them, from a type's declaration to its last brace, its extensions included.
  func linesOfCode(of type: TypeFacts) -> Int {
    sources.blocks(of: type).reduce(0) { $0 + $1.source.linesOfCode(in: $1.lines) }
  }

  fileprivate func linesWithoutView(of type: TypeFacts, _ roles: Roles) -> Int {
    func mentionsView(_ member: MemberFacts) -> Bool {
      member.mentions.contains { roles.role(of: $0) == .view }
    }
    let initializers = type.members.filter { $0.kind == .initializer }
    if !initializers.isEmpty, initializers.allSatisfy(mentionsView) { return 0 }
    let lines = type.members.filter(mentionsView).reduce(0) { sum, member in
      guard let place = member.place, let source = sources[place.file] else { return sum }
      let extent = member.lines ?? place.line...place.line
      return sum + source.linesOfCode(in: extent)
    }
    return max(0, linesOfCode(of: type) - lines)
  }
}
