/// What `--help` prints.
let help = """
  desktop: the five apps on widgets of GTK 4, in MVC, MVP and MVVM.

    swift run desktop
        Opens a window; its header bar has the apps and the patterns.
    swift run desktop press KEY…
        Presses keys in a window, and prints the steps that they made. KEY is 5,
        Return, Escape or Ctrl+t; or what is done with the mouse: app=3 and
        pattern=2, counted from 0, new-view, query=BTX, and response, which
        waits for one.
    swift run desktop pictures [FOLDER]
        Writes a picture of each app's window into a folder.
    swift run desktop compare APP [GESTURE…]
        What each pattern shows after your own gestures, on the widgets.
    swift run desktop code APP [PATTERN…]
        The code of an app's mediators, side by side.
    swift run desktop verify [APP…]
        Every rule in every pattern, on the widgets.
    swift run desktop rules [APP…]
        What the rules of an app say.

  APP is one of token, four-function, colour, address, music.
  In the window, Ctrl+T shows the messages, Ctrl+B one less, Ctrl+N one more; in
  their heading, ▸ marks the pattern on screen. Ctrl+Q or Ctrl+W closes it.
  For the options of a command: swift run desktop verify --help
  Exit status: 0; 1 on a difference or a broken rule; 2 for a usage error.

  """
