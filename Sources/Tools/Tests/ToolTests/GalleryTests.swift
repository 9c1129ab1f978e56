import Testing
import TriptychParity
import TriptychTerminal
import TriptychTestSupport
import TriptychToolSupport

@testable import gallery

/// The kit on trial.
@Suite(.onThreadOfItsOwn)
struct GalleryTests {
  @Test func `a faulty screen is reported whole, and that its rule caught it`() throws {
    let gallery = Tool(WorkerRunner.path(ofCommandBesideTests: "gallery"), ["toggles"])
    let (output, succeeded) = try gallery.run()
    #expect(output.contains("breaks CS4"))
    #expect(output.contains("  CS4 broken by toggles: "), "\(output)")
    #expect(output.contains("\n1 of 1 faulty screen caught\n"))
    #expect(succeeded)
  }

  @Test func `a correct screen is left alone`() throws {
    let gallery = Tool(
      WorkerRunner.path(ofCommandBesideTests: "gallery"), ["right", "behind-a-lock"])
    let (output, succeeded) = try gallery.run()
    #expect(output.contains("left alone"), "\(output)")
    #expect(succeeded)
  }

  @Test func `the name of an app chooses its screens`() throws {
    let gallery = Gallery(faultyScreens: [], correctScreens: [])
    let screens = [("twice", "colour"), ("never", "token"), ("late", "colour")]
    let chosen = try gallery.chosen(["colour"], of: screens, by: \.0, app: \.1)
    #expect(chosen.map(\.0) == ["twice", "late"])
  }

  @Test(arguments: [["nothing"], ["right", "nothing"]])
  func `a screen that there is not is refused`(words: [String]) {
    let transcript = TestedProgram.gallery.run(words)
    #expect(transcript.message.contains(#"there is no screen "nothing""#))
    #expect(transcript.status == 2)
  }
}
