import AppScreens
import Parity
import TextLayout

/// The files of one app in a pattern, a role each, with a comment on what belongs there.
extension PatternScaffold {
  func view(_ stem: String) -> String {
    """
    /// What the mediator may ask of a view.
    ///
    /// Say here what may be done to a view, such as to show a text, and what a view may be asked. In a
    /// pattern whose views bind or are rendered, nothing may be left to say: take this file away then.
    protocol \(stem)View: AnyObject {
    }

    """
  }

  func headlessView(_ stem: String) -> String {
    """
    import AppScreens

    /// A view without pixels: it takes gestures, and shows what it is told to.
    ///
    /// Hold the mediator here as your pattern's views do: strongly, weakly, or not at all.
    final class Headless\(stem)View: \(stem)View, HeadlessView {
      let mediator: \(stem)Mediator
      private(set) var display = \(stem)Display()
      private let log = MessageLog.forNewView()

      init(mediator: \(stem)Mediator) {
        self.mediator = mediator
        // S1: who tells a new view what to show?
      }

      func perform(_ gesture: \(stem)Gesture) {
        // Change the widget that was touched, as UIKit would. Then tell the mediator.
        // For `check trace`, say what you tell it: log?.record(.call, "name(_:)", argument, in: self)
      }
    }

    """
  }

  func mediator(_ stem: String) -> String {
    """
    import AppModels

    /// The middle: holds the model, and makes the words for people.
    ///
    /// Give it the name that your pattern has for it (presenter, interactor, store), or take it apart. The
    /// rules are in the model already: tell it what happened, and make what is shown from what it says.
    final class \(stem)Mediator {
      private var model = \(stem)()
    }

    """
  }

  func screen(_ stem: String) -> String {
    """
    import AppScreens

    /// Holds your pattern's entry point, and nothing else.
    ///
    /// What must be held so that the screen lives: a controller, a view, a router?
    final class \(stem)Screen: Screen {
      private(set) var view = Headless\(stem)View(mediator: \(stem)Mediator())

      func replaceView() {
        // S3: what does a new view need of the old one? S4: who still knows the old one?
        view = Headless\(stem)View(mediator: \(stem)Mediator())
      }
    }

    """
  }

  var readme: String {
    let app = apps.first
    let stem = app?.stem ?? ""
    return """
      # \(name.text)

      \(apps.count == 1 ? "An app" : "The apps") of Triptych in a pattern of your own. The skeleton compiles, and does nothing yet.

      ```sh
      swift test
      swift run check verify
      swift run check trace \(app?.name ?? "")
      swift run check rules \(app?.name ?? "")
      ```

      `swift test` says, for each app, how many rules hold and which is next: its statement, the steps that break it, what had to be
      seen and was, and where to look. Begin with S1: a new screen shows its initial display.

      Each app has a folder in `Sources/\(name.text)`, with a file for each role:

      | file | what belongs there |
      |---|---|
      | `\(stem)View.swift` | what the mediator may ask of a view |
      | `Headless\(stem)View.swift` | the view: takes gestures, shows what it is told to |
      | `\(stem)Mediator.swift` | the middle: holds the model, makes the words for people |
      | `\(stem)Screen.swift` | the entry point, and how a view is replaced |

      Rename them, take them apart, add to them: only the screens are known outside, by `\(name.text).swift`. What the model of an app does
      already stands in `Sources/AppModels/\(stem)` of Triptych; what your views and mediators add is the pattern.

      - S1 first, then the app's own rules: a gesture has to reach the model, and a result the view.
      - S3 and S4 are about replacing the view: nothing may be lost, and nobody may go on knowing the old one.
      - While something is not written, `notImplemented()` can stand for it: the tests and `verify --isolated` report it as to do, and go on.
        Whatever reaches it in a process of yours ends there, `verify` without `--isolated` and `compare` too.
      - What a finding says behind `again:` goes behind `swift run check`: `swift run check \(example)`.
      - Another app later: let `new` write it to another folder, copy the app's folder from there, and add its screen to `\(name.text).swift`.

      What the kit judges is behaviour and ownership. `swift run check inspect` says who knows whom, and what your pattern is not; whether it *is*
      \(name.text), you have to say.

      """
  }

  private var example: String {
    guard let app = apps.first else { return "" }
    return "compare \(app.name) \(app.demonstration.first?.shellQuoted ?? "")"
  }
}
