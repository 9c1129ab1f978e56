import CGTK

/// Widgets below each other, each with a label on its left.
package final class Form: Widget {
  package let handle: Handle

  /// A line for each label and its widget.
  package init(_ lines: [(label: String, widget: any Widget)]) {
    handle = Handle(gtk_grid_new())
    let grid = handle.pointer(to: GtkGrid.self)
    gtk_grid_set_column_spacing(grid, 12)
    gtk_grid_set_row_spacing(grid, 8)
    for (number, line) in zip(Int32(0)..., lines) {
      attach(Label(line.label).styled("dim-label"), column: 0, row: number)
      attach(line.widget, column: 1, row: number)
    }
  }

  private func attach(_ widget: any Widget, column: Int32, row: Int32) {
    gtk_grid_attach(handle.pointer(to: GtkGrid.self), widget.handle.widget, column, row, 1, 1)
  }
}
