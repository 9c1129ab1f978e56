import TriptychSourceReading

extension PackageFacts {
  /// The parts of some views: their cells, subviews and child views, and theirs in turn.
  ///
  /// A part is a view that another stores, or names where it is shown. A view controller, a view that is
  /// opened from here, and one with a mediator of its own, belong to another screen.
  func parts(of views: [TypeFacts], under mediator: Set<String>, _ roles: Roles) -> [TypeFacts] {
    var known = Set(views.map(\.id))
    var pending = views
    var found: [TypeFacts] = []
    while let view = pending.popLast() {
      let stored = storedProperties(of: view).flatMap(\.mentions).compactMap { types[$0] }
      for other in stored + viewsShown(by: view)
      where !other.isOfPlatform && !other.isExternal && other.kind != .protocol
        && roles.isAnyView(other.id) && !Platform.isViewController(other.name)
        && !isViewController(other) && !hasMediator(other, except: mediator, roles)
        && known.insert(other.id).inserted
      {
        found.append(other)
        pending.append(other)
      }
    }
    return found.sorted { $0.id < $1.id }
  }

  private func hasMediator(
    _ view: TypeFacts, except mediator: Set<String>, _ roles: Roles
  ) -> Bool {
    storedProperties(of: view).filter { !$0.isWeak }.flatMap(\.mentions).contains {
      roles.role(of: $0) == .mediator && !mediator.contains($0)
    }
  }

  /// The package's types that a view's source names, but for those that it opens as another screen.
  private func viewsShown(by view: TypeFacts) -> [TypeFacts] {
    namings(by: view).filter { !$0.source.isOnAnotherScreen($0.place) }.map(\.type)
  }
}

extension SourceText {
  private static let openers: Set<Substring> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "present",
    "pushViewController", "UIHostingController",
  ]

  /// Indicates whether what stands at a place is shown by a call that opens another screen.
  fileprivate func isOnAnotherScreen(_ place: Int) -> Bool {
    guard let opening = opening(around: place) else { return false }
    let callee = callee(ofOpening: opening) ?? ""
    let opens =
      callee == "NavigationLink"
      ? isDestination(place, in: opening) : Self.openers.contains(callee)
    return opens || isOnAnotherScreen(opening)
  }

  /// Indicates whether a link's argument is where it leads: its closure is, if no argument says so.
  private func isDestination(_ place: Int, in opening: Int) -> Bool {
    let labels: Set<Substring> = ["destination", "value"]
    if self[opening] == "(" { return places(before: place).first.map { self[$0] } == "destination" }
    guard self[opening - 1] == ")", let start = self.opening(around: opening - 1) else {
      return true
    }
    return !(start..<opening).contains {
      labels.contains(self[$0]) && self[$0 + 1] == ":" && self.opening(around: $0) == start
    }
  }
}
