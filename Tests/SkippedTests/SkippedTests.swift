import Testing

/// A line in the log for the tests that `swift test` leaves out.
struct SkippedTests {
  @Test(.disabled("they take a minute more; to run them, too: TRIPTYCH_TESTS=all swift test"))
  func `the tests of the kit, of the programs and of the page`() {}
}
