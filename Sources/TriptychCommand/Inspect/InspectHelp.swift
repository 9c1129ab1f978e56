/// The help on inspecting packages.
extension Command {
  var inspectHelp: String {
    """
    \(invocation) inspect [PACKAGE]
      [--json] [--graph mermaid|svg] [--output FILE] [--target NAME]…
      [--view NAME]… [--mediator NAME]… [--model NAME]…
    \(invocation) inspect --rules
    \(invocation) inspect [PACKAGE] --changes

    Has the compiler write down what it knows of a package's library targets,
    private members included, and tells from it who knows whom, which architecture
    rules hold, with evidence for those that do not, whether each triad of view,
    mediator and model is the pattern that its names say, and what it measures.
    PACKAGE is its folder; this one unless given. It is built for that.

    Roles are found by what the compiler knows: a view conforms to HeadlessView, a
    mediator is the class that it deals with, a model is what that holds. Where no
    view conforms to it, names that end in View, Controller, Presenter or ViewModel
    decide. Targets whose names end in Specimens are left out unless named. What
    only running the code decides is run in the patterns that this command has.

      --rules          prints the rules, and what made each of them necessary.
      --changes        prints the cost of the package's change requests alone.
      --target NAME    looks in this target alone; may be given several times.
      --view NAME      says that this type is a view, whatever it is called.
      --mediator NAME  says that this type is a mediator.
      --model NAME     says that this type is a model.
      --json           prints everything as one object.
      --graph FORMAT   prints the graphs alone: mermaid, a Markdown page, or svg, a
                       drawing with one triad of each target.
      --output FILE    writes to a file, in place of one that may be there.

    The exit status is 1 if a triad is not what it says it is.

    For example: \(invocation) inspect --target MVP

    """
  }
}
