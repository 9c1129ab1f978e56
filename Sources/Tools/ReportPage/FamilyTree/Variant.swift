/// A variant of the patterns, in the words of the book's article on the family tree.
struct Variant: Sendable {
  /// The pattern whose colour it has.
  enum Family: Int, Sendable {
    case mvc, mvp, mvvm
  }

  let name: String
  let family: Family

  /// Who published it, and when.
  let published: String

  /// The arrow that changes from the variant before.
  let change: String

  /// When one would choose it, after "choose it".
  let choice: String

  /// What its picture is drawn from; nil for a variant without a mediator.
  let facts: VariantFacts?

  /// The variants that differ least from this one.
  let next: [Variant]

  /// A variant with these words and facts.
  init(
    _ name: String, _ family: Family, published: String, change: String, choice: String,
    _ facts: VariantFacts?, next: [Variant] = []
  ) {
    self.name = name
    self.family = family
    self.published = published
    self.change = change
    self.choice = choice
    self.facts = facts
    self.next = next
  }
}
