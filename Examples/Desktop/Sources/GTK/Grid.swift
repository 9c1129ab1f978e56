import CGTK

/// Widgets in rows and columns, all of the same size.
package final class Grid: Widget {
  package let handle: Handle

  /// Widgets row by row.
  package init(columns: Int32, spacing: UInt32 = 6, _ widgets: [any Widget]) {
    handle = Handle(gtk_grid_new())
    let grid = handle.pointer(to: GtkGrid.self)
    gtk_grid_set_column_spacing(grid, spacing)
    gtk_grid_set_row_spacing(grid, spacing)
    gtk_grid_set_column_homogeneous(grid, 1)
    gtk_grid_set_row_homogeneous(grid, 1)
    for (number, widget) in zip(Int32(0)..., widgets) {
      gtk_grid_attach(grid, widget.handle.widget, number % columns, number / columns, 1, 1)
    }
  }
}
