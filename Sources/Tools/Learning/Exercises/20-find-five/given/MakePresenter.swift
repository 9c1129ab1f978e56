/// A new presenter, by its number.
func makePresenter(_ number: String) -> any ColourPresenting {
  Presenter(numbered(number))
}
