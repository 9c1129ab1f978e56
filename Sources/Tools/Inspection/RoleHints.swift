extension Roles {
  /// Roles that the user states, by type name or by module and name.
  package struct Hints: Sendable {
    /// The names of the types of each role.
    package var names: [Role: Set<String>]

    /// The names of types that have no role.
    package var ignored: Set<String>

    /// The patterns that modules, or mediators, are said to be, by name.
    package var patterns: [String: Triad.Pattern]

    /// Hints of these names.
    package init(
      _ names: [Role: Set<String>] = [:], ignored: Set<String> = [],
      patterns: [String: Triad.Pattern] = [:]
    ) {
      self.names = names
      self.ignored = ignored
      self.patterns = patterns
    }

    /// Every name.
    package var all: Set<String> {
      names.values.reduce(into: ignored) { $0.formUnion($1) }
    }

    /// The role that a type is said to have.
    func role(of type: TypeFacts) -> Role? {
      Role.allCases.first { names[$0].map(type.isOne) == true }
    }
  }
}

extension TypeFacts {
  /// Indicates whether one of some names, bare or with a module's, is its own.
  package func isOne(of names: Set<String>) -> Bool {
    names.contains(name) || names.contains(qualifiedName)
  }
}
