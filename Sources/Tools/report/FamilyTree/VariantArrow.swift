/// An arrow in the picture of a variant.
struct VariantArrow: Hashable, Sendable {
  let from: VariantFacts.Place
  let to: VariantFacts.Place

  /// What is written beside it; empty if nothing is.
  var word = ""

  /// Indicates whether it is a notice to whoever observes, and no call.
  var isNotice = false

  /// Indicates whether it leads the same way as another one.
  func isBeside(_ other: VariantArrow) -> Bool { from == other.from && to == other.to }
}

extension VariantFacts {
  /// The arrows of the picture, each of which follows from a fact.
  var arrows: [VariantArrow] { input + output + rules + binding }

  private var input: [VariantArrow] {
    role(at: .input) == nil
      ? [VariantArrow(from: .view, to: .mediator, word: gesture)]
      : [VariantArrow(from: .view, to: .input), VariantArrow(from: .input, to: .mediator)]
  }

  private var output: [VariantArrow] {
    let source = role(at: .input) == nil ? Place.mediator : .input
    return [
      reach.map { VariantArrow(from: .mediator, to: .view, word: $0) },
      notice.map { VariantArrow(from: source, to: .view, word: $0, isNotice: true) },
    ].compactMap(\.self)
  }

  private var rules: [VariantArrow] {
    guard let role = role(at: .rules) else { return [VariantArrow(from: .mediator, to: .model)] }
    return [VariantArrow(from: .mediator, to: .rules), VariantArrow(from: .rules, to: .model)]
      + (role.isAnswering ? [VariantArrow(from: .rules, to: .mediator)] : [])
  }

  private var binding: [VariantArrow] {
    guard viewKnowsModel else { return [] }
    if role(at: .binding) == nil {
      return [
        VariantArrow(from: .model, to: .view, word: "tells", isNotice: true),
        VariantArrow(from: .view, to: .model, word: "reads"),
      ]
    }
    let ways: [(Place, Place)] = [(.model, .binding), (.binding, .view)]
    return ways.flatMap { from, to in
      [
        VariantArrow(from: from, to: to, isNotice: true),
        VariantArrow(from: to, to: from, isNotice: true),
      ]
    }
  }
}
