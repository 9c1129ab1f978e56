extension Rule {
  /// S1: the initial display, at once.
  public static func initialDisplay(_ scenarios: Scenario<Gesture, Display>...) -> Rule {
    Rule(
      initialDisplayNumber, "A new screen shows its initial display at once, before any gesture.",
      why: """
        One post's MVVM label stays empty until the first key: the binding is set after the first \
        value and nothing pushes it.
        """,
      hint: "who shows the first display: does anything happen before the first gesture?",
      stage: .beginning, points: [RulePoint(\.isNew)], scenarios: scenarios)
  }

  /// S2: gestures alone decide; every scenario of an app is also run beside another screen.
  public static func independence(_ scenarios: Scenario<Gesture, Display>...) -> Rule {
    Rule(
      "S2",
      """
      What a screen shows depends only on the steps so far, never on time, chance, the surroundings \
      (locale, environment, thread), another screen, or on who looks, how often and through what: \
      the screen and its view say the same, and a gesture on the view does what one on the screen \
      does.
      """,
      hint: "is there a static or a singleton that screens share, or a clock, or chance?",
      mode: .besideAnother, stage: .refinement, scenarios: scenarios)
  }

  /// S3: the view is replaceable; every scenario of an app is also run replacing it at each step.
  public static func replaceableView(_ scenarios: Scenario<Gesture, Display>...) -> Rule {
    Rule(
      replaceableViewNumber,
      """
      The view can be replaced at any moment (rotation, memory pressure, a second window): the new \
      view shows exactly what the old one showed, and later gestures go on as if nothing had \
      happened.
      """,
      why: """
        Readers ask for this test everywhere and no sample has it; it is where the patterns differ \
        most.
        """,
      hint:
        "what does the mediator remember, and what only the view: is a new view shown all of it?",
      mode: .replacingViews, stage: .refinement, scenarios: scenarios)
  }

  /// S4: everything is released; every scenario of an app is also run watching its objects.
  public static func release(_ scenarios: Scenario<Gesture, Display>...) -> Rule {
    Rule(
      "S4",
      """
      A replaced view is released at once and never hears from the middle layer again. A screen \
      that nobody holds releases everything it is made of (work on another thread has a fifth of a \
      second's grace).
      """,
      why: "The posts warn of retain cycles between controller and view.",
      hint:
        """
        which of the references among these should be weak, who else keeps one of them, and are a \
        replaced view's bindings ended?
        """,
      mode: .watchingRelease, stage: .refinement, scenarios: scenarios)
  }

  /// S5: nothing crashes or hangs; every scenario of an app is also run for that alone.
  public static func endurance(_ scenarios: Scenario<Gesture, Display>...) -> Rule {
    Rule(
      "S5",
      """
      No sequence of steps, of any length, crashes or hangs a screen; a step costs at most in \
      proportion to the text it deals with.
      """,
      why: """
        `reduce(0, +)` traps on overflow; the expression library of the posts throws on "error5".
        """,
      hint: "where is arithmetic that traps, a force unwrap, or recursion over the input?",
      mode: .enduring, stage: .refinement, scenarios: scenarios)
  }

  /// S6: a rejected gesture loses nothing; its points tell which gestures are, and what they may lose.
  public static func rejection(
    points: [RulePoint<Gesture, Display>] = [], _ scenarios: Scenario<Gesture, Display>...
  ) -> Rule {
    Rule(
      "S6", "A rejected gesture changes nothing but what the screen says about it.",
      why: #""Nothing is lost""#,
      hint: "what else changes before the gesture turns out to be rejected?",
      stage: .refinement, points: points, scenarios: scenarios)
  }
}

/// The number of the rule on showing everything at once.
let initialDisplayNumber = "S1"

/// The number of the rule on replacing the view.
let replaceableViewNumber = "S3"
