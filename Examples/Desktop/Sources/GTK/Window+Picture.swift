import CGTK

extension Window {
  /// Writes what is in the window, which must be on screen, into a PNG file; false if that fails.
  package func savePicture(to path: String) -> Bool {
    let size = (gtk_widget_get_width(handle.widget), gtk_widget_get_height(handle.widget))
    let picture = gtk_widget_paintable_new(handle.widget)
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(picture, snapshot, Double(size.0), Double(size.1))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return false }
    defer { gsk_render_node_unref(node) }
    let renderer = gtk_native_get_renderer(handle.opaque)
    guard let texture = gsk_renderer_render_texture(renderer, node, nil) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    return gdk_texture_save_to_png(texture, path) != 0
  }
}
