import Foundation
import Testing
import TriptychRecordingViews
import TriptychTestSupport

/// Screens of a small module, each with a line taken away.
struct PatchedScreensTests {
  private static let presenter = """
    import AppScreens
    public final class LampPresenter {
      weak var view: HeadlessLampView?
      func attach() { update() }
      func press() {
        update()
      }
      func release() {
        update()
      }
      func update() {}
    }
    """

  private static let view =
    "final class HeadlessLampView: HeadlessView { let presenter = LampPresenter() }"
  private static let screen = "final class LampScreen: Screen { let view = HeadlessLampView() }"

  /// The text that is made of a list.
  private func text(of list: String) throws -> String {
    var text = ""
    let files = [
      "Mine/Lamp/LampPresenter.swift": Self.presenter, "Mine/Lamp/LampScreen.swift": Self.screen,
      "Mine/Lamp/HeadlessLampView.swift": Self.view, "PatchedScreens.diff": list,
    ]
    try withFolder(files) { folder in
      let modules = ["Mine": "\(folder)/Mine"]
      text = try PatchedScreens(listedIn: "\(folder)/PatchedScreens.diff", of: modules).text
    }
    return text
  }

  @Test func `each screen of a list is the module's without a line`() throws {
    let text = try text(
      of: """
        lamp on off
        --- Mine/Lamp/LampPresenter.swift
           func press() {
        -    update()
        lamp on
        --- Mine/Lamp/LampPresenter.swift
        -  weak var view: HeadlessLampView?
        +  var view: HeadlessLampView?
        """)
    #expect(text.contains(#"app: "lamp", steps: ["on", "off"]"#))
    #expect(text.contains(#"Pattern("Mine").adding { Broken2.LampScreen() }"#))
    let screens = text.components(separatedBy: "private enum ")
    #expect(screens.count == 3)
    #expect(screens[1].contains("func press() {\n\n  }\n  func release() {\n    update()\n"))
    #expect(screens[1].contains("  weak var view: HeadlessLampView?"))
    #expect(screens[2].contains("\n  var view: HeadlessLampView?\n"))
    #expect(screens[2].contains("func press() {\n    update()\n"))
    #expect(screens[2].contains("HeadlessView, RecordingView {"))
    #expect(!screens[1].contains("import "))
  }

  @Test(
    arguments: [
      ("lamp on\n--- Mine/Lamp/LampPresenter.swift\n-    dim()\n", "are not in"),
      ("lamp on\n--- Mine/Lamp/LampPresenter.swift\n-    update()\n", "are more than once in"),
      ("lamp on\n--- Other/Lamp/LampPresenter.swift\n-    update()\n", "Other is not a module"),
      ("lamp on\n--- Mine/Lamp/LampPresenter.swift\n", "a line that begins with -"),
      ("lamp on\n-    update()\n-    update()\n", "there must be a file"),
    ])
  func `a list that names no line, or several, is refused`(list: String, reason: String) throws {
    let fault = try #require(throws: RecordingFault.self) { try text(of: list) }
    #expect(fault.description.contains(reason))
  }
}
