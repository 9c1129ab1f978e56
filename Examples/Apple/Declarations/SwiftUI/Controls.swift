// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}

public struct Text: View {
  public typealias Body = Never
  public init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
}

public struct Button<Label: View>: View {
  public typealias Body = Never
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}

public struct TextField<Label: View>: View {
  public typealias Body = Never
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
}

public struct Toggle<Label: View>: View {
  public typealias Body = Never
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct LabeledContent<Label, Content> {}

extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {}
}
