import AppRules
import AppScreens
import SharedSuite
import Testing
import TriptychFaultyScreens
import TriptychParity
import TriptychTestSupport
import TriptychTraces

/// A field in which the user types is not set to what it shows (S8), as far as recorded messages tell.
@Suite(.onThreadOfItsOwn)
struct TypingTests {
  @Test(arguments: [
    ("shows-all-fields-after-an-edit", "input=1"), ("shows-edited-field-again", "city=a"),
    ("two-way-binding-echoes", "query=a"),
  ])
  func `a mediator that sets the field in which the user types is found, in each pattern`(
    name: String, step: String
  ) throws {
    let faultyScreen = try #require(FaultyScreens.all.first { $0.name == name })
    let app = try #require(TriptychApps.all.first { $0.name == faultyScreen.app })
    let finding = try #require(
      try app.outcome(of: [step], under: .typing, on: faultyScreen.pattern).finding)
    #expect(finding.rule == "S8")
    #expect(finding.shown.contains(step.drop { $0 != "=" }.dropFirst()), "\(finding)")
  }

  @Test(arguments: [TagScreen.Manner.greets, .tidies])
  func `another widget with the same text is not an echo, and another text in the field neither`(
    manner: TagScreen.Manner
  ) throws {
    #expect(try outcome(of: ["name=Ada ", "name=Ada"], manner).isRight)
  }

  @Test func `an echo is reported after the edit, by the message that sets the field`() throws {
    let finding = try #require(try outcome(of: ["name=A", "name=Ad"], .echoes).finding)
    #expect(finding.shown.contains("show(name:)"))
    #expect(finding.steps.count == 1)
  }

  @Test func `where it is not known which message sets a field, nothing is judged`() throws {
    #expect(try outcome(of: ["name=Ada"], .rendersAll).obstacle?.contains("a field") == true)
  }

  @Test
  func `where views do not record, S8 alone is not run, and the screen conforms all the same`() {
    let app = TokenCalculatorApp()
    let report = app.report(on: .plainMVP, effort: .least)
    #expect(report.verdict(on: "S8") == .notRun)
    #expect(report.isConforming, "\(report)")
    #expect(!report.notTried.contains { $0.contains("record") })
    #expect(!ColourSelectorApp().ruleNumbers.contains("S8"))
  }

  private func outcome(of steps: [String], _ manner: TagScreen.Manner) throws -> Outcome<Finding> {
    try TagApp().outcome(
      of: steps, under: .typing, on: Pattern("Tag").adding { TagScreen(manner) })
  }
}

/// A name tag: a field, and a label with the same text.
private struct TagApp: AppDefinition {
  let name = "tag"
  let title = "Name tag"
  let notation = ""
  let demonstration: [String] = []
  let alphabet = [TagGesture(text: "Ada")]
  let ruleFile = RuleFile<TagGesture, TagDisplay>(text: "", at: "Tag.rules")
}

struct TagGesture: ScreenGesture {
  let text: String

  var notation: String { "name=\(text)" }

  static func read(_ notation: String) throws(NotationFailure) -> [Self] {
    guard notation.hasPrefix("name=") else {
      throw NotationFailure(of: notation, "is not a gesture", remedy: "write name=TEXT")
    }
    return [TagGesture(text: String(notation.dropFirst(5)))]
  }
}

struct TagDisplay: ScreenDisplay {
  var name = ""
  var label = ""

  var widgets: [Widget] { [Widget("name", shows: name), Widget("label", shows: label)] }
}

/// A screen whose presenter shows the name on a label, and in its own manner.
final class TagScreen: Screen {
  enum Manner {
    case greets, tidies, echoes, rendersAll
  }

  private(set) var view: TagView

  init(_ manner: Manner) { view = TagView(TagPresenter(manner)) }

  func replaceView() { view = TagView(view.presenter) }
}

final class TagPresenter {
  private let manner: TagScreen.Manner
  private weak var view: TagView?
  private var name = ""

  init(_ manner: TagScreen.Manner) { self.manner = manner }

  func attach(_ view: TagView) {
    self.view = view
    if manner == .rendersAll { return view.show(all: [name, name]) }
    view.show(name: name)
    view.show(label: name)
  }

  func edit(_ text: String) {
    name = text
    switch manner {
    case .greets: break
    case .tidies where text.hasSuffix(" "): view?.show(name: String(text.dropLast()))
    case .tidies: break
    case .echoes: view?.show(name: text)
    case .rendersAll: return view?.show(all: [text, text]) ?? ()
    }
    view?.show(label: text)
  }
}

final class TagView: RecordingView {
  let recording = ViewRecording()
  let presenter: TagPresenter
  private(set) var display = TagDisplay()

  init(_ presenter: TagPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func perform(_ gesture: TagGesture) {
    display.name = gesture.text
    presenter.edit(gesture.text)
  }

  func show(name: String) {
    log.show("show(name:)", name)
    display.name = name
  }

  func show(label: String) {
    log.show("show(label:)", label)
    display.label = label
  }

  func show(all texts: [String]) {
    log.show("show(all:)", texts)
    (display.name, display.label) = (texts[0], texts[1])
  }
}
