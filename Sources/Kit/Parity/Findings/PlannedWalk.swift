import AppScreens

/// A walk to take, where it comes from, and what must be seen along it if it is taken plainly.
struct PlannedWalk<Subject: AppDefinition> {
  let walk: Walk<Subject.Gesture>
  let origin: WalkOrigin
  var reference = Reference<Subject.Display>()
}

extension PlannedWalk {
  /// A walk for each of the last steps, if there are several; else this one.
  var branches: [PlannedWalk] {
    walk.lastSteps.isEmpty ? [self] : walk.lastSteps.indices.map(branch)
  }

  /// The walk with one of its last steps, on a single screen.
  func branch(at place: Int) -> PlannedWalk {
    var branch = Walk(walk.steps + [walk.lastSteps[place]])
    branch.unread = branch.steps.count
    return PlannedWalk(
      walk: branch, origin: origin, reference: reference.alone(at: place, after: branch.unread))
  }
}

/// Where a walk comes from.
enum WalkOrigin {
  /// A scenario of a rule, by its name.
  case scenario(String, of: String)

  /// Steps that the user gave.
  case yours

  /// A search, in words.
  case search(String)

  /// Such as `random steps`, or the name of a scenario.
  var words: String {
    switch self {
    case .scenario(let name, _): name
    case .yours: "your steps"
    case .search(let words): words
    }
  }

  /// The number of the rule to which the scenario belongs; nil for all other walks.
  var rule: String? { if case .scenario(_, let rule) = self { rule } else { nil } }

  /// Indicates whether somebody wrote the steps.
  var isWritten: Bool { if case .search = self { false } else { true } }
}
