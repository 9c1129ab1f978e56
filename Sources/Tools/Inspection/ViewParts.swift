extension PackageFacts {
  /// The parts of some views: their cells, subviews and child views, and theirs in turn.
  ///
  /// A part is a view that another stores, or names where it is shown. A view controller, a view that is
  /// opened from here, and one with a mediator of its own, belong to another screen.
  func parts(of views: [TypeFacts], under mediator: Set<String>, _ roles: Roles) -> [TypeFacts] {
    var known = Set(views.map(\.id))
    var pending = views
    var found: [TypeFacts] = []
    while let view = pending.popLast() {
      let stored = storedProperties(of: view).flatMap(\.mentions).compactMap { types[$0] }
      for other in stored + viewsShown(by: view)
      where !other.isOfPlatform && !other.isExternal && other.kind != .protocol && isView(other)
        && !isViewController(other) && !hasMediator(other, except: mediator, roles)
        && known.insert(other.id).inserted
      {
        found.append(other)
        pending.append(other)
      }
    }
    return found.sorted { $0.id < $1.id }
  }

  private func hasMediator(
    _ view: TypeFacts, except mediator: Set<String>, _ roles: Roles
  ) -> Bool {
    storedProperties(of: view).filter { !$0.isWeak }.flatMap(\.mentions).contains {
      roles.role(of: $0) == .mediator && !mediator.contains($0)
    }
  }

  /// The package's types that a view's source names, but for those that it opens as another screen.
  private func viewsShown(by view: TypeFacts) -> [TypeFacts] {
    sources.blocks(of: view).flatMap { block in
      Set(Navigation.namesOnScreen(in: block.tokens))
        .flatMap { types(called: $0, in: block.source, of: view) }
    }
  }
}

/// The calls by which a view opens another screen.
private enum Navigation {
  private struct Group {
    var isElsewhere: Bool
    let callee: Substring
    var labels: Set<Substring> = []
  }

  private static let openers: Set<Substring> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "present",
    "pushViewController", "UIHostingController",
  ]

  /// The names of types in code, without those in what opens another screen.
  static func namesOnScreen(in code: ArraySlice<SourceToken>) -> [Substring] {
    var names: [Substring] = []
    var groups = [Group(isElsewhere: false, callee: "")]
    var closed: Group?
    let tokens = Array(code)
    for (index, token) in tokens.enumerated() {
      let last = index > 0 ? tokens[index - 1] : token
      let outer = groups[groups.count - 1]
      switch token.text {
      case "(", "[":
        let callee = last.isWord && token.text == "(" ? last.text : ""
        let isElsewhere = outer.isElsewhere || openers.contains(callee)
        groups.append(Group(isElsewhere: isElsewhere, callee: callee))
      case "{":
        let call = last.text == ")" ? closed : nil
        let callee = call?.callee ?? (last.isWord ? last.text : "")
        let isTarget =
          callee == "NavigationLink"
          && call?.labels.isDisjoint(with: ["destination", "value"]) != false
        let isElsewhere = outer.isElsewhere || openers.contains(callee) || isTarget
        groups.append(Group(isElsewhere: isElsewhere, callee: ""))
      case ")", "]", "}":
        if groups.count > 1 { closed = groups.removeLast() }
      case ":" where last.isWord && outer.callee != "":
        groups[groups.count - 1].labels.insert(last.text)
        if outer.callee == "NavigationLink" {
          groups[groups.count - 1].isElsewhere = last.text == "destination"
        }
      default:
        if token.text.isTypeName, !outer.isElsewhere { names.append(token.text) }
      }
    }
    return names
  }
}
