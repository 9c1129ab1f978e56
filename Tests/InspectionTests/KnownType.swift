@testable import Inspection

extension TypeFacts {
  /// A type of which only what matters to a test is said.
  static func known(
    _ name: String, in module: String = "Shop", _ kind: Kind = .class,
    members: [MemberFacts] = [], isExternal: Bool = false
  ) -> TypeFacts {
    TypeFacts(
      id: "\(module).\(name)", module: module, name: name, kind: kind, isPublic: false, place: nil,
      members: members, conformances: [], isExternal: isExternal)
  }
}

extension MemberFacts {
  /// Something about a member that a test says.
  enum Trait {
    case stored, closure, generic, shared, takesClosure, asynchronous, hidden
  }

  /// A member of which only what matters to a test is said.
  static func known(
    _ name: String, _ kind: Kind = .property, _ traits: Set<Trait> = [],
    attributes: [String] = [], mentions: [String] = []
  ) -> MemberFacts {
    MemberFacts(
      name: name, kind: kind, declaration: name, isPublic: false,
      isPrivate: traits.contains(.hidden), place: nil, lines: nil,
      isStored: traits.contains(.stored), hasObserver: false, isStatic: traits.contains(.shared),
      isClosure: traits.contains(.closure), isWeak: false, isSettable: false,
      attributes: attributes, wrappers: [], mentions: mentions,
      isGeneric: traits.contains(.generic), firstParameter: nil, hasResult: false,
      takesClosure: traits.contains(.takesClosure),
      isAsynchronous: traits.contains(.asynchronous))
  }
}
