// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public struct VStack<Content: View>: View {
  public typealias Body = Never
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct HorizontalAlignment: Sendable {
  public static let center = HorizontalAlignment()
  public static let leading = HorizontalAlignment()
}

public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
  }

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil) {}
}

public struct Form<Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
}

public struct List<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public typealias Body = Never
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
