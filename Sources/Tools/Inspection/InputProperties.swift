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
        let tokens = Array(block.source.tokens(in: block.lines).map(\.text))
        let bindings = tokens.indices.filter { tokens[$0] == "Binding" }.map(tokens.call(after:))
        return tokens.indices.dropFirst(2).contains { place in
          tokens[place] == property.name[...] && tokens[place - 1] == "."
            && (tokens[..<place].suffix(6).contains("$")
              || bindings.contains { $0.contains(place) } && tokens.isAssigned(place))
        }
      }
    }
  }

  /// Indicates whether a view model itself observes a property of its own: `$name`.
  func hears(_ mediator: TypeFacts, of property: MemberFacts) -> Bool {
    sources.blocks(of: mediator).contains { block in
      let tokens = block.source.tokens(in: block.lines)
      return zip(tokens, tokens.dropFirst()).contains {
        $0.text == "$" && $1.text == property.name[...]
      }
    }
  }
}

extension [Substring] {
  /// The places of what is in the parentheses after a name.
  fileprivate func call(after name: Int) -> Range<Int> {
    var depth = 0
    for place in indices[(name + 1)...] {
      if self[place] == "(" { depth += 1 }
      if self[place] == ")" { depth -= 1 }
      if depth == 0 { return name..<place }
    }
    return name..<endIndex
  }

  /// Indicates whether something is put into the variable at a place.
  fileprivate func isAssigned(_ place: Int) -> Bool {
    place + 2 < count && self[place + 1] == "=" && self[place + 2] != "="
  }
}

extension TypeFacts {
  fileprivate var isOfReactive: Bool { Platform.reactive.contains(module) && name != "Published" }
}
