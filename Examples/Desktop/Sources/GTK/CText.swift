extension String {
  /// The text as C can hold it: U+0001 in place of U+0000, at which a text ends in C.
  var forC: String { replacing("\u{0}", with: "\u{1}") }

  /// The text that C holds.
  init(fromC text: UnsafePointer<CChar>?) {
    self = text.map { String(cString: $0).replacing("\u{1}", with: "\u{0}") } ?? ""
  }
}
