extension Substring {
  /// Indicates whether the token is a decimal integer: perhaps one `+` or `-`, then ASCII digits.
  var isInteger: Bool {
    let digits = first == "+" || first == "-" ? dropFirst() : self
    return !digits.isEmpty && digits.utf8.allSatisfy { (48...57).contains($0) }
  }
}
