/// The reason why the bytes of a file are not text.
package struct FileTextFault: Error, CustomStringConvertible {
  /// What is wrong, and what would be right, such as `it is text in UTF-16; save it as UTF-8`.
  package let description: String
}

extension String {
  /// Reads the bytes of a file as an editor of any system saves them.
  ///
  /// The text has no byte order mark, and each line ends in `\n`, also where the file has `\r\n` or `\r`. To split the
  /// text of a file at `"\n"` is right only afterwards: `"\r\n"` is a single `Character`. Linear in the number of bytes.
  ///
  /// - Throws: A ``FileTextFault`` for bytes that are not UTF-8.
  package init(ofFile bytes: some Collection<UInt8>) throws(FileTextFault) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw FileTextFault(description: "it is text in UTF-16; save it as UTF-8")
    }
    guard var text = String(validating: bytes, as: UTF8.self) else {
      throw FileTextFault(description: "it is not text in UTF-8; save it as UTF-8")
    }
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    let hasOtherEnds = text.utf8.contains(UInt8(ascii: "\r"))
    self = hasOtherEnds ? String(text.map { ["\r\n", "\r"].contains($0) ? "\n" : $0 }) : text
  }
}
