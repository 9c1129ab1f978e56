import TriptychSourceReading

extension ModuleSources {
  /// The stored properties of a class through which it reaches mediators: those of class or protocol
  /// type that are not views.
  func receivers(of name: String) -> Set<String> {
    let properties = blocks(of: name).flatMap(\.block.properties)
    return Set(
      properties.filter { isReceiver($0) && !$0.modifiers.areOfType && !isWidget($0) }
        .flatMap(\.names))
  }

  /// The properties of a class that others give a closure, which the class calls when something happens.
  func callbacks(of name: String) -> Set<String> {
    let properties = blocks(of: name).flatMap(\.block.properties)
    return Set(
      properties.filter { property in
        property.type.isFunction && property.accessors == nil && !property.isConstant
          && !property.modifiers.restrictSetter && !property.modifiers.areOfType
      }.flatMap(\.names))
  }

  /// Indicates whether a view makes an object for itself that has a display of its own, as text fields do.
  private func isWidget(_ property: PropertyMember) -> Bool {
    guard property.modifiers.arePrivate, let type = property.valueType.first else { return false }
    return blocks(of: String(type)).flatMap(\.block.properties)
      .contains { $0.names.contains("display") }
  }

  /// The stored properties through which a class that is not a view reaches other mediators: those of
  /// protocols of the module, except the protocols of views and of services.
  func links(of name: String) -> Set<String> {
    guard isClass(name), !isView(name), !isServicePart(name), !leads(name, to: "Screen") else {
      return []
    }
    let others = types.keys.filter { isView($0) || isServicePart($0) }
    let known = others.reduce(into: Set<String>()) { $0.formUnion(ownProtocols(of: $1)) }
    let properties = blocks(of: name).flatMap(\.block.properties)
    return Set(
      properties.filter { property in
        isReceiver(property) && !property.modifiers.areOfType
          && property.type.contains { word in
            let type = types[String(word)]
            return type?.isOwn == true && type?.kind == "protocol" && !known.contains(String(word))
          }
      }.flatMap(\.names))
  }

  private func isReceiver(_ property: PropertyMember) -> Bool {
    guard property.accessors == nil || property.hasObservers, property.type.first != "[",
      !property.type.isFunction, !property.holdsTokens,
      !property.names.contains("display")
    else { return false }
    let words = property.type.isEmpty ? property.valueType : property.type
    let outer = words.first == "Optional" ? words.dropFirst(2) : words[...]
    let types = outer.prefix { $0 != "<" }.filter { word in
      word.first?.isLetter == true && !["any", "some"].contains(word)
    }
    guard !types.isEmpty, !types.contains(where: isViewOrHelper) else { return false }
    let kinds = types.compactMap { kind(of: String($0)) }
    if let kind = kinds.first { return ["class", "protocol", "actor"].contains(kind) }
    // A type of elsewhere: only a reference can be weak, and what is `any` is mostly one.
    let isReference = property.modifiers.contains {
      $0.hasPrefix("weak") || $0.hasPrefix("unowned")
    }
    return isReference || words.contains("any")
  }

  /// Indicates whether a type is a view; or a class for any thread, which no mediator is, but a helper.
  private func isViewOrHelper(_ name: Substring) -> Bool {
    let type = types[String(name)]
    return leads(String(name), to: "HeadlessView")
      || type?.kind == "class" && type?.inherited.contains("Sendable") == true
  }

  private func kind(of name: String) -> Substring? {
    types[name]?.kind ?? types.first { $0.key.hasSuffix(".\(name)") }?.value.kind
  }
}

extension PropertyMember {
  /// The type that an initial value such as `Presenter(store)` or `Subject<String>()` names.
  fileprivate var valueType: [Substring] {
    guard let first = value.first, first.first?.isUppercase == true,
      ["(", "<"].contains(value.dropFirst().first)
    else { return [] }
    return [first]
  }
}
