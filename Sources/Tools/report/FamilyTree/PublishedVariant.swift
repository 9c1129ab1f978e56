/// A variant of the patterns, in the words of the book's page of history.
struct PublishedVariant: Decodable, Sendable {
  let name: String

  /// The pattern whose colour it has: `mvc`, `mvp` or `mvvm`.
  let family: String

  /// Who published it, and when.
  let published: String

  /// The arrow that changes from the variant before.
  let change: String

  /// When one would choose it, after "choose it".
  let choice: String

  /// What its picture is drawn from; nil for a variant without a mediator.
  let facts: VariantFacts?

  /// The variants that differ least from this one.
  let next: [PublishedVariant]
}
