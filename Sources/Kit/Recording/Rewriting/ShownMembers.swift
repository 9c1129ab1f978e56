import TriptychSourceReading

/// The members by which mediators reach a view.
struct ShownMembers {
  private let requirements: (methods: Set<String>, properties: [String: Bool])?

  /// The methods that screens call, which are no mediators.
  private let calledByScreens: Set<String>

  /// Indicates whether others than views set the whole display of one.
  private let isDisplaySet: Bool

  /// The members that a view of this name has for its mediators: those that the module's protocols
  /// require; of a view without such a protocol, all that others can use.
  init(of name: String, in module: ModuleSources) {
    calledByScreens = module.viewMethodsCalledByScreens
    isDisplaySet = module.setsDisplay
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
    if let requirements { return requirements.methods.contains(method.name) }
    let stem = String(method.name.prefix { $0 != "(" })
    return !method.modifiers.arePrivate && !calledByScreens.contains(stem)
  }

  /// Indicates whether mediators read or set a property.
  func contain(_ property: PropertyMember) -> Bool {
    guard isDisplaySet || !property.names.contains("display"), !property.isConstant,
      !property.holdsTokens,
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

extension ModuleSources {
  /// The names of the methods of views that screens call, as in `view.close()`.
  fileprivate var viewMethodsCalledByScreens: Set<String> {
    let screens = files.flatMap(\.blocks).filter { leads($0.path, to: "Screen") }
    return Set(
      screens.flatMap { block in
        block.places.filter { place in
          block.source[place - 1] == "." && block.source[place + 1] == "("
            && block.source[place - 2].lowercased().hasSuffix("view")
        }.map { String(block.source[$0]) }
      })
  }

  /// Indicates whether something else than a view sets a view's display, as in `view?.display = display`.
  fileprivate var setsDisplay: Bool {
    files.contains { file in
      let views = file.blocks.filter { isView($0.path) }
      return file.source.tokens.indices.contains { place in
        file.source[place] == "display" && file.source[place - 1] == "."
          && file.source[place + 1] == "=" && file.source[place + 2] != "="
          && !views.contains { $0.places.contains(place) }
      }
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
