/// The look of the widgets, for `Loop.start(style:)`.
public let style = """
  .screen { padding: 24px; }
  .display {
    padding: 12px 16px; border-radius: 10px; font-size: 30px; font-feature-settings: "tnum";
    background: alpha(currentColor, 0.07);
  }
  .key { font-size: 20px; min-width: 56px; min-height: 48px; border-radius: 10px; }
  .result { font-size: 22px; font-weight: bold; }
  .song { padding: 8px 12px; }
  .file { padding: 6px 24px 12px; font-size: 11px; }
  """
