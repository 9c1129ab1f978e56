import Testing

@testable import Parity

struct SourcePathTests {
  @Test
  func `a module and a file are told as a path from where one stands`() {
    // Tests are run in the package's own folder.
    #expect(
      "Parity/SourcePath.swift:3: Fatal error: none".namingSource
        == "Sources/Parity/Reports/SourcePath.swift:3: Fatal error: none")
    #expect("Parity/SourcePath.swift".namingSource == "Sources/Parity/Reports/SourcePath.swift")
    #expect(
      "ParityTests/SourcePathTests.swift:9:2".namingSource
        == "Tests/ParityTests/SourcePathTests.swift:9:2")
  }

  @Test(arguments: [
    "Parity/NoSuchFile.swift:3", "Nowhere/SourcePath.swift:3", "MVC/../SourcePath.swift", "",
    "no path", "/", "Segmentation fault", "Parity/Path.swift:3", "Parity/SourcePath:3",
    "Parity/Reports/SourcePath.swift:3",
  ])
  func `what names no file, or several, stays as it is`(text: String) {
    #expect(text.namingSource == text)
  }
}
