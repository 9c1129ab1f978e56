import AppDefinitions
import AppModels
import AppScreens
import MVP
import MVVM
import TerminalMVC
import TerminalMVP
import TerminalMVVM
import TerminalWidgets
import Testing
import TriptychParity

/// The rules, over the widgets on a terminal.
@Suite struct RulesTests {
  private static let patterns: [Pattern] = [.terminalMVC, .terminalMVP, .terminalMVVM]

  private static let checks = patterns.flatMap { pattern in
    TriptychApps.all.flatMap { $0.checks(of: pattern) }
  }

  @Test(arguments: checks)
  func `A view shows what the rules say`(check: Check) {
    for finding in check.run().findings { Issue.record("\(finding)") }
  }

  @Test(arguments: patterns)
  func `Typing in a field differs from setting it`(pattern: Pattern) {
    let report = TokenCalculatorApp().report(on: pattern, deciding: "S8")
    #expect(report.verdict(on: "S8") == .holds)
  }

  /// The numbers of the rules that a faulty view breaks.
  private func broken(by pattern: Pattern, in app: some AppDefinition) -> Set<String> {
    Set(app.checks(of: pattern).flatMap { $0.run().findings.map(\.rule) })
  }

  @Test func `A key that is wired wrongly is found`() {
    let wrong = Pattern("wrong").adding {
      TerminalScreen(WiredWronglyView(presenter: CalculatorPresenter()), with: NoService()) {
        WiredWronglyView(presenter: $0.presenter)
      }
    }
    #expect(!broken(by: wrong, in: CalculatorApp()).isEmpty)
  }

  @Test func `A view that a widget keeps alive is found`() {
    let wrong = Pattern("wrong").adding {
      TerminalScreen(KeptView(presenter: TokenCalculatorPresenter()), with: NoService()) {
        KeptView(presenter: $0.presenter)
      }
    }
    #expect(broken(by: wrong, in: TokenCalculatorApp()) == ["S4"])
  }

  @Test func `A binding that sets what the user has just typed is found`() {
    let wrong = Pattern("wrong").adding {
      TerminalScreen(EchoingView(viewModel: TokenCalculatorViewModel()), with: NoService()) {
        EchoingView(replacing: $0)
      }
    }
    #expect(broken(by: wrong, in: TokenCalculatorApp()) == ["S8"])
  }

  @Test func `A label that is not updated is found`() {
    let wrong = Pattern("wrong").adding {
      TerminalScreen(UnboundView(viewModel: ColourSelectorViewModel()), with: NoService()) {
        UnboundView(viewModel: $0.viewModel)
      }
    }
    #expect(broken(by: wrong, in: ColourSelectorApp()).contains("CS2"))
  }
}
