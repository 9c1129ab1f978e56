extension String {
  /// The words of a name in code: those of `viewModel` are `view model`.
  package var inWords: String {
    replacing(/(\p{Ll})(\p{Lu})/) { "\($0.output.1) \($0.output.2.lowercased())" }
  }
}
