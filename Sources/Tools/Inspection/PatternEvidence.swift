import TextLayout

/// The patterns that a triad is seen to be, each with what speaks for it.
package struct PatternEvidence: Hashable, Sendable {
  /// The reasons for each pattern, in words; a pattern without any is left out.
  package let reasons: [Triad.Pattern: String]

  /// Weighs what a mediator and its views do, not how they are called.
  init(on triad: Triad, in facts: PackageFacts, _ roles: Roles) {
    var reasons: [Triad.Pattern: String] = [:]
    let mediator = triad.mediator
    let held = triad.heldViews(facts, roles)
    let known =
      held
      + mediator.members.filter { member in
        member.kind != .property && member.mentions.contains { roles.isOwnView($0, facts) }
      }
    let isTold = !triad.delegates.isEmpty
    if facts.isViewController(mediator) {
      reasons[.mvc] = "\(mediator.name) is a view controller, and its widgets are the view"
    } else if isTold, !known.isEmpty {
      reasons[.mvc] =
        "\(mediator.name) is told as \(triad.delegates.map(\.name).listed), and sets its view"
    }
    if triad.dialect == .smalltalk, held.isEmpty {
      reasons[.mvc] = "\(mediator.name) changes a model that the view reads by itself"
    }
    let tells = facts.exposed(by: mediator).first(where: facts.isObserved)
    let isObservable = tells != nil || facts.isObservable(mediator)
    let speaks = held.isEmpty && isObservable ? nil : known.first
    if let first = speaks, !facts.isViewController(mediator), reasons[.mvc] == nil {
      reasons[.mvp] = "\(mediator.name) tells its view: \(first.declaration)"
    } else if let first = speaks, triad.claim == .mvp {
      reasons[.mvp] = "\(mediator.name) tells its view: \(first.declaration)"
    }
    if speaks == nil, reasons[.mvc] == nil {
      let isHeld = !roles.holders(of: mediator, facts).isEmpty
      if let tells {
        reasons[.mvvm] = "\(mediator.name) can be observed: \(tells.declaration)"
      } else if isObservable {
        reasons[.mvvm] = "\(mediator.name) can be observed"
      } else if let listener = triad.listeners.first {
        reasons[.mvvm] = "\(mediator.name) tells \(listener.name), and knows no view"
      } else if isHeld, triad.claim == .mvvm, facts.mayTell(mediator) || !triad.views.isEmpty {
        reasons[.mvvm] = "\(mediator.name) is held by its view, and knows none"
      }
    }
    self.reasons = reasons
  }

  /// The pattern that it is: the claimed one if anything speaks for it, or else the only other one.
  func pattern(claimed claim: Triad.Pattern?) -> Triad.Pattern? {
    if let claim, reasons[claim] != nil { return claim }
    return reasons.count == 1 ? reasons.keys.first : nil
  }
}
