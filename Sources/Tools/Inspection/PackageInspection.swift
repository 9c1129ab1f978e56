import TriptychTerminal

/// The results of inspecting a package.
package struct PackageInspection: Sendable {
  /// The triads, by module.
  package let triads: [Triad]

  /// The modules that were looked in.
  package let inspected: [String]

  /// The modules that were to be looked in, and could not be read.
  package let unread: [UnreadModule]

  /// The roles of the types.
  let roles: Roles

  /// Inspects a package.
  ///
  /// - Parameters:
  ///   - facts: The compiler's knowledge of it.
  ///   - claims: The patterns that some modules claim to be, where their names do not say it.
  ///   - modules: The modules to look in; default: all but those of faulty screens and tests, and of
  ///     generated views that record.
  ///   - asksHouseStyle: Indicates whether this package's style is asked of all, not only of screens
  ///     that are built on the kit.
  package init(
    of facts: PackageFacts, claiming claims: [String: Triad.PatternName] = [:],
    modules: [String] = [], askingHouseStyle asksHouseStyle: Bool = false
  ) {
    let roles = Roles(in: facts)
    let usual = facts.modules.filter { module in
      !["FaultyScreens", "Tests"].contains(where: module.hasSuffix)
        && !facts.isOfTests(module) && !facts.hasRecordingViews(module)
    }
    let inspected = modules.isEmpty ? usual : modules.uniqued
    unread = facts.unread.filter { modules.isEmpty || modules.contains($0.module) }
    self.roles = roles
    self.inspected = inspected
    triads = inspected.flatMap { facts.types(in: $0) }
      .filter { roles.role(of: $0.id) == .mediator && $0.kind != .protocol }
      .map { mediator in
        Triad(
          mediator, with: roles, claiming: claims[mediator.module],
          askingHouseStyle: asksHouseStyle)
      }
  }

  /// Indicates whether no triad breaks a rule that is an error, and everything could be read.
  package var isGood: Bool {
    unread.isEmpty && !triads.flatMap(\.faults).contains { $0.rule.severity == .error }
  }

  /// The views for which no mediator was found: headless views and view controllers, and all views of
  /// modules in which no view has one.
  ///
  /// Those with generic parameters are left out: the screens that fill them in have the mediators.
  package var strayViews: [TypeFacts] {
    let facts = roles.facts
    let judged = triads.flatMap { $0.views + $0.parts + [$0.mediator] }
    let known = Set((judged + judged.flatMap { facts.superclasses(of: $0) }).map(\.id))
    return inspected.flatMap { module in
      let views = facts.types(in: module).filter {
        roles.role(of: $0.id) == .view && $0.kind != .protocol
      }
      let isSilent = known.isDisjoint(with: views.map(\.id))
      return views.filter { view in
        !known.contains(view.id) && !view.isGeneric
          && (isSilent || facts.isHeadless(view) || facts.isViewController(view))
      }
    }
  }
}

extension PackageFacts {
  /// Indicates whether a module lies in the folder of a package's tests.
  fileprivate func isOfTests(_ module: String) -> Bool {
    types(in: module).lazy.compactMap(\.place).first?.pathInPackage.hasPrefix("Tests/") == true
  }

  /// Indicates whether a module's views are those of another, which record their messages.
  fileprivate func hasRecordingViews(_ module: String) -> Bool {
    types(in: module).contains { protocols(of: $0).contains("TriptychTraces.RecordingView") }
  }
}
