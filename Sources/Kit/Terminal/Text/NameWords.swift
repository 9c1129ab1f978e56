extension String {
  /// The words of a name in code: those of `viewModel` are `view model`.
  package var inWords: String {
    var words = ""
    var isAfterLowercase = false
    for character in self {
      let isNewWord = isAfterLowercase && character.isUppercase
      words += isNewWord ? " \(character.lowercased())" : "\(character)"
      isAfterLowercase = character.isLowercase
    }
    return words
  }
}
