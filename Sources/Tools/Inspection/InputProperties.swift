/// The properties of a view model that are a person's to set.
extension PackageFacts {
  /// Indicates whether a view binds to a property in both directions: `$viewModel.name`, or by a
  /// `Binding` that sets it.
  func isInput(_ property: MemberFacts, of triad: Triad) -> Bool {
    if property.mentions.compactMap({ types[$0] }).contains(where: { $0.isOfReactive }) {
      return true  // A subject or relay; its type says who may send.
    }
    return triad.views.contains { view in
      sources.blocks(of: view).contains { block in
        let code = NestedCode(block.tokens)
        return code.tokens.indices.contains { place in
          code[place] == property.name[...] && code[place - 1] == "."
            && (code.tokens[..<place].suffix(6).contains { $0.text == "$" }
              || code[place + 1] == "=" && code[place + 2] != "=" && code.isInBinding(place))
        }
      }
    }
  }

  /// Indicates whether a view model itself observes a property of its own: `$name`.
  func hears(_ mediator: TypeFacts, of property: MemberFacts) -> Bool {
    sources.blocks(of: mediator).contains { block in
      let tokens = block.tokens
      return zip(tokens, tokens.dropFirst()).contains {
        $0.text == "$" && $1.text == property.name[...]
      }
    }
  }
}

extension TypeFacts {
  fileprivate var isOfReactive: Bool { Platform.reactive.contains(module) && name != "Published" }
}

extension NestedCode {
  /// Indicates whether code stands in the parentheses of a `Binding`.
  fileprivate func isInBinding(_ place: Int) -> Bool {
    guard let opening = opening(around: place) else { return false }
    return self[opening] == "(" && self[opening - 1] == "Binding" || isInBinding(opening)
  }
}
