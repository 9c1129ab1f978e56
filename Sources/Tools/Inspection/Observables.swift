extension PackageFacts {
  /// Indicates whether changes of a whole class are told, as with Observation or Combine.
  func isObservable(_ type: TypeFacts) -> Bool {
    ancestors(of: type).contains { ["Observable", "ObservableObject"].contains($0.name) }
  }

  /// Indicates whether a class or some property of it tells of changes.
  func hasObservables(_ type: TypeFacts) -> Bool {
    isObservable(type) || exposed(by: type).contains(where: isObserved)
  }

  /// The members of an instance that other files can reach, those of superclasses included.
  func exposed(by type: TypeFacts) -> [MemberFacts] {
    (type.members + superclasses(of: type).filter { !$0.isOfPlatform }.flatMap(\.members))
      .filter { !$0.isPrivate && !$0.isStatic }
  }

  /// Indicates whether a property tells of its changes by itself.
  func isObserved(_ property: MemberFacts) -> Bool {
    guard property.kind == .property else { return false }
    return property.attributes.contains { ["Published", "Observed"].contains($0) }
      || property.wrappers.compactMap({ types[$0] }).contains(where: tellsChanges)
      || property.mentions.compactMap({ types[$0] }).contains(where: tellsChanges)
  }

  /// Indicates whether a type is a box that tells of its changes: a publisher, a subject, or one's own.
  func tellsChanges(_ type: TypeFacts) -> Bool {
    let words = [
      "Subject", "Publisher", "Observable", "Relay", "Driver", "Signal", "Property", "Published",
      "BindingTarget", "ControlEvent", "Infallible", "Single", "Action", "AsyncStream",
    ]
    if Platform.reactive.contains(type.module) {
      return words.contains { type.name.contains($0) }
    }
    guard !type.isOfPlatform, type.kind != .protocol, type.name.allSatisfy({ $0 != "." }) else {
      return type.name == "AsyncStream"
    }
    let isBox =
      type.members.contains { $0.name == "wrappedValue" || $0.isGeneric && $0.isStored }
      && type.members.contains { $0.isClosure && $0.kind == .property || $0.takesClosure }
    return isBox || type.members.contains { $0.name == "projectedValue" }
  }

  /// Indicates whether somebody may be told of changes in a way that is not known in full.
  ///
  /// A callback, a notification and a delegate are such ways, and so is a completion.
  func mayTell(_ type: TypeFacts) -> Bool {
    let members = type.members + superclasses(of: type).flatMap(\.members)
    let results = members.filter { $0.kind == .method }.flatMap(\.mentions)
      .compactMap { types[$0] }.filter { !$0.isOfPlatform }
    return members.contains { $0.isClosure || $0.takesClosure || $0.isAsynchronous }
      || (members + results.flatMap(\.members)).contains { member in
        member.mentions.compactMap { types[$0] }.contains(where: tellsChanges)
      }
      || sources.blocks(of: type).contains { block in
        block.source.tokens(in: block.lines).contains { $0.text == "NotificationCenter" }
      }
  }
}
