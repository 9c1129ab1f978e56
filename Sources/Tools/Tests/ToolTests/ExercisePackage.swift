import TriptychScaffold
import TriptychTestSupport

/// A package with one screen and four exercises, for tests of tools that make exercises.
enum ExercisePackage {
  /// Writes the package into a temporary folder, and removes it after the body.
  static func with(_ body: (KitPackage) throws -> Void) throws {
    var files = files
    for name in ["Exercise", "ExerciseOfFinding", "ExerciseOfPatch"] {
      let template = "Sources/Tools/Scaffold/Templates/\(name)"
      for path in ToolTests.files(in: "\(packageFolder)/\(template)") {
        files["\(template)/\(path)"] = try text("\(packageFolder)/\(template)/\(path)")
      }
    }
    try withFolder(files) { folder in try body(KitPackage(in: folder)) }
  }

  private static let lesson = "Sources/MVP/Calculator"
  private static let catalogue = "Sources/Tools/Learning/Exercises"

  private static let files = [
    "Package.swift": #"let package = Package(name: "triptych")"#,
    "\(lesson)/CalculatorPresenter.swift": presenter,
    "\(lesson)/CalculatorView.swift": """
    protocol CalculatorView: AnyObject {
      func show(text: String)
    }

    """,
    "\(lesson)/HeadlessCalculatorView.swift": """
    import AppScreens

    final class HeadlessCalculatorView: CalculatorView, HeadlessView {
      let presenter: CalculatorPresenter
      private(set) var display = CalculatorDisplay()

      init(presenter: CalculatorPresenter) {
        self.presenter = presenter
        presenter.attach(self)
      }

      func perform(_ gesture: CalculatorGesture) {
        switch gesture {
        case .press(let key): presenter.press(key)
        }
      }

      func show(text: String) {
        display.text = text
      }
    }

    """,
    "\(lesson)/CalculatorScreen.swift": """
    import AppScreens

    final class CalculatorScreen: Screen {
      private(set) var view = HeadlessCalculatorView(presenter: CalculatorPresenter())

      func replaceView() {
        view = HeadlessCalculatorView(presenter: view.presenter)
      }
    }

    """,
    "\(catalogue)/01-say-error/CalculatorPresenter.swift": presenter.replacing(
      #""error""#, with: #""Error""#),
    "\(catalogue)/01-say-error/exercise.json": """
    {"kind": "mend", "app": "four-function", "patterns": ["MVP"], "steps": ["+"],
     "behaviour": ["FF10"], "from": ["Sources/MVP/Calculator"]}
    """,
    "\(catalogue)/02-one-key/answer.txt": answer,
    "\(catalogue)/02-one-key/exercise.json": """
    {"kind": "predict", "app": "four-function", "patterns": ["MVP"], "steps": ["5"]}
    """,
    "\(catalogue)/03-shuffled-key/answer.txt": "# Put them in order.\n\n__cards__\n",
    "\(catalogue)/03-shuffled-key/exercise.json": """
    {"kind": "order", "app": "music", "patterns": ["MVC", "MVP"], "steps": ["query=IU"]}
    """,
    "\(catalogue)/04-same-key/answer.txt": answer,
    "\(catalogue)/04-same-key/exercise.json": """
    {"kind": "predict", "app": "four-function", "patterns": ["MVVM", "MVP"], "steps": ["5"],
     "asks": "first difference"}
    """,
  ].merging(
    ["01-say-error", "02-one-key", "03-shuffled-key", "04-same-key"]
      .map { ("\(catalogue)/\($0)/hints.md", "# Hint 1\n\nA hint.\n\n# Question\n\nWhy?\n") }
  ) { first, _ in first }

  private static let answer = "# Which object sends a message to which?\n\nuser > view\n"

  /// A right presenter.
  static let presenter = """
    import AppModels

    /// A presenter that no edit of the lesson changes.
    final class CalculatorPresenter {
      private weak var view: (any CalculatorView)?
      private var calculator = Calculator()
      private var isRejected = false

      func attach(_ view: any CalculatorView) {
        self.view = view
        update()
      }

      func press(_ key: Calculator.Key) {
        do {
          try calculator.press(key)
          isRejected = false
        } catch {
          isRejected = true
        }
        update()
      }

      private func update() {
        view?.show(text: text)
      }

      private var text: String {
        guard !isRejected else { return "error" }
        return switch calculator.entry {
        case .nothing: "0"
        case .expression(let expression): expression
        case .result(let value): String(value)
        }
      }
    }

    """
}
