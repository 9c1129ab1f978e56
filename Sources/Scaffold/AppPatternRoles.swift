/// The files of an app's first pattern, MVP, a role each, with a comment on what belongs there.
extension AppScaffold {
  var view: String {
    """
    /// What a presenter tells a view; there is nothing to read.
    protocol \(stem)View: AnyObject {
      /// Shows a finished text on the label.
      func show(text: String)
    }

    """
  }

  var headlessView: String {
    """
    \(imports("AppScreens", stem))

    /// A view without pixels: it takes gestures, and shows what it is told to.
    final class Headless\(stem)View: \(stem)View, HeadlessView {
      let presenter: \(stem)Presenter
      private(set) var display = \(stem)Display()
      private let log = MessageLog.forNewView()

      init(presenter: \(stem)Presenter) {
        self.presenter = presenter
        // S1: who tells a new view what to show?
      }

      func perform(_ gesture: \(stem)Gesture) {
        // Tell the presenter what was done. For `trace`, say so: log?.record(.call, "press()", in: self)
      }

      func show(text: String) {
        log?.record(.show, #function, text, in: self)
        display.text = text
      }
    }

    """
  }

  var presenter: String {
    """
    import \(stem)

    /// Holds the model, and the view only weakly: changes the one, then tells the other what to show.
    final class \(stem)Presenter {
      private weak var view: (any \(stem)View)?
      private var model = \(stem)Model()

      /// Catches a view up, and from now on tells this view alone.
      func attach(_ view: any \(stem)View) {
        // S1 and S3: keep the view, and show it all that there is to see.
      }
    }

    """
  }

  var screen: String {
    """
    import AppScreens

    /// Holds the view; the view holds its presenter, which a new view takes over.
    final class \(stem)Screen: Screen {
      private(set) var view = Headless\(stem)View(presenter: \(stem)Presenter())

      func replaceView() {
        view = Headless\(stem)View(presenter: view.presenter)
      }
    }

    """
  }

  var adapter: String {
    """
    import AppScreens

    extension Pattern {
      /// The app in MVP.
      public static let mvp = Pattern("MVP", \(stem)Screen.init)
    }

    """
  }
}
