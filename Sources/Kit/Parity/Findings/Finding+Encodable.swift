import AppScreens
import TriptychTextLayout

extension Finding: Encodable {
  private enum Member: CodingKey {
    case rule, pattern, app, condition, source, kind, seed, moments, expected, shown, hint, failure
    case again, isCutShort, isShownAlone
  }

  /// Encodes what a reader sees; a long text without its middle, whose length is in its place.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Member.self)
    try container.encode(rule, forKey: .rule)
    try container.encode(pattern, forKey: .pattern)
    try container.encode(app, forKey: .app)
    try container.encode(condition, forKey: .condition)
    try container.encode(source, forKey: .source)
    try container.encode(kind, forKey: .kind)
    try container.encode(seed, forKey: .seed)
    try container.encode(moments, forKey: .moments)
    try container.encode(expected, forKey: .expected)
    try container.encode(shown, forKey: .shown)
    try container.encodeIfPresent(hint, forKey: .hint)
    try container.encodeIfPresent(failure.map { "\($0)" }, forKey: .failure)
    try container.encode(again, forKey: .again)
    try container.encode(isCutShort, forKey: .isCutShort)
    try container.encode(isShownAlone, forKey: .isShownAlone)
  }
}

extension Finding.Moment: Encodable {
  private enum Member: CodingKey {
    case step, expected, shown
  }

  /// Encodes the step and the displays, long texts without their middle.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Member.self)
    try container.encodeIfPresent(step?.bounded, forKey: .step)
    try container.encode(expected.map(\.bounded), forKey: .expected)
    try container.encode(shown.map(\.bounded), forKey: .shown)
  }
}

extension String {
  fileprivate var bounded: String { shortened(beyond: 400) }
}

extension Widget {
  fileprivate var bounded: Widget { Widget(name, shows: text.bounded) }
}
