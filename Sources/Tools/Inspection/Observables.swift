import TriptychSourceReading

/// The ways in which an object announces its changes.
extension PackageFacts {
  /// Indicates whether a whole class announces its changes, as with Observation or Combine.
  func isObservable(_ type: TypeFacts) -> Bool {
    ancestors(of: type).contains { ["Observable", "ObservableObject"].contains($0.name) }
  }

  /// Indicates whether a class or some property of it announces changes.
  func hasObservables(_ type: TypeFacts) -> Bool {
    isObservable(type) || exposed(by: type).contains(where: isObserved)
  }

  /// The way in which a type lets others hear of its changes, in words; nil if it is not seen to.
  ///
  /// An observable class, a property that announces its changes or is `dynamic`, a closure that others
  /// set, a value whose parts do (such as the outputs in a protocol), and a closure that it is given
  /// and keeps. A view that sets closures synchronises itself by hand.
  func announcement(of type: TypeFacts) -> (way: VariantFact.Value, words: String)? {
    let exposed = exposed(by: type)
    if let property = exposed.first(where: isObserved) { return (.yes, property.declaration) }
    if isObservable(type) { return (.yes, "\(type.name) is observable") }
    let settable = exposed.filter { $0.kind == .property && $0.isSettable }
    if let closure = settable.first(where: \.isClosure) { return (.byClosure, closure.declaration) }
    let own = exposed.first { member in
      (member.kind == .property || member.hasResult)
        && types(of: member.mentions).contains { part in
          tellsChanges(part) || self.exposed(by: part).contains(where: isObserved)
        }
    }
    if let own { return (.yes, own.declaration) }
    let keeps = type.members.contains { $0.isStored && $0.isClosure }
    let method = exposed.first { $0.takesClosure && $0.kind == .method }
    return keeps ? method.map { (.yes, $0.declaration) } : nil
  }

  /// Indicates whether others can read what a type has to show, once they have heard of a change.
  func canBeRead(_ type: TypeFacts) -> Bool {
    exposed(by: type).contains { member in
      member.kind == .property && !member.isWeak && !member.isClosure || member.hasResult
    }
  }

  /// The members of an instance that other files can reach, those of a class's superclasses, and of the
  /// protocols that a protocol inherits from, included.
  func exposed(by type: TypeFacts) -> [MemberFacts] {
    let inherited = ancestors(of: type).filter { $0.kind == type.kind && !$0.isOfPlatform }
    return (type.members + inherited.flatMap(\.members)).filter { !$0.isPrivate && !$0.isStatic }
  }

  /// Indicates whether a property announces its changes by itself.
  func isObserved(_ property: MemberFacts) -> Bool {
    guard property.kind == .property else { return false }
    return property.declaration.contains("dynamic ")
      || (wrappers(of: property) + types(of: property.mentions)).contains(where: tellsChanges)
  }

  /// The property wrappers of a property: no actor, and no macro, has a value that it wraps.
  func wrappers(of property: MemberFacts) -> [TypeFacts] {
    types(of: property.attributeTypes).filter { type in
      type.isExternal || type.members.contains { $0.name == "wrappedValue" }
    }
  }

  /// Indicates whether a type is a box that announces its changes: a publisher, a subject, one of a library
  /// that calls closures with the values in it, or one's own.
  func tellsChanges(_ type: TypeFacts) -> Bool {
    if Platform.reactive.contains(type.module) {
      return ["Subject", "Publisher", "Published"].contains { type.name.contains($0) }
    }
    if type.isOfLibrary {
      return ([type] + ancestors(of: type)).flatMap(\.members)
        .contains { $0.isGeneric && $0.takesClosure && $0.answersLater && $0.kind == .method }
    }
    guard !type.isOfPlatform, type.kind != .protocol, type.name.allSatisfy({ $0 != "." }) else {
      return type.name == "AsyncStream"
    }
    let isBox =
      type.members.contains { $0.name == "wrappedValue" || $0.isGeneric && $0.isStored }
      && type.members.contains { member in
        member.isClosure && member.kind == .property || member.takesClosure
          || types(of: member.mentions).contains(where: isView)
      }
    return isBox || type.members.contains { $0.name == "projectedValue" }
  }

  /// Indicates whether others may learn of changes in a way that is not known in full: by a callback
  /// that comes with a call, but not by waiting for one to end.
  func mayTell(_ type: TypeFacts) -> Bool {
    announcement(of: type) != nil
      || exposed(by: type).contains { $0.isClosure || $0.takesClosure }
  }

  /// Indicates whether others can have a member do something, other than fill a view.
  private func isCommand(_ member: MemberFacts) -> Bool {
    member.kind == .method && !member.isStatic && !member.isPrivate && !member.hasResult
      && !types(of: member.firstParameter ?? []).contains(where: isView)
  }

  /// Indicates whether a type only carries values, such as those for a cell: it announces nothing, keeps
  /// no object, and nothing in it changes but by being set.
  func isConstant(_ type: TypeFacts) -> Bool {
    let stored = storedProperties(of: type)
    let acts = type.members.contains { member in
      member.declaration.contains("mutating func")
        || isCommand(member) && !stored.contains(where: \.isClosure)
    }
    guard !stored.isEmpty, !acts, !stored.contains(where: isObserved), !isObservable(type) else {
      return false
    }
    return stored.allSatisfy { property in
      if property.isClosure { return property.isConstant }
      return (property.isConstant || type.kind == .struct) && !property.isWeak
        && !types(of: property.mentions).contains { other in
          (other.kind == .class || other.kind == .protocol) && !other.isOfPlatform
        }
    }
  }
}
