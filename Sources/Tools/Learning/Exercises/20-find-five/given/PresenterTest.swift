/// A test of a presenter.
struct PresenterTest {
  /// What it says, for people.
  let name: String

  /// Indicates whether a new presenter does what it must.
  let passes: (any ColourPresenting) -> Bool

  /// A test that is made of a name and what is done with a new presenter.
  init(_ name: String, passes: @escaping (any ColourPresenting) -> Bool) {
    (self.name, self.passes) = (name, passes)
  }
}
