import SourceReading

/// The members by which mediators reach a view.
struct ShownMembers {
  private let requirements: (methods: Set<String>, properties: [String: Bool])?

  /// The members that a view of this name has for its mediators: those that the module's protocols
  /// require; of a view without such a protocol, all that others can use.
  init(of name: String, in module: ModuleSources) {
    let protocols = module.ownProtocols(of: name).flatMap(module.blocks).map(\.block)
      .filter { !$0.isExtension }
    guard !protocols.isEmpty else {
      requirements = nil
      return
    }
    var methods: Set<String> = []
    var properties: [String: Bool] = [:]
    for block in protocols {
      methods.formUnion(block.methods.map(\.name))
      for property in block.properties {
        for name in property.names {
          let isSettable = property.accessors.map { block.source.accessor("set", in: $0) != nil }
          properties[name] = properties[name] ?? false || isSettable ?? false
        }
      }
    }
    requirements = (methods, properties)
  }

  /// Indicates whether mediators call a method.
  func contain(_ method: MethodMember) -> Bool {
    guard method.name != "perform(_:)", !method.modifiers.areOfType else { return false }
    return requirements?.methods.contains(method.name) ?? !method.modifiers.arePrivate
  }

  /// Indicates whether mediators read or set a property.
  func contain(_ property: PropertyMember) -> Bool {
    guard !property.names.contains("display"), !property.isConstant, !property.holdsTokens,
      !property.modifiers.areOfType
    else { return false }
    if let requirements {
      return property.names.contains { requirements.properties[$0] != nil }
    }
    return !property.modifiers.restrictSetter
  }

  /// Indicates whether mediators set a property.
  func canSet(_ property: PropertyMember) -> Bool {
    guard !property.modifiers.restrictSetter else { return false }
    return requirements.map { requirements in
      property.names.contains { requirements.properties[$0] == true }
    } ?? true
  }
}

extension PropertyMember {
  /// Indicates whether it keeps observations or requests alive, of which mediators do not know.
  var holdsTokens: Bool {
    (type + value).contains { word in
      ["Token", "Cancellable", "Disposable", "Subscription"].contains { word.hasSuffix($0) }
    }
  }
}

extension SourceText {
  /// The place of an accessor or an observer in the braces that open at a place.
  func accessor(_ word: Substring, in braces: Int) -> Int? {
    (braces + 1..<closing(of: braces)).first {
      self[$0] == word && opening(around: $0) == braces
    }
  }
}
