import AppScreens

/// A type as the compiler knows it: its members, what it conforms to, and where it is declared.
public struct TypeFacts: Hashable, Sendable, Identifiable {
  /// What sort of type it is.
  public enum Kind: String, Hashable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor
  }

  /// The compiler's own name for it, unique in a program.
  public let id: String

  /// The module that declares it.
  public let module: String

  /// Its name, with those of the types around it: `Calculator.Key`.
  public let name: String

  /// What sort of type it is.
  public let kind: Kind

  /// Whether it is public or open.
  public let isPublic: Bool

  /// Where it is declared; nil if the compiler did not say.
  public let place: SourceLine?

  /// What it declares, in the compiler's order.
  public internal(set) var members: [MemberFacts]

  /// The protocols that it says it conforms to, by their identifiers.
  public internal(set) var conformances: Set<String>

  /// Whether it is known by its name alone, since another package declares it.
  public let isExternal: Bool

  /// What it stores.
  var storedProperties: [MemberFacts] { members.filter(\.isStored) }
}

/// A member of a type as the compiler knows it.
public struct MemberFacts: Hashable, Sendable {
  /// What sort of member it is.
  public enum Kind: Hashable, Sendable {
    case property, method, initializer, other
  }

  /// Its name: `press(_:)`, `view`.
  public let name: String

  /// What sort of member it is.
  public let kind: Kind

  /// The declaration, as the compiler writes it.
  public let declaration: String

  /// Whether it is public or open.
  public let isPublic: Bool

  /// Whether it can be seen outside its file.
  public let isPrivate: Bool

  /// Where it is declared.
  public let place: SourceLine?

  /// Whether the type keeps a value for it.
  public let isStored: Bool

  /// Whether it is held weakly or unowned.
  public let isWeak: Bool

  /// Whether others than the type may set it.
  public let isSettable: Bool

  /// The attributes before it, such as `@Observed`.
  public let attributes: [String]

  /// The types that the declaration mentions, by their identifiers.
  public let mentions: [String]

  /// The types that its first parameter mentions; nil if it has no parameters.
  public let firstParameter: [String]?

  /// Whether a call has a result.
  public let hasResult: Bool
}
