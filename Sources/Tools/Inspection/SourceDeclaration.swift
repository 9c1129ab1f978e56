/// A declaration as it stands in the source.
struct SourceDeclaration: Hashable, Sendable {
  /// The sort of declaration.
  enum Kind: Hashable, Sendable {
    /// A type, by its keyword, or an extension of one.
    case type(isExtension: Bool, isProtocol: Bool)

    /// A property; a stored one may have observers.
    case property(isStored: Bool, hasObserver: Bool)

    /// A method, an initializer or a subscript.
    case function
  }

  let kind: Kind

  /// The name, without labels: `press`, `init`, `Calculator.Key`.
  let name: String

  /// The name of the type around it, with those around that; empty at the top of a file.
  let owner: String

  /// The argument labels of a function.
  let labels: [String]

  /// The attributes and modifiers before it, such as `@Published`, `private`, `(`, `set`, `)`.
  let modifiers: [Substring]

  /// The words after the colon of a type, generic arguments included.
  let inherited: [Substring]

  /// The lines from its name to its end, from 1.
  var lines: ClosedRange<Int>

  /// Indicates whether other code may read it, and not set it.
  var isRestricted: Bool {
    zip(modifiers, modifiers.dropFirst(2)).contains { access, word in
      word == "set" && ["private", "fileprivate", "internal", "package"].contains(access)
    }
  }

  /// Indicates whether it is a type or an extension.
  var isType: Bool {
    if case .type = kind { true } else { false }
  }

  /// The name of a type with those around it; that of an extended type for an extension.
  var path: String {
    if case .type(isExtension: true, _) = kind { return name }
    return owner.isEmpty ? name : "\(owner).\(name)"
  }
}
