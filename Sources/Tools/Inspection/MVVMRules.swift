import TriptychSourceReading

extension ArchitectureRule {
  /// The rules that make MVVM.
  static let forMVVM: [ArchitectureRule] = [
    ArchitectureRule(
      "A15", .convention, "The view keeps a strong reference to its view model.",
      why: "Then the view model lives as long as the view does.",
      source: Publication.references, of: [.mvvm]
    ) { triad, facts, roles in decideOnHoldingMediator(of: triad) },
    ArchitectureRule(
      "A16", .definition, "No declaration of the view model mentions a view or its protocol.",
      why: "A view model that references a view is a presenter.",
      source: Publication.viewModel, of: [.mvvm]
    ) { triad, facts, roles in
      members(of: [triad.mediator]) { member in
        member.mentions.contains {
          roles.isAnyView($0) || roles.isInsideView($0, besides: triad.mediator)
        }
      }
    },
    ArchitectureRule(
      "A17", .definition, "Whatever a view model shows can be observed.",
      why: "Without notification, a view shows an old value until it happens to read again.",
      source: Variant.binding.source, of: [.mvvm], except: [.unidirectional]
    ) { triad, facts, roles in decideOnNotices(of: triad) },
    ArchitectureRule(
      "A25", .houseStyle,
      """
      Only the view model sets what it shows, except typed text: the view sets that, and the view \
      model responds.
      """,
      why: "A view that can set other values makes decisions.",
      source: Publication.house, of: [.mvvm], severity: .warning
    ) { triad, facts, roles in
      let mediator = triad.mediator
      guard !facts.sources.blocks(of: mediator).isEmpty else {
        return .notDecided(because: "the source of \(mediator.name) is not available")
      }
      return Decision(
        facts.shown(by: mediator, roles).filter { property in
          property.isSettable && !property.hasObserver && !triad.isInput(property)
        }.map { Evidence("\(mediator.name).\($0.name) can be set by anyone:", $0, of: mediator) })
    },
  ]

  /// Judges whether a view hears of the changes of what it reads from its view model.
  static func decideOnNotices(of triad: Triad) -> Decision {
    let (mediator, facts, roles) = (triad.mediator, triad.facts, triad.roles)
    let asked = facts.shown(by: mediator, roles).filter(triad.isRead)
    func faults(_ properties: [MemberFacts]) -> [Evidence] {
      properties.map {
        Evidence("\(mediator.name).\($0.name) cannot be observed:", $0, of: mediator)
      }
    }
    if facts.isObservable(mediator) || facts.announcesByProperties(mediator) {
      return Decision(faults(asked.filter { facts.isOverheard($0, of: mediator) }))
    }
    if facts.announcement(of: mediator) != nil { return .holds }
    if facts.mayTell(mediator) {
      return .notDecided(
        because: "\(mediator.name) may announce changes by calls, which are not followed")
    }
    if !asked.isEmpty { return .broken(faults(asked)) }
    return facts.canChange(mediator, roles)
      ? .broken([Evidence("has nothing that can be observed", mediator)]) : .holds
  }
}

extension PackageFacts {
  /// Indicates whether nothing but its properties' own notices announces changes of a class.
  fileprivate func announcesByProperties(_ type: TypeFacts) -> Bool {
    let exposed = exposed(by: type)
    return exposed.contains(where: isObserved)
      && !exposed.contains { $0.hasObserver || $0.takesClosure || $0.isClosure && $0.isSettable }
  }

  /// Indicates whether no view hears of a change of a property in such a class, as without `@Published`.
  fileprivate func isOverheard(_ property: MemberFacts, of mediator: TypeFacts) -> Bool {
    let isByReading = ancestors(of: mediator).contains { $0.name == "Observable" }
    let isHeard =
      isByReading ? !property.isIgnored : isObserved(property) || property.hasObserver
    return !isHeard && changes(property, in: mediator)
      && !sources.has(in: mediator) { $0[$1] == "objectWillChange" }
  }

  /// Indicates whether a property changes after an instance was made: by `=`, or by an operator or a method
  /// that changes it, in its own type or in another that has an instance.
  private func changes(_ property: MemberFacts, in type: TypeFacts) -> Bool {
    let makers = type.members.filter { $0.kind == .initializer }.compactMap(\.lines)
    let methods = ["append", "insert", "remove", "toggle", "sort", "merge", "form", "update"]
    func isChange(_ code: SourceText, _ place: Int) -> Bool {
      guard code[place] == property.name[...], !["var", "let"].contains(code[place - 1]) else {
        return false
      }
      let next = code[place + 1]
      let end = next == "[" ? code.closing(of: place + 1) + 1 : place + 1
      return code[end] == "=" && code[end + 1] != "="
        || "+-*/".contains(next) && code[place + 2] == "="
        || next == "." && methods.contains(where: code[place + 2].hasPrefix)
    }
    return types(in: type.module).contains { other in
      sources.has(in: other) { code, place in
        guard isChange(code, place) else { return false }
        if other.id == type.id { return !makers.contains { $0.contains(code.tokens[place].line) } }
        return code[place - 1] == "."
          && sources.has(in: other) {
            $0[$1] == code[place - 2] && [":", "="].contains($0[$1 + 1])
              && $0[$1 + 2] == type.name[...]
          }
      }
    }
  }

  /// Indicates whether a view model keeps anything that could change: a variable, or a model with an
  /// identity.
  fileprivate func canChange(_ mediator: TypeFacts, _ roles: Roles) -> Bool {
    storedProperties(of: mediator).contains { property in
      guard !property.isClosure, !property.isWeak else { return false }
      let known = types(of: property.mentions)
      return !property.isConstant && !known.contains { roles.role(of: $0.id) == .port }
        || known.contains { $0.kind == .class && roles.role(of: $0.id) == .model }
    }
  }

  /// The properties of a view model that are there to be shown: neither a service nor a subscription.
  fileprivate func shown(by mediator: TypeFacts, _ roles: Roles) -> [MemberFacts] {
    exposed(by: mediator).filter { property in
      property.isStored && !property.isClosure && !property.isWeak
        && (!property.isConstant || isObserved(property))
        && !types(of: property.mentions).contains { type in
          roles.isPart(type.id) || isServant(type) || isHelper(type)
            || ["Task", "Timer"].contains(type.name)
        }
    }
  }
}
