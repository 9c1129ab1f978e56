import TriptychSourceReading

extension ModuleSources {
  /// The methods and properties by which mediators reach a view, and whether they can be set.
  ///
  /// These are what the module's protocols for the view require; of a view without such a protocol, all
  /// that others can use, except what screens call.
  func shownMembers(of view: String) -> [String: Bool] {
    let protocols = ownProtocols(of: view).flatMap(blocks).filter { !$0.isExtension }
    let others: Set<String> = protocols.isEmpty ? membersNotShown : []
    var shown: [String: Bool] = [:]
    for block in protocols.isEmpty ? blocks(of: view) : protocols {
      for method in block.methods where !method.modifiers.arePrivate && !method.modifiers.areOfType
      {
        let stem = String(method.name.prefix { $0 != "(" })
        if !others.contains(stem) { shown[method.name] = false }
      }
      for property in block.properties where !property.isConstant && !property.modifiers.areOfType {
        guard !property.modifiers.restrictSetter, !others.contains(property.name) else { continue }
        let setter = property.accessors.flatMap { block.source.accessor("set", in: $0) }
        shown[property.name, default: false] =
          shown[property.name] == true || protocols.isEmpty || setter != nil
      }
    }
    return shown
  }

  /// The names of a view's members that are for the user or for screens, as in `view.close()`; `display`
  /// among them, unless something else than a view sets it, as in `view?.display = display`.
  private var membersNotShown: Set<String> {
    var names: Set<String> = ["perform", "display"]
    for file in files {
      let source = file.source
      let views = file.blocks.filter { isView($0.path) }
      let screens = file.blocks.filter { leads($0.path, to: "Screen") }
      for place in source.tokens.indices.dropFirst(2) where source[place - 1] == "." {
        if source[place] == "display", source[place + 1] == "=", source[place + 2] != "=",
          !views.contains(where: { $0.places.contains(place) })
        {
          names.remove("display")
        }
        if source[place + 1] == "(", source[place - 2].lowercased().hasSuffix("view"),
          screens.contains(where: { $0.places.contains(place) })
        {
          names.insert(String(source[place]))
        }
      }
    }
    return names
  }
}
