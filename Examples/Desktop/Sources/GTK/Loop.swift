import CGTK
import Foundation

/// GTK itself, and its loop.
package enum Loop {
  /// Starts GTK on this thread, which must be the main one; exits with 2 if there is no display.
  ///
  /// - Parameter style: The style sheet of all windows.
  package static func start(style: String) {
    guard gtk_init_check() != 0 else {
      let words = "There is no display. Without a screen, put xvfb-run -a before the command.\n"
      FileHandle.standardError.write(Data(words.utf8))
      exit(2)
    }
    let sheet = gtk_css_provider_new()
    gtk_css_provider_load_from_data(sheet, style, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(sheet),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  /// Does some work on another thread, and exits with its status; meanwhile, this thread serves the main
  /// queue, on which that work calls GTK.
  package static func serve(_ work: @escaping @Sendable () -> Int32) -> Never {
    let thread = Thread { exit(work()) }
    thread.stackSize = 8 << 20
    thread.start()
    while true { RunLoop.main.run(until: .distantFuture) }
  }

  /// Handles what comes next, and waits for it.
  package static func turn() {
    g_main_context_iteration(nil, 1)
  }

  /// Has something done on the main thread after a while.
  ///
  /// - Returns: A function that has it not done, if there is time.
  package static func after(milliseconds: UInt32, _ work: @escaping () -> Void) -> () -> Void {
    var isDue = true
    let handler = Handler {
      isDue = false
      work()
    }
    let source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds,
      { data in
        Handler.call(data)
        return 0
      }, handler.retained, { Handler.release($0) })
    return {
      if isDue { g_source_remove(source) }
      isDue = false
    }
  }
}
