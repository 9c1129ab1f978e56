import TriptychSourceReading

/// A type as the compiler knows it: its members, what it conforms to, and where it is declared.
package struct TypeFacts: Hashable, Sendable, Identifiable {
  /// The sort of type; an actor counts as a class, as the compiler has it.
  package enum Kind: String, Hashable, Sendable {
    case `class`, `struct`, `enum`, `protocol`
  }

  /// The compiler's own name for it, unique in a program.
  package let id: String

  /// The module that declares it.
  package let module: String

  /// Its name, with those of the types around it: `Calculator.Key`.
  package let name: String

  /// The sort of type.
  package let kind: Kind

  /// The line of its declaration; nil if the compiler did not say.
  package let place: SourceLine?

  /// Its members, in the compiler's order.
  package internal(set) var members: [MemberFacts]

  /// The protocols that it says it conforms to, by their identifiers.
  package internal(set) var conformances: Set<String>

  /// Indicates whether another package declares it, so that only its name is known.
  package let isExternal: Bool

  /// Indicates whether its module comes with the platform, not from a package.
  let isOfPlatform: Bool

  /// Indicates whether it is a protocol that says that only classes conform to it.
  var isForClasses = false

  /// Its generic parameters, each with the types that constrain it; a protocol has `Self`.
  var genericParameters: [String: [String]] = [:]

  /// Indicates whether it has generic parameters.
  var isGeneric: Bool { kind != .protocol && !genericParameters.isEmpty }

  /// The name with the module's before it: `AppModels.Calculator.Key`.
  package var qualifiedName: String { "\(module).\(name)" }

  /// Indicates whether it is declared inside another type.
  var isNested: Bool { name.contains(".") }

  /// Its stored properties.
  var storedProperties: [MemberFacts] { members.filter(\.isStored) }
}

extension TypeFacts {
  /// Indicates whether it is a struct that only carries values which never change, and which this program
  /// makes: a type that is `Decodable`, `s:Se` to the compiler, comes from outside.
  var neverChanges: Bool {
    kind == .struct && !storedProperties.isEmpty && !conformances.contains("s:Se")
      && storedProperties.allSatisfy(\.isConstant)
      && !members.contains { $0.kind == .method && !$0.isStatic }
  }
}

/// A member of a type as the compiler knows it.
package struct MemberFacts: Hashable, Sendable {
  /// The sort of member.
  package enum Kind: Hashable, Sendable {
    case property, method, initializer, other
  }

  /// Its name: `press(_:)`, `view`.
  package let name: String

  /// The sort of member.
  package let kind: Kind

  /// The declaration, as the compiler writes it.
  package let declaration: String

  /// Indicates whether it is hidden from other files.
  package let isPrivate: Bool

  /// The line of its declaration.
  package let place: SourceLine?

  /// The lines from its name to the end of its body, where the source has it.
  let lines: ClosedRange<Int>?

  /// Indicates whether it is a stored property.
  package let isStored: Bool

  /// Indicates whether it observes itself, by `willSet` or `didSet`.
  let hasObserver: Bool

  /// Indicates whether `@Observable` leaves it out.
  let isIgnored: Bool

  /// Indicates whether it belongs to the type rather than to an instance.
  let isStatic: Bool

  /// Indicates whether it is of a function's type, such as a callback.
  var isClosure: Bool

  /// Indicates whether it is a weak or unowned reference.
  package let isWeak: Bool

  /// Indicates whether code outside the type may set it.
  package let isSettable: Bool

  /// The types of the attributes before it, by their identifiers: property wrappers and global actors.
  let attributeTypes: [String]

  /// Indicates whether it is set once and for all.
  var isConstant: Bool { declaration.contains("let ") }

  /// The types that the declaration mentions, by their identifiers.
  package internal(set) var mentions: [String]

  /// Indicates whether its type is, or contains, a generic parameter.
  let isGeneric: Bool

  /// The types that its first parameter mentions; nil if it has no parameters.
  package let firstParameter: [String]?

  /// The types that the result of a call mentions; of a property, those that its declaration mentions.
  var resultTypes: [String]

  /// Indicates whether a call returns a result.
  package let hasResult: Bool

  /// Indicates whether one of its parameters is a function, such as a completion.
  let takesClosure: Bool

  /// Indicates whether something comes back later: it is asynchronous, or keeps a function that it takes,
  /// and gives it values.
  let answersLater: Bool
}
