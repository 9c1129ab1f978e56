import HostSystem
import Parity
import TestSupport
import Testing

/// The kit on trial.
@Suite(.onThreadOfItsOwn)
struct GalleryTests {
  @Test func `a faulty screen is told whole, and that its rule caught it`() throws {
    let gallery = Tool(Isolation.path(ofCommandBesideTests: "gallery"), ["toggles"])
    let (output, succeeded) = try gallery.run()
    #expect(output.hasPrefix("toggles: colour in any pattern, breaks CS4\n"))
    #expect(output.contains("  CS4 broken by toggles: "), "\(output)")
    #expect(output.hasSuffix("\n1 of 1 told by it first\n"))
    #expect(succeeded)
  }

  @Test(arguments: [["nothing"], ["right", "nothing"]])
  func `a screen that there is not is refused`(words: [String]) {
    let transcript = TestedProgram.gallery.run(words)
    #expect(transcript.message.contains(#"no such screen, "nothing""#))
    #expect(transcript.status == 2)
  }
}
