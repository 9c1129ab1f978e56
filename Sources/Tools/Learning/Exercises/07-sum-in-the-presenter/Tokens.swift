/// The texts that the user typed, each perhaps long: the model of the token calculator.
struct Tokens {
  var separators = ""
  var input = ""

  /// The sum of all tokens that are whole numbers; nil where a number or the sum is beyond `Int`.
  var total: Int? {
    // TODO: The model does not know its own total yet.
    0
  }
}
