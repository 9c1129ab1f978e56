/// The look of the widgets, for `Loop.start(style:)`.
package let style = """
  .screen { padding: 24px 24px 12px; min-width: 380px; }
  .panel { padding: 10px 14px; border-radius: 8px; background: alpha(currentColor, 0.07); }
  .large { font-size: 24px; font-weight: bold; }
  .key { font-size: 20px; min-width: 56px; min-height: 44px; border-radius: 8px; }
  .operation { color: @theme_selected_bg_color; }
  .song { padding: 6px 10px; }
  .messages { font-size: 16px; padding: 24px 24px 16px 0; }
  .file { font-size: 11px; }
  .footer { padding: 0 24px 16px; }
  """

/// The colours of the patterns, by their places, which can be read on light and on dark.
package let colours = ["#0f8a7f", "#6366f1", "#db2777"]
