import Testing
import TriptychTerminal

/// What an editor saved, on any system.
struct FileTextTests {
  @Test(arguments: [
    ("a\nb", "a\nb"), ("a\r\nb\r\n", "a\nb\n"), ("a\rb", "a\nb"), ("\r\r\n\n", "\n\n\n"),
    ("\u{FEFF}a", "a"), ("", ""),
  ])
  func `each line ends in a line feed, and a byte order mark is left out`(
    file: String, text: String
  ) throws {
    #expect(Array(try String(ofFile: file.utf8).utf8) == Array(text.utf8))
  }

  @Test(arguments: [([0x61, 0xFF], "UTF-8"), ([0xFF, 0xFE, 0x61, 0x00], "UTF-16")])
  func `bytes that are not text in UTF-8 are refused with what to do`(
    bytes: [UInt8], word: String
  ) {
    let error = #expect(throws: FileTextFault.self) { try String(ofFile: bytes) }
    #expect(error?.description.contains(word) == true)
    #expect(error?.description.contains("save it as UTF-8") == true)
  }
}
