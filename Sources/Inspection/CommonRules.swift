import AppScreens

extension ArchitectureRule {
  /// The rules of every pattern, or of several.
  static let forAll: [ArchitectureRule] = [
    ArchitectureRule(
      "A1", "A model names nothing above it: no view, no mediator, no screen.",
      why: "A model that knows none of its users can serve them all, and be tested alone.", of: .all
    ) { triad, facts, roles in
      decideOnModels(of: triad, facts) { model in
        model.members.filter { member in
          member.mentions.contains { id in
            roles.delegates.contains(id)
              || [Role.view, .mediator, .screen].contains(roles.role(of: id))
          }
        }.map { Evidence("the model \(model.name) has \($0.declaration)", at: $0.place) }
      }
    },
    ArchitectureRule(
      "A2", "One pattern names no other.",
      why: "Two patterns can be compared only while neither depends on the other.",
      of: .all
    ) { triad, facts, roles in
      let isOfOther = { (other: TypeFacts) in
        other.module != triad.mediator.module
          && ![.model, .port].contains(roles.role(of: other.id))
          && (roles.role(of: other.id) != nil || roles.delegates.contains(other.id))
      }
      return Verdict(
        ([triad.mediator] + triad.views + triad.viewProtocols + triad.screens).flatMap { type in
          type.members.compactMap { member in
            member.mentions.lazy.compactMap { facts.types[$0] }.first(where: isOfOther).map {
              other in
              Evidence(
                "\(type.name) names \(other.qualifiedName): \(member.declaration)", at: member.place
              )
            }
          }
        })
    },
    ArchitectureRule(
      "A3", "A view holds no model.",
      why: "A view that can read the rules will sooner or later apply them.", of: .all
    ) { triad, facts, roles in
      decideOnViews(of: triad) { view in
        view.storedProperties.filter { property in
          // A type inside a model, such as a colour, is part of its vocabulary.
          property.mentions.contains { id in
            roles.role(of: id) == .model && facts.types[id]?.name.contains(".") == false
          }
        }
        .map { Evidence("\(view.name) holds \($0.declaration)", at: $0.place) }
      }
    },
    ArchitectureRule(
      "A4", "The mediator knows a view, if at all, through a protocol.",
      why: "Only then can another view, such as a test's, take the place of this one.",
      of: [.mvc, .mvp]
    ) { triad, facts, roles in
      Verdict(
        triad.mediator.members.filter { member in
          member.mentions.contains { id in
            roles.role(of: id) == .view && facts.types[id].map { $0.kind != .protocol } == true
          }
        }.map { member in
          Evidence(
            "\(triad.mediator.name) names a view's class: \(member.declaration)", at: member.place)
        })
    },
    ArchitectureRule(
      "A5", "Words for people are made in the mediator, not in a view or a model.",
      why: "Words that are made in two places get changed in only one.", of: .all
    ) { triad, facts, _ in
      var evidence: [Evidence] = []
      for type in triad.views + triad.models {
        guard let words = facts.words(in: type) else {
          return evidence.isEmpty
            ? .notDecided(because: "the source of \(type.name) is not available")
            : .broken(evidence)
        }
        evidence += words.map {
          Evidence("\(type.name) has the words \"\($0.text)\"", at: $0.place)
        }
      }
      if triad.views.isEmpty { return .notDecided(because: noView) }
      return triad.models.isEmpty && evidence.isEmpty
        ? .notDecided(because: noModel) : Verdict(evidence)
    },
    ArchitectureRule(
      "A6", "A model is a value: a struct or an enum.",
      why: "A value cannot change behind your back.", of: .all
    ) { triad, _, _ in
      guard !triad.models.isEmpty else { return .notDecided(because: noModel) }
      return Verdict(
        triad.models.filter { $0.kind == .class || $0.kind == .actor }.map {
          Evidence("\($0.name) is a class", at: $0.place)
        })
    },
    ArchitectureRule(
      "A7",
      """
      A screen holds its pattern's entry point, and nothing else but its world: in MVC the controller, \
      in MVP and MVVM the view.
      """,
      why: "Anything else that it held would live longer than the pattern lets it.", of: .all
    ) { triad, facts, roles in
      guard !triad.screens.isEmpty else {
        return .notDecided(because: "no class conforms to Screen here")
      }
      guard let claim = triad.claim else {
        return .notDecided(because: "the code claims no pattern, so its entry point is unknown")
      }
      let entry: Role = claim == .mvc ? .mediator : .view
      return Verdict(
        triad.screens.flatMap { screen in
          screen.storedProperties.filter { property in
            !property.mentions.contains { id in
              roles.role(of: id) == entry || roles.role(of: id) == .port || facts.isWorld(id)
            }
          }.map { Evidence("\(screen.name) holds \($0.declaration)", at: $0.place) }
        })
    },
  ]

  static let noView = "no view was found that deals with the mediator"
  static let noModel = "no model was found that the mediator holds"

  /// Judges each view; not decided if there is none.
  static func decideOnViews(
    of triad: Triad, _ evidence: (TypeFacts) -> [Evidence]
  ) -> Verdict {
    triad.views.isEmpty
      ? .notDecided(because: noView) : Verdict(triad.views.flatMap(evidence))
  }

  /// Judges each model by its known members; not decided if there is no model, or too little is known.
  private static func decideOnModels(
    of triad: Triad, _ facts: PackageFacts, _ evidence: (TypeFacts) -> [Evidence]
  ) -> Verdict {
    let found = triad.models.flatMap(evidence)
    if let unknown = triad.models.first(where: \.isExternal), found.isEmpty {
      return .notDecided(because: "\(unknown.name) is declared in another package")
    }
    return triad.models.isEmpty ? .notDecided(because: noModel) : Verdict(found)
  }
}

extension PackageFacts {
  /// The string literals with a letter in a type, except those for programmers.
  fileprivate func words(in type: TypeFacts) -> [(text: String, place: SourceLine)]? {
    guard let place = type.place, let source = sources[place.file] else { return nil }
    let extent = source.extent(from: place.line)
    let technical = [
      "log.call(", "log.delegate(", "log.assign(", "log.bind(", "precondition", "fatalError(",
      "assert", "notImplemented(", "String(format:",
    ]
    return source.literals(in: extent).filter { literal in
      guard literal.text.contains(where: \.isLetter) else { return false }
      let line = source.call(around: literal.line - 1)
      return !technical.contains { line.contains($0) }
    }.map { ($0.text, SourceLine(file: place.file, line: $0.line)) }
  }
}

extension SourceText {
  /// A line of code, together with the one before it if that opens a call.
  fileprivate func call(around index: Int) -> String {
    let isOpened = index > 0 && code[index - 1].hasSuffix("(")
    return (isOpened ? code[index - 1] : "") + code[index]
  }
}
