import AppScreens
import TriptychTerminal

extension String {
  /// A value as Swift would write it: `"5"`, `.digit(.five)`, `[.green, .yellow]`; an object by its type,
  /// a service and its requests by their titles.
  ///
  /// The same value always has the same text: sets and dictionaries are sorted.
  init(swift value: Any?) {
    guard let value else {
      self = "nil"
      return
    }
    if let text = Self(plain: value) {
      self = text
      return
    }
    let mirror = Mirror(reflecting: value)
    self =
      switch mirror.displayStyle {
      case .optional: String(swift: mirror.children.first?.value)
      case .enum: Self.case(value, mirror)
      case .tuple: "(\(mirror.labelledParts))"
      case .collection: "[\(mirror.parts.joined(separator: ", "))]"
      case .set: "[\(mirror.parts.sorted().joined(separator: ", "))]"
      case .dictionary: Self.dictionary(mirror)
      case .struct where value is any CustomStringConvertible: "\(value)".visible
      case .struct where value is any TaskHandle: TypeName.of(type(of: value)).name
      case .struct: "\(TypeName.of(type(of: value)).name)(\(mirror.labelledParts))"
      case .class, .foreignReference:
        (value as? any ServicePart)?.title ?? TypeName.of(type(of: value)).name
      case nil where TypeName.of(type(of: value)).isFunction: "{ … }"
      case nil: "\(value)".visible
      @unknown default: "\(value)".visible
      }
  }

  /// A text, a number or a flag as Swift would write it, which is quicker without reflection.
  private init?(plain value: Any) {
    let type = type(of: value)
    if type == String.self || type == Substring.self || type == Character.self {
      self = "\(value)".quoted
    } else if type == Int.self, let number = value as? Int {
      self = number.description
    } else if type == Bool.self, let flag = value as? Bool {
      self = flag.description
    } else {
      return nil
    }
  }

  private static func `case`(_ value: Any, _ mirror: Mirror) -> String {
    if value is any CustomStringConvertible { return "\(value)".visible }
    guard let payload = mirror.children.first else { return ".\(value)" }
    let arguments = Mirror(reflecting: payload.value)
    return arguments.displayStyle == .tuple
      ? ".\(payload.label ?? "")(\(arguments.labelledParts))"
      : ".\(payload.label ?? "")(\(String(swift: payload.value)))"
  }

  private static func dictionary(_ mirror: Mirror) -> String {
    let pairs = mirror.children.map { pair in
      Mirror(reflecting: pair.value).parts.joined(separator: ": ")
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
  }
}

/// A task, of which reflection shows nothing.
private protocol TaskHandle {}

extension Task: TaskHandle {}

extension String {
  /// The text, in quotes when it would not be seen as it is.
  fileprivate var visible: String {
    unicodeScalars.allSatisfy { $0.isPrintable } ? self : quoted
  }
}

extension Mirror {
  fileprivate var parts: [String] {
    children.map { String(swift: $0.value) }
  }

  fileprivate var labelledParts: String {
    children.map { child in
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return label + String(swift: child.value)
    }.joined(separator: ", ")
  }
}
