import TriptychSourceReading

/// Texts that a view shows or a model has, and that no mediator chose.
extension PackageFacts {
  /// The lines on which a view shows one of several texts that it chooses itself, such as `words[index]`.
  func textsChosen(by view: TypeFacts, in triad: Triad) -> [ArchitectureRule.Evidence] {
    let lists = Set(
      ([view] + triad.viewProtocols).flatMap(sources.blocks).flatMap { block in
        block.places.filter(block.source.isListOfTexts).map { block.source[$0] }
      })
    return sources.blocks(of: view).flatMap { block in
      block.places.filter { place in
        lists.contains(block.source[place]) && block.source.isElementShown(at: place)
      }.map { place in
        ArchitectureRule.Evidence(
          "\(view.name) chooses a text:", code: place, in: block.source,
          of: "\(view.qualifiedName) \(block.source[place])")
      }
    }
  }

  /// The lines on which a view or a model gets texts that no mediator gave it: from a type or a function of the package's
  /// own that has them.
  func textsFetched(by user: TypeFacts, in triad: Triad) -> [ArchitectureRule.Evidence] {
    func evidence(_ name: String, _ place: Int, in source: SourceText) -> ArchitectureRule.Evidence
    {
      ArchitectureRule.Evidence(
        "\(user.name) gets a text from \(name):", code: place, in: source,
        of: "\(user.qualifiedName) \(name)")
    }
    let named = namings(by: user).compactMap { type, source, place in
      hasTexts(type, at: place, in: source, of: triad)
        ? evidence(type.name, place, in: source) : nil
    }
    let loose = (sources.looseTexts[user.module] ?? []).filter { text in
      guard let name = text.name else { return false }
      // A member is found by its name alone, which must then mean nothing else.
      let others = text.isMember ? Array(types.values) : [user]
      return !others.contains { $0.members.contains { $0.stem == name } }
    }
    guard !loose.isEmpty else { return named }
    let used = sources.blocks(of: user).flatMap { block in
      block.places.filter { place in
        loose.contains { text in
          text.name == block.source[place]
            && (text.isMember
              ? block.source[place - 1] == "." : block.source.isVariable(at: place))
        }
      }.map { evidence("\(block.source[$0])", $0, in: block.source) }
    }
    return named + used
  }

  /// Indicates whether what is named in a view or a model has user-visible texts, and is neither a part of the triad that
  /// is judged by itself, nor a service: of a mediator, a type inside it or a static member.
  private func hasTexts(
    _ type: TypeFacts, at place: Int, in source: SourceText, of triad: Triad
  ) -> Bool {
    if source[place + 1] == ".", source[place + 2].isTypeName {
      let inner = types(inside: type).first { $0.name == "\(type.name).\(source[place + 2])" }
      if let inner { return hasTexts(inner, at: place + 2, in: source, of: triad) }
    }
    let isKits = type.isOfKit || protocols(of: type).contains { $0.hasPrefix("AppScreens.") }
    guard !isKits, !type.isOfPlatform, !type.isOfLibrary, !isServant(type),
      !triad.models.contains(where: { $0.id == type.id || type.name.hasPrefix("\($0.name).") })
    else { return false }
    let blocks = blocks(of: type, in: triad)
    switch triad.roles.role(of: type.id) {
    case .mediator where type.kind != .protocol:
      guard source[place + 1] == ".",
        let member = type.members.first(where: {
          $0.isStatic && $0.stem == source[place + 2]
        }), let lines = member.lines
      else { return false }
      return blocks.filter { $0.source.file == member.place?.file }.contains { block in
        block.source.places(on: lines).contains(where: block.source.hasText)
      }
    case .view where type.kind == .protocol, nil, .model:
      return blocks.contains { block in block.places.contains(where: block.source.hasText) }
    default: return false
    }
  }
}

extension SourceText {
  fileprivate func hasText(at place: Int) -> Bool { visibleText(at: place, inView: false) != nil }

  /// Indicates whether a name is declared there as that of an array or dictionary of strings.
  fileprivate func isListOfTexts(at place: Int) -> Bool {
    tokens[place].isWord && self[place + 1] == ":" && self[place + 2] == "["
      && self[closing(of: place + 2) - 1] == "String"
  }

  /// Indicates whether an element of what is named there is assigned, or is an argument by which a value is made.
  fileprivate func isElementShown(at place: Int) -> Bool {
    guard self[place + 1] == "[", self[closing(of: place + 1) + 1] != "=" else { return false }
    if let opening = opening(around: place), self[opening] == "(" {
      return self[opening - 1].isTypeName
    }
    return self[place - 1] == "="
      && !places(before: place).contains { ["let", "var"].contains(self[$0]) }
  }
}
