/// The files of an app that are no pattern's, a role each, with a comment on what belongs there.
extension AppScaffold {
  var model: String {
    """
    /// The app's rules as a value: what is known, and what each gesture makes of it.
    ///
    /// No view, no words for people, no failure that is not a case of an enum.
    public struct \(stem)Model: Hashable, Sendable {
      /// How often it was pressed.
      public private(set) var count = 0

      /// A model in which nothing has happened yet.
      public init() {}

      /// Takes one press; a press beyond Int counts for nothing.
      public mutating func press() {
        // \(letter)2: what does a press change?
      }
    }

    """
  }

  var gesture: String {
    """
    import AppScreens

    /// What a person can do.
    ///
    /// A gesture that hands over a text carries it: `case edit(String)`, written as `text=TEXT`.
    public enum \(stem)Gesture: ScreenGesture, CaseIterable {
      /// The button is pressed.
      case press

      /// The word for it.
      public var notation: String {
        switch self {
        case .press: "press"
        }
      }

      /// Reads one gesture.
      ///
      /// - Parameter notation: The word for a gesture.
      /// - Returns: That one gesture.
      /// - Throws: When no gesture has that word.
      public static func read(_ notation: String) throws(NotationFailure) -> [Self] {
        guard let gesture = allCases.first(where: { $0.notation == notation }) else {
          throw NotationFailure(
            problem: "\\(notation.debugDescription) is no gesture",
            remedy: "write one of \\(allCases.map(\\.notation).joined(separator: ", "))")
        }
        return [gesture]
      }
    }

    """
  }

  var display: String {
    """
    import AppScreens

    /// Everything that a person sees, a property for each widget.
    public struct \(stem)Display: ScreenDisplay {
      /// The text on the label.
      public var text: String

      /// A display with this text.
      public init(text: String) {
        self.text = text
      }

      /// A display on which nothing has been shown yet.
      public init() {
        self.init(text: "")
      }

      /// The widgets in reading order.
      public var widgets: [Widget] {
        [Widget("text", shows: text)]
      }
    }

    """
  }

  var app: String {
    """
    \(imports("AppScreens", "Parity", stem))

    /// The app as the kit knows it.
    public struct \(stem)App: AppDefinition {
      /// What a command calls the app.
      public let name = "\(name.property)"

      /// What people call the app.
      public let title = "\(stem)"

      /// What a person can do.
      public let notation = "press"

      /// Gestures that show the app off in a minute.
      public let demonstration = ["press", "press", "replace-view", "press"]

      /// The app.
      public init() {}

      /// Every gesture that makes a difference; all that there are, where they are few.
      public let alphabet = \(stem)Gesture.allCases
    }

    """
  }

  var rules: String {
    """
    \(imports("Parity", stem))

    extension \(stem)App {
      /// What the app does, rule by rule; the kit adds those of every screen that are not listed.
      public var rules: [Rule<\(stem)Gesture, \(stem)Display>] {
        [
          .initialDisplay(scenario(.typical, "a new screen")),
          .replaceableView(
            scenario(.typical, "replaced between two presses", ("press", 1), ("press", 2))),
          Rule(
            "\(letter)1", "Initially the label shows `0`.",
            hint: "where does the first text come from?",
            scenarios: [scenario(.typical, "a new screen")]),
          Rule(
            "\(letter)2", "Each press adds one.",
            hint: "does the press reach the model, and the result the view?",
            scenarios: [
              scenario(.typical, "two presses", ("press", 1), ("press", 2)),
              scenario(
                .edge, "the tenth press", ("press", 1), ("press", 2), ("press", 3), ("press", 4),
                ("press", 5), ("press", 6), ("press", 7), ("press", 8), ("press", 9), ("press", 10)),
            ]),
        ]
      }

      /// Steps, each with the number that must be seen after it.
      private func scenario(
        _ kind: Scenario<\(stem)Gesture, \(stem)Display>.Kind, _ name: String,
        _ steps: (String, Int)...
      ) -> Scenario<\(stem)Gesture, \(stem)Display> {
        Scenario(kind, name, from: \(stem)Display(text: "0"), steps) { display, _, count in
          display.text = String(count)
        }
      }
    }

    """
  }
}
