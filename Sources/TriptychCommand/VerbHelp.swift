import Parity
import TextLayout

/// The help on each verb.
extension Command {
  var newHelp: String {
    """
    \(invocation) new pattern NAME [--app APP]…
    \(invocation) new app NAME
      [--output DIR] [--path DIR | --url URL --version X.Y.Z]

    Writes a package of your own that uses this one: a skeleton with a file for
    each role, which compiles, and whose tests say which rule is next. NAME is the
    name of its module. Nothing is written into a folder that is not empty.

      --app APP      an app for the pattern, one of \(appNames);
                     all of them unless given; may be given several times.
      --output DIR   the folder to write into; unless given, NAME, beside this
                     package rather than in it.
      --path DIR     where this package lies, as seen from here; where the command
                     was built, unless given.
      --url URL      where this package is to be had instead, with the version
                     from which on it will do.

    For example: \(invocation) new pattern VIPER --app \(apps.last?.name ?? "")

    """
  }

  var compareHelp: String {
    """
    \(invocation) compare APP [GESTURE…]
      [--from FILE] [--last] [--json]

    Takes the same steps on a new screen in each pattern, and shows what is seen
    after each. A step is a gesture of the app, or replace-view, which puts a new
    view in the old one's place. The apps and their gestures:

    \(apps.map(gestureHelp).joined(separator: "\n"))

      --from FILE   reads further steps from a file, one gesture or run of gestures
                    a line; - is standard input; a line that begins with " is a
                    JSON string, so that a gesture can have line breaks in it.
      --last        shows the last step alone, and keeps no history.
      --json        prints one object: app, identical, and steps, each with its
                    gesture and the displays by pattern.
      --            ends the options. Only -h and what begins with -- is one: - and
                    -5+2= are keys.

    For example:
    \(apps.map { "  \(invocation) " + demonstration(of: $0).wrappedCommand(to: 77 - invocation.count) }.joined(separator: "\n"))

    """
  }

  private func gestureHelp(_ app: any AppDefinition) -> String {
    "  \(app.name)\n      \(app.notation)"
  }

  var verifyHelp: String {
    """
    \(invocation) verify [APP…]
      [--seed N] [--gestures N] [--length N]
      [--isolated] [--limit SECONDS] [--json]

    Runs every scenario of every rule in every pattern: as it stands, to its end,
    beside another screen, replacing the view at each step, and watching what is
    released. Then it looks for differences between the patterns: in every state,
    where there are few enough; in every sequence of gestures up to a length; and
    in random gestures. APP is one of
    \(appNames); all of them unless given.

      --seed N      what the random gestures depend on; 1 unless given.
      --gestures N  how many to make for each app; 10000 unless given.
      --length N    how many gestures the longest sequences have; unless given, as
                    many as keep it to 5000 sequences.
      --isolated    runs it all in processes of their own, so that a screen that
                    traps, hangs or exits breaks the rules it breaks, and no more.
      --limit N     how many seconds a gesture may take then; 10 unless given.
      --json        prints the same as one object.

    For example: \(invocation) verify \(apps.first?.name ?? "") --seed 7 --gestures 100000

    """
  }

  var specimensHelp: String {
    """
    \(invocation) specimens [NAME…] [--json]

    Looks for the fault in screens that are deliberately wrong, each in one way,
    and in processes of their own, since some trap, hang or exit. The table has
    for each the rule that it breaks; the ways of looking that found it; how many
    steps are left in the counterexample; and how many steps the checks of that
    rule took to find it. Below, for each rule, what it alone finds. With names,
    what a person is told of these.

      --json        prints everything as one object.

    For example: \(invocation) specimens \(specimens.first?.name ?? "")

    """
  }

  var rulesHelp: String {
    """
    \(invocation) rules [APP…] [--markdown]

    Prints the rules by number, with what made them necessary. APP is one of
    \(appNames); all of them unless given.

      --markdown    prints them as a Markdown page.

    For example: \(invocation) rules \(apps.last?.name ?? "")

    """
  }
}
