import TriptychSourceReading

extension ArchitectureRule {
  /// The rules on what a mediator is bound to, and on what it is called.
  static let forEdges: [ArchitectureRule] = [
    ArchitectureRule(
      "A22", .convention, "A mediator does not import a UI framework, such as UIKit or SwiftUI.",
      why: "A mediator that does cannot be tested or used without that framework.",
      source: Publication.viewModel, of: .all, except: [.cocoa], severity: .warning
    ) { triad, facts, roles in
      let mediator = triad.mediator
      let used = mediator.members.filter { member in
        facts.types(of: member.mentions).contains(where: \.isOfUserInterface)
      }
      if let first = used.first {
        var evidence = Evidence("\(mediator.name) has", first, of: mediator)
        evidence.others = used.dropFirst().compactMap(\.place)
        return .broken([evidence])
      }
      let sources = facts.sources.blocks(of: mediator).map(\.source)
      guard !sources.isEmpty else {
        return .notDecided(because: "the source of \(mediator.name) is not available")
      }
      let imports = sources.flatMap { source in
        source.imports.filter { Platform.userInterfaces.contains(String($0.module)) }
          .map { (source: source, module: $0.module, line: $0.line) }
      }
      let free = imports.filter { !facts.hasView(in: $0.source) }
      if let shared = imports.first, free.isEmpty {
        let file = shared.source.file.split(separator: "/").last ?? ""
        return .notDecided(because: "\(file) has views too, which need what it imports")
      }
      return Decision(
        free.map { source, module, line in
          Evidence(
            "\(mediator.name) is written with \(source.code(on: line))",
            at: SourceLine(file: source.file, line: line),
            of: "\(mediator.qualifiedName) \(module)")
        }.groupedBySubject)
    },
    ArchitectureRule(
      "A23", .convention, "View and mediator do not have strong references to each other.",
      why: "They would form a retain cycle, and never be released.",
      source: Publication.references, of: .all
    ) { triad, facts, roles in
      let (mediator, views) = (triad.mediator, triad.views.filter { $0.kind == .class })
      let ids = triad.mediatorIDs.union(triad.delegates.map(\.id))
      let back = triad.heldViews.filter { !facts.isHeldWeakly(by: $0) }
      let given =
        facts.handlers(from: mediator, to: back)
        + (triad.isCocoas ? facts.actions(in: mediator, over: ["self"]) : [])
        + views.flatMap { view in
          facts.handlers(
            from: view, to: facts.references(from: view, to: ids).filter { !$0.isWeak })
        }
      if views.isEmpty, given.isEmpty, triad.views.isEmpty, !triad.isCocoas {
        return .notDecided(because: noView)
      }
      return Decision(
        given
          + views.flatMap { view -> [Evidence] in
            let known = Set(facts.ancestors(of: view).map(\.id)).union([view.id])
            guard let way = triad.way(from: view, to: ids) else { return [] }
            return back.filter { !known.isDisjoint(with: $0.mentions) }.map { property in
              var evidence = Evidence(
                "\(way.text), and \(mediator.name) holds", property, of: mediator)
              evidence.others = way.places
              return evidence
            }
          })
    },
    ArchitectureRule(
      "A24", .definition, "Code follows the pattern that its names claim.",
      why: "Readers believe a name, and look for things where that pattern would have them.",
      source: "the sources of the variants, in Inspecting architectures", of: .all
    ) { triad, facts, roles in
      guard let claim = triad.claim, let variant = triad.variant else {
        return .notDecided(
          because: triad.claim == nil
            ? "the code claims no pattern" : "too little is known to decide what it is")
      }
      let (mediator, words) = (
        triad.mediator, "is called \(claim.rawValue) and is \(variant.name):"
      )
      let isUnbound =
        variant == .presentationModel && !NamedRole(mediator).isPresentationModel
        && decideOnNotices(of: triad).isBroken
      // A view model with one entry for messages is a view model still.
      guard variant.pattern != claim || isUnbound, variant.pattern != nil || claim != .mvvm else {
        return .holds
      }
      let known = triad.knownViews.first.map {
        Evidence("\(mediator.name) \(words) it has", $0, of: mediator)
      }
      return .broken([known ?? Evidence("\(words) it \(triad.cause)", mediator)])
    },
  ]
}

extension PackageFacts {
  /// Indicates whether a file declares a view, which may need what the file imports.
  fileprivate func hasView(in source: SourceText) -> Bool {
    types.values.contains { type in
      type.place?.file == source.file && type.kind != .protocol && isView(type)
    }
  }
}
