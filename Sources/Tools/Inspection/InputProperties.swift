import TriptychSourceReading

/// The properties of a view model that the user sets.
extension PackageFacts {
  /// Indicates whether a view binds to a property in both directions: `$viewModel.name`, or by a
  /// `Binding` that sets it.
  func isInput(_ property: MemberFacts, of triad: Triad) -> Bool {
    let known = types(of: property.mentions)
    // A subject or relay; its type says who may send.
    if known.contains(where: { Platform.reactive.contains($0.module) && $0.name != "Published" }) {
      return true
    }
    return triad.views.contains { view in
      sources.has(in: view) { code, place in
        code[place] == property.name[...] && code[place - 1] == "."
          && (((place - 6)..<place).contains { code[$0] == "$" }
            || code[place + 1] == "=" && code[place + 2] != "=" && code.isInBinding(place))
      }
    }
  }

  /// Indicates whether a view model itself observes a property of its own: `$name`.
  func hears(_ mediator: TypeFacts, of property: MemberFacts) -> Bool {
    sources.has(in: mediator) { $0[$1] == property.name[...] && $0[$1 - 1] == "$" }
  }
}

extension SourceText {
  /// Indicates whether code is in the parentheses of a `Binding`.
  fileprivate func isInBinding(_ place: Int) -> Bool {
    guard let opening = opening(around: place) else { return false }
    return self[opening] == "(" && self[opening - 1] == "Binding" || isInBinding(opening)
  }
}
