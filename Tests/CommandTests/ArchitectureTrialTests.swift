import AppModels
import AppRules
import AppScreens
import MVC
import MVP
import MVVM
import Parity
import Testing

@testable import Inspection
@testable import TriptychCommand

/// The rules that running the code decides, on screens that keep and that break them.
struct ArchitectureTrialTests {
  @Test(arguments: [Pattern.mvp, .mvvm])
  func `a mediator that works without its view is told so`(pattern: Pattern) throws {
    let trial = try #require(ArchitectureTrial(of: ColourSelectorApp(), in: pattern))
    #expect(trial.worksWithoutView == .holds)
  }

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
  func `a view is known by its module and its name`(pattern: Pattern) throws {
    let trial = try #require(ArchitectureTrial(of: ColourSelectorApp(), in: pattern))
    #expect(trial.view == "\(pattern.name).HeadlessColourSelectorView")
  }

  @Test
  func `a gesture is measured by what view and mediator say, not by what is seen of it`() throws {
    let trial = try #require(ArchitectureTrial(of: CalculatorApp(), in: .mvp))
    let measure = try trial.measure(in: .mvp, nil)
    #expect(measure.messageRange == 2...2)
    #expect(measure.updateRange == 1...1)
  }

  @Test
  func `a mediator that is deaf without its view is caught`() throws {
    let trial = try #require(ArchitectureTrial(of: ColourSelectorApp(), in: .deaf))
    #expect(
      trial.worksWithoutView
        == .broken([.init("green=on changes nothing once the view is gone", at: nil)]))
  }

  @Test
  func `two views of which one lags behind are caught, with the gestures`() throws {
    let trial = try #require(ArchitectureTrial(of: ColourSelectorApp(), in: .deaf))
    guard case .broken(let evidence) = trial.servesTwoViews else {
      Issue.record("a second view that hears nothing passed")
      return
    }
    #expect(evidence.map { $0.text.hasPrefix("the two views differ after ") } == [true])
    #expect(evidence.map { $0.text.hasSuffix("=on") } == [true])
  }

  @Test
  func `two views that agree are told so, and a screen without a second view is not judged`()
    throws
  {
    let trial = try #require(ArchitectureTrial(of: ColourSelectorApp(), in: .mvvm))
    #expect(trial.servesTwoViews == .holds)
    let other = try #require(ArchitectureTrial(of: ColourSelectorApp(), in: .mvp))
    #expect(other.servesTwoViews == .notDecided(because: "the screen offers no second view"))
  }

  @Test
  func `an app that a pattern does not have is not tried in it`() {
    #expect(ArchitectureTrial(of: CalculatorApp(), in: .deaf) == nil)
  }
}

extension Pattern {
  /// A colour selector that only hears its newest view.
  fileprivate static let deaf = Pattern("Deaf", DeafScreen.init)
}

private final class DeafScreen: Screen {
  private(set) var view = DeafView(presenter: DeafPresenter())

  func replaceView() { view = DeafView(presenter: view.presenter) }

  func secondView() -> DeafView? { DeafView(presenter: view.presenter) }
}

private final class DeafPresenter {
  private weak var view: DeafView?
  private var selector = ColourSelector()

  func attach(_ view: DeafView) { self.view = view }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    guard let view else { return }
    selector.turn(colour, on: isOn)
    view.display[colour] = isOn
  }
}

private final class DeafView: HeadlessView {
  let presenter: DeafPresenter
  var display = ColourSelectorDisplay()

  init(presenter: DeafPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn): presenter.turn(colour, on: isOn)
    }
  }
}
