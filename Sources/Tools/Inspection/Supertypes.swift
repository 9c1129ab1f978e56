import TriptychSourceReading

extension PackageFacts {
  /// The types that a type inherits from or conforms to, directly or not.
  func ancestors(of type: TypeFacts) -> [TypeFacts] {
    var found: Set<String> = []
    var pending = Array(type.conformances)
    while let id = pending.popLast() {
      guard id != type.id, found.insert(id).inserted else { continue }
      pending += types[id]?.conformances ?? []
    }
    return found.sorted().compactMap { types[$0] }
  }

  /// The classes that a class inherits from.
  func superclasses(of type: TypeFacts) -> [TypeFacts] {
    ancestors(of: type).filter { $0.kind == .class }
  }

  /// Indicates whether a type is a widget or a view, by what it inherits from or conforms to.
  func isView(_ type: TypeFacts) -> Bool { descends(type, Platform.isView) }

  /// Indicates whether a type controls views as Cocoa has it, by what it inherits from.
  func isViewController(_ type: TypeFacts) -> Bool {
    type.kind == .class && descends(type, Platform.isViewController)
  }

  /// Indicates whether a type, or one that it descends from, comes with widgets and has a certain name.
  private func descends(_ type: TypeFacts, _ isMeant: (String) -> Bool) -> Bool {
    ([type] + ancestors(of: type)).contains { $0.isOfUserInterface && isMeant($0.name) }
  }

  /// The properties that an instance stores, those of its superclasses included.
  ///
  /// A stored value of a superclass's generic parameter counts as one of the types that the class
  /// names in its own inheritance.
  func storedProperties(of type: TypeFacts) -> [MemberFacts] {
    let inherited = superclasses(of: type).filter { !$0.isOfPlatform }
    guard !inherited.isEmpty else { return type.storedProperties }
    let arguments = genericArguments(of: type)
    return type.storedProperties
      + inherited.flatMap(\.storedProperties).map { property in
        var property = property
        if property.isGeneric { property.mentions += arguments }
        return property
      }
  }

  /// The properties in which a type keeps a reference to one of some types, those of its superclasses
  /// included.
  func references(from type: TypeFacts, to ids: Set<String>) -> [MemberFacts] {
    storedProperties(of: type).filter { !$0.isClosure && !ids.isDisjoint(with: $0.mentions) }
  }

  /// The types that a class names in its inheritance beside its superclass and protocols.
  private func genericArguments(of type: TypeFacts) -> [String] {
    let ancestors = Set(ancestors(of: type).map(\.name))
    return sources.blocks(of: type).filter { !$0.isExtension }.flatMap { block in
      block.inherited.filter { !ancestors.contains(String($0)) }
        .flatMap { types(called: $0, in: block.source, of: type).map(\.id) }
    }
  }
}
