import TriptychSourceReading

/// Closures by which an object reaches back to the one that keeps it.
extension PackageFacts {
  /// The lines on which a type gives an object that it holds a closure with a strong reference to itself,
  /// which the object keeps: in a property of a function's type, or in a box that announces its changes.
  func handlers(from type: TypeFacts, to held: [MemberFacts]) -> [ArchitectureRule.Evidence] {
    let roots = Set(held.map(\.name))
    let others = types(of: held.flatMap(\.mentions))
    let members = (others + others.flatMap(ancestors)).flatMap(\.members)
    let boxes = types(of: members.flatMap(\.mentions)).filter {
      !$0.isOfPlatform && tellsChanges($0)
    }
    let kept = members.filter { $0.isClosure && $0.kind == .property }
    let names = Set((kept + boxes.flatMap(\.members).filter(\.takesClosure)).map(\.stem))
    return closures(in: type, over: ["self"]) { code, brace in
      let path = code.path(toClosure: brace)
      return path.count > 1 && roots.contains(String(path[0])) && names.contains(path.last ?? "")
    }
  }

  /// The lines on which a type gives a widget an action that keeps one of some names.
  func actions(in type: TypeFacts, over names: Set<Substring>) -> [ArchitectureRule.Evidence] {
    closures(in: type, over: names) { $0.path(toClosure: $1).last == "UIAction" }
  }

  private func closures(
    in type: TypeFacts, over names: Set<Substring>, where isKept: (SourceText, Int) -> Bool
  ) -> [ArchitectureRule.Evidence] {
    sources.blocks(of: type).flatMap { block in
      let code = block.source
      return block.places.filter { place in
        code[place] == "{" && code.captures(names, inClosure: place) && isKept(code, place)
      }.map { place in
        ArchitectureRule.Evidence(
          "\(type.name) is kept by a closure that it gives away:", code: place, in: code,
          of: type.qualifiedName)
      }
    }
  }
}

extension MemberFacts {
  /// The name without the labels of arguments.
  var stem: Substring { name.prefix { $0 != "(" } }

  /// The labels of arguments, which mostly are the names of the parameters too.
  var labels: [Substring] { name.dropFirst(stem.count + 1).split(separator: ":").dropLast() }
}

extension SourceText {
  /// Indicates whether a closure keeps a strong reference to what one of some names means.
  fileprivate func captures(_ names: Set<Substring>, inClosure brace: Int) -> Bool {
    let body = brace...closing(of: brace)
    return body.contains { names.contains(self[$0]) && self[$0 - 1] != "." }
      && !body.contains { place in
        ["weak", "unowned"].contains(self[place]) && names.contains(self[place + 1])
          && opening(around: place) == brace + 1
      }
  }

  /// The names that lead to where a closure goes: `page.onTap` in `page.onTap = {`, and `total.bind` in
  /// `total.bind {` or `total.bind(with: {`.
  fileprivate func path(toClosure brace: Int) -> [Substring] {
    var place = brace - 1
    switch self[place] {
    case ")": place = (opening(around: place) ?? 0) - 1
    case "(", ":", ",": place = (opening(around: brace) ?? 0) - 1
    case "=": place -= 1
    default: break
    }
    var names: [Substring] = []
    while tokens.indices.contains(place), tokens[place].isWord {
      names.insert(self[place], at: 0)
      guard self[place - 1] == "." else { break }
      place -= ["?", "!"].contains(self[place - 2]) ? 3 : 2
    }
    return Array(names.drop { $0 == "self" })
  }
}
