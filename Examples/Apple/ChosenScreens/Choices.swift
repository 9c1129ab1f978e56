/// The apps to choose from.
enum ChosenApp: String, CaseIterable {
  case tokenCalculator = "Token calculator"
  case calculator = "Four-function calculator"
  case colourSelector = "Colour selector"
  case addressForm = "Address form"
  case musicSearch = "Music search"
}

/// The patterns to choose from.
enum ChosenPattern: String, CaseIterable {
  case mvc = "MVC"
  case mvp = "MVP"
  case mvvm = "MVVM"
}
