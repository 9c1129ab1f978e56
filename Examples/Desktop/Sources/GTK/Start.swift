import CGTK

/// Starts GTK on this thread, which must be the main one; false if there is no display.
public func startGTK() -> Bool {
  gtk_init_check() != 0
}
