import AppScreens

extension Rule {
  /// S1 to S7, which hold for every screen; a file of rules adds an app's scenarios.
  static var ofEveryScreen: [Rule] {
    var rules: [Rule] = []
    do throws(NotationFailure) {
      for line in rulesOfEveryScreen.split(separator: "\n") {
        if line.hasPrefix(" ") {
          try rules[rules.count - 1].goOn(String(line.drop { $0 == " " }))
        } else {
          let number = line.prefix { $0 != " " }
          let statement = line.dropFirst(number.count + 1)
          rules.append(Rule(number: String(number), statement: String(statement)))
        }
      }
    } catch {
      preconditionFailure("\(error)")
    }
    return rules
  }
}

private let rulesOfEveryScreen = """
  S1 A new screen shows its initial display at once, before any gesture.
      why: One post's MVVM label stays empty until the first key: it binds after the first value is
      set, and nothing delivers that value.
      hint: does anything show the first display before the first gesture?
  S2 The same steps always give the same display, regardless of time, randomness, locale,
      environment, thread and other screens, and of how often anybody looks.
      hint: do screens share a static or a singleton, or does a clock or randomness decide?
      condition: with-other-screens
  S3 The view can be replaced at any moment (rotation, memory pressure, a second window): the new
      view shows exactly what the old one showed, and later gestures go on as if nothing had happened.
      why: This is where the patterns differ most.
      hint: does only the old view remember something, and is a new view shown everything?
      condition: replaced-views
  S4 A replaced view is released at once, and nobody tells it anything again (a view that only reads
      when somebody looks at it has been told nothing). A screen that nobody holds releases everything
      it is made of; work on another thread may take up to 0.2 s to stop.
      why: The posts warn of retain cycles between controller and view.
      hint: which of these references should be weak, does anything else hold one of these objects,
      and does a replaced view end its bindings?
      condition: leaks
  S5 No sequence of steps, of any length, crashes or hangs a screen; a step costs at most in
      proportion to the text it deals with.
      why: `reduce(0, +)` traps on overflow; the expression library of the posts throws on "error5".
      hint: where is arithmetic that traps, a force unwrap, or recursion over the input?
      condition: cost
  S6 A rejected gesture changes nothing but what the screen says about it.
      hint: what else changes before the gesture turns out to be rejected?
  S7 The screen and its view agree: the view shows what the display says, and a gesture made on the
      view does what the same gesture on the screen does.
      hint: what does the screen do or show that its view does not?
      condition: via-views
  """

/// The number of the rule on showing everything at once.
let initialDisplayNumber = "S1"

/// The number of the rule that steps alone decide.
let independenceNumber = "S2"

/// The number of the rule on replacing the view.
let replaceableViewNumber = "S3"

/// The number of the rule on releasing views and screens.
let releaseNumber = "S4"

/// The number of the rule on crashes, hangs and costs.
let survivalNumber = "S5"

/// The number of the rule on screens and their views.
let agreementNumber = "S7"
