import TriptychSourceReading

extension ArchitectureRule {
  /// The rules of every pattern, or of several.
  static let forAll: [ArchitectureRule] = [
    ArchitectureRule(
      "A1", .definition, "A model does not mention a view, a mediator or a screen.",
      why: "Then the model can be tested alone, and serve other screens.",
      source: Publication.separation, of: .all
    ) { triad, facts, roles in
      guard !triad.models.isEmpty else { return .notDecided(because: noModel) }
      return members(of: triad.models) { member in
        member.mentions.contains { id in
          roles.delegates.contains(id) || roles.isAnyView(id)
            || [.mediator, .screen].contains(roles.role(of: id))
        }
      }
    },
    ArchitectureRule(
      "A2", .houseStyle, "The code of one pattern does not mention another pattern.",
      why: "Two patterns can be compared only while neither depends on the other.",
      source: Publication.house, of: .all
    ) { triad, facts, roles in
      guard let claim = triad.claim else {
        return .notDecided(because: "the code claims no pattern")
      }
      return Decision(
        ([triad.mediator] + triad.views + triad.viewProtocols + triad.screens).flatMap { type in
          type.members.compactMap { member in
            member.mentions.lazy.compactMap { facts.types[$0] }
              .first { other in
                guard other.id != triad.mediator.id,
                  let pattern = roles.pattern(of: other)
                else { return false }
                // The data of a cell is not a second pattern, though it may be called a view model.
                let isElsewhere = other.module != triad.mediator.module
                return pattern != claim
                  && (isElsewhere || member.isStored && facts.hasObservables(other))
              }
              .map { Evidence("\(type.name) names \($0.qualifiedName):", member, of: type) }
          }
        })
    },
    ArchitectureRule(
      "A3", .convention, "A view does not keep a model.",
      why: "A view that keeps a model can decide things that the mediator's tests do not see.",
      source: """
        \(Publication.passiveView); others let a view of MVVM act on its model, and in SwiftUI Apple's \
        samples do (Managing model data in your app)
        """,
      of: .all, except: [.smalltalk, .supervising, .dolphin, .taligent, .unidirectional],
      severity: .warning
    ) { triad, facts, roles in
      guard triad.hasView else { return .notDecided(because: noView) }
      return Decision(
        (triad.views + triad.parts).flatMap { view in
          facts.models(keptBy: view, roles).map { Evidence("\(view.name) holds", $0, of: view) }
        })
    },
    ArchitectureRule(
      "A4", .convention, "The mediator knows a view, if at all, through a protocol.",
      why: "Otherwise a test cannot replace the view by one of its own.",
      source: Publication.passiveView, of: [.mvc, .mvp],
      except: [.cocoa, .smalltalk, .dolphin, .taligent], severity: .warning
    ) { triad, facts, roles in
      let named = members(of: [triad.mediator], "names a view's class:") { member in
        member.mentions.contains { roles.isView($0) && facts.types[$0]?.kind != .protocol }
      }
      let casts = facts.lines(
        of: triad.mediator, naming: { roles.isView($0.id) && $0.kind != .protocol },
        where: { ["?", "!"].contains($0[$1 - 1]) && $0[$1 - 2] == "as" })
      return Decision(named.evidence + casts)
    },
    ArchitectureRule(
      "A5", .houseStyle,
      "User-visible text is chosen in the mediator, not in a view, a model or a screen.",
      why: "If two places make the same text, a change easily misses one of them.",
      source: Publication.house, of: .all, severity: .warning
    ) { triad, facts, _ in
      let texts = facts.visibleTexts(of: triad)
      if !texts.isEmpty { return .broken(texts) }
      let views = triad.views + triad.parts
      if let widget = views.first(where: facts.isView) {
        return .notDecided(because: "what \(widget.name) shows on widgets is not followed")
      }
      let all = views + triad.models
      if let unread = all.first(where: { facts.sources.blocks(of: $0).isEmpty }) {
        return .notDecided(because: "the source of \(unread.name) is not available")
      }
      if triad.views.isEmpty { return .notDecided(because: noView) }
      return triad.models.isEmpty ? .notDecided(because: noModel) : .holds
    },
    ArchitectureRule(
      "A6", .houseStyle, "A model is a value: a struct or an enum.",
      why: "A copy of a value does not change when another copy does.",
      source: "Apple, WWDC 2015, Building Better Apps with Value Types in Swift", of: .all,
      except: [.cocoa, .smalltalk, .supervising, .dolphin, .taligent], severity: .warning
    ) { triad, _, _ in
      guard !triad.models.isEmpty else { return .notDecided(because: noModel) }
      return Decision(
        triad.models.filter { $0.kind == .class }.map { Evidence("is a class", $0) })
    },
    ArchitectureRule(
      "A7", .houseStyle,
      """
      A screen owns its services and its pattern's entry point, and nothing else: in MVC the \
      controller, in MVP and MVVM the view.
      """,
      why: """
        If it owned the presenter as well, a test would not notice that the view does not own it.
        """,
      source: Publication.house, of: .all, except: [.cocoa, .smalltalk, .dolphin, .taligent]
    ) { triad, facts, roles in
      guard !triad.screens.isEmpty else {
        return triad.views.contains(where: facts.isHeadless)
          ? .notDecided(because: "no class conforms to Screen here") : nil
      }
      guard let claim = triad.claim else {
        return .notDecided(because: "the code claims no pattern, so its entry point is unknown")
      }
      let entry: Role = claim == .mvc ? .mediator : .view
      return members(of: triad.screens, "holds") { member in
        member.isStored && !member.isWeak
          && !member.mentions.contains { [entry, .port].contains(roles.role(of: $0)) }
          && !facts.types(of: member.mentions).contains {
            facts.protocols(of: $0).contains("AppScreens.HeadlessService")
          }
      }
    },
  ]

  static let noView = "no view was found that deals with the mediator"
  static let noModel = "no model was found that the mediator holds"
}

extension Roles {
  /// The pattern that a mediator belongs to, and any type of a module that is called by a pattern's name.
  fileprivate func pattern(of type: TypeFacts) -> Triad.PatternName? {
    let role = role(of: type.id)
    guard isPart(type.id) && role != .port || delegates.contains(type.id) else { return nil }
    let isNamed = role == .mediator && !facts.isViewController(type)
    return (isNamed ? NamedRole(type).pattern : nil) ?? type.patternOfModule
  }
}
