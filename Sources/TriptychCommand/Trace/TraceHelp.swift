import AppScreens
import Parity
import TextLayout

/// The help on the verbs that are about conversations.
extension Command {
  var traceHelp: String {
    """
    \(invocation) trace APP [GESTURE…]
      [--pattern NAME]… [--from FILE] [--format text|json|mermaid|svg]
      [--output FILE]

    Takes the same steps on a new screen in each pattern, and shows who says what
    to whom: the messages between person, view, mediator and model, as the running
    code sends them, with what corresponds in the same row. Below, in words, what
    each pattern does that the one before it does not. Gestures are those of
    compare, replace-view included.

    Views record what they say and hear. What the model and the mediator hold is
    read off them at each message; what has changed stands where it was found. A
    call on a model that changes nothing leaves no trace. text = "5" sets what the
    view holds, show(text: "5") calls the view, and text: "5" is a value to which
    it is bound. All of it is explained in ReadingTraces.md of the documentation.

      --pattern NAME  shows this pattern; may be given several times. All of them
                      unless given: \(patterns.map(\.name).joined(separator: ", ")).
      --from FILE     reads further steps from a file, as compare does.
      --format NAME   text, unless given; json, an object a line, the same at every
                      run; mermaid, a Markdown page with a sequence diagram of each
                      pattern; or svg, one drawing of them all.
      --output FILE   writes to a file, in place of one that may be there.
      --              ends the options.

    For example: \(invocation) trace \(apps.first.map { "\($0.name) \($0.demonstration.first?.shellQuoted ?? "")" } ?? "") replace-view

    """
  }

  var quizHelp: String {
    """
    \(invocation) quiz [APP…]
      [--seed N] [--count N] [--list]

    Asks about conversations that the running code has just had: which pattern one
    is, which message comes next, who decided a word. Type the letter of an answer;
    what is right is then shown, with the message that proves it, where the view
    records it, and where what it names is declared. APP is one of
    \(appNames); all of them unless given.

      --seed N      what the questions depend on; another at each run unless given.
      --count N     how many questions; 6 unless given.
      --list        prints the questions with their answers, and asks nothing.

    For example: \(invocation) quiz --list --seed 1

    """
  }
}
