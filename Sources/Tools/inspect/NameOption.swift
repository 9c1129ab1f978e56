import TriptychCommandVerbs

extension ValueOption<String> {
  /// An option that takes the name of a type or module, or both with a dot, and may be given several
  /// times.
  init(namesInCode name: String, _ help: String) {
    self.init(
      name: name, placeholder: "NAME", isRepeating: true, help: help,
      expectation: "a name in code", read: { $0.isNameInCode ? $0 : nil })
  }
}

extension String {
  /// Indicates whether a type or a module can have this name.
  fileprivate var isNameInCode: Bool {
    first?.isNumber == false && unicodeScalars.prefix(256).count < 256
      && unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "-" || $0 == "." }
  }
}
