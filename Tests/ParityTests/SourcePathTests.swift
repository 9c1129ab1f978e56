import Testing

@testable import Parity

/// The places in code that the runtime tells when a screen traps.
struct SourcePathTests {
  @Test
  func `a module and a file are told as a path from where one stands`() {
    // Tests are run in the package's own folder.
    #expect(
      "MVP/CalculatorPresenter.swift:31: Fatal error: none".namingSource
        == "Sources/MVP/Calculator/CalculatorPresenter.swift:31: Fatal error: none")
    #expect(
      "ParityTests/SourcePathTests.swift:9:2".namingSource
        == "Tests/ParityTests/SourcePathTests.swift:9:2")
  }

  @Test(arguments: ["MVP/NoSuchFile.swift:3", "MVC/../SourcePath.swift", "", "Segmentation fault"])
  func `what names no file stays as it is`(text: String) {
    #expect(text.namingSource == text)
  }
}
