import TriptychSourceReading

extension ModuleSources {
  /// The stored properties of a view through which it reaches mediators: those of class or protocol
  /// type that are not views.
  func receivers(of view: String) -> Set<String> {
    Set(properties(of: view).filter { isReceiver($0) && !isWidget($0) }.map(\.name))
  }

  /// The properties of a view that others give a closure, which the view calls when something happens.
  func callbacks(of view: String) -> Set<String> {
    let callbacks = properties(of: view).filter { property in
      property.type.isFunction && property.accessors == nil && !property.isConstant
        && !property.modifiers.restrictSetter
    }
    return Set(callbacks.map(\.name))
  }

  /// The stored properties through which a class that is not a view reaches other mediators: those of
  /// protocols of the module, except the protocols of views and of services.
  func links(of name: String) -> Set<String> {
    guard isClass(name), !isView(name), !isServicePart(name), !leads(name, to: "Screen") else {
      return []
    }
    let others = classes.filter { isView($0) || isServicePart($0) }.flatMap(ownProtocols)
    let links = properties(of: name).filter { property in
      isReceiver(property)
        && property.type.contains {
          ownProtocols(of: String($0)).contains(String($0)) && !others.contains(String($0))
        }
    }
    return Set(links.map(\.name))
  }

  private func properties(of name: String) -> [PropertyMember] {
    blocks(of: name).flatMap(\.properties).filter { !$0.modifiers.areOfType }
  }

  /// Indicates whether a view makes an object for itself that has a display of its own, as text fields do.
  private func isWidget(_ property: PropertyMember) -> Bool {
    guard property.modifiers.arePrivate, let type = property.type.first else { return false }
    return properties(of: String(type)).contains { $0.name == "display" }
  }

  private func isReceiver(_ property: PropertyMember) -> Bool {
    guard property.accessors == nil || property.hasObservers, property.name != "display",
      property.type.first != "[", !property.type.isFunction
    else { return false }
    let words = property.type
    let outer = words.first == "Optional" ? words.dropFirst(2) : words[...]
    let types = outer.prefix { $0 != "<" }.map(String.init).filter { word in
      word.first?.isLetter == true && !["any", "some"].contains(word)
    }
    guard !types.isEmpty, !types.contains(where: isViewOrHelper) else { return false }
    if let kind = types.lazy.compactMap(kind).first {
      return ["class", "protocol", "actor"].contains(kind)
    }
    // A type of elsewhere: only a reference can be weak, and what is `any` is mostly one.
    let isReference = property.modifiers.contains {
      $0.hasPrefix("weak") || $0.hasPrefix("unowned")
    }
    return isReference || words.contains("any")
  }

  /// Indicates whether a type is a view; or a class for any thread, which no mediator is, but a helper.
  private func isViewOrHelper(_ name: String) -> Bool {
    leads(name, to: "HeadlessView") || kind(of: name) == "class" && leads(name, to: "Sendable")
  }
}
