import CGTK

/// Widgets below each other, each with a label on its left.
public final class Form: Widget {
  public let handle: Handle

  /// A line for each label and its widget.
  public init(_ lines: [(label: String, widget: any Widget)]) {
    handle = Handle(gtk_grid_new())
    let grid = handle.pointer(to: GtkGrid.self)
    gtk_grid_set_column_spacing(grid, 12)
    gtk_grid_set_row_spacing(grid, 8)
    for (number, line) in zip(Int32(0)..., lines) {
      let label = Label(line.label).styled("dim-label")
      gtk_grid_attach(grid, label.handle.widget, 0, number, 1, 1)
      gtk_grid_attach(grid, line.widget.handle.widget, 1, number, 1, 1)
    }
  }
}
