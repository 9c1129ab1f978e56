// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension View {
  nonisolated public func font(_ font: Font?) -> some View { self }
  nonisolated public func padding() -> some View { self }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
}

public struct Font: Sendable {
  public static let largeTitle = Font()
  public static let headline = Font()
}

public struct AccessibilityChildBehavior: Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
public struct BorderedButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
