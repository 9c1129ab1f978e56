extension Finding: Encodable {
  private enum Member: CodingKey {
    case rule, pattern, app, condition, source, kind, seed, moments, expected, shown, hint, failure
    case again, isCutShort, isShownAlone
  }

  /// Encodes what a reader sees.
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
