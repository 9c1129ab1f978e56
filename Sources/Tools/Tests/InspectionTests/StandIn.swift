/// The least of the platform's modules that a screen needs to be compiled.
enum StandIn {
  /// Each module may import those before it.
  ///
  /// Most of SwiftUI lies in another module, as in Apple's SDKs.
  static let modules = [
    ("UIKit", uiKit), ("SwiftUICore", swiftUI), ("SwiftUI", "@_exported import SwiftUICore\n"),
    ("Combine", combine),
  ]

  private static let uiKit = """
    open class UIView { public init() {} }
    open class UILabel: UIView { public var text: String? }
    open class UIAction { public init(handler: @escaping (UIAction) -> Void) {} }
    open class UIButton: UIView {
      public func setTitle(_ title: String?, for state: Int) {}
      public func addAction(_ action: UIAction, for event: Int) {}
    }
    open class UITableViewCell: UIView {}
    open class UIColor {}
    open class UIViewController {
      public init() {}
      public var title: String?
      open func viewDidLoad() {}
      public func present(_ other: UIViewController) {}
    }
    public protocol UITableViewDataSource: AnyObject {}
    open class UITableViewController: UIViewController {
      public var dataSource: (any UITableViewDataSource)?
    }
    open class UIAlertController: UIViewController {
      public init(title: String?, message: String?) {}
    }
    """

  private static let swiftUI = """
    public protocol View { associatedtype Body; var body: Body { get } }
    extension Never: View { public var body: Never { fatalError() } }
    @resultBuilder public struct ViewBuilder {
      public static func buildBlock<each V: View>(_ views: repeat each V) -> Text { Text("") }
    }
    public struct Text: View {
      public init(_ text: String) {}
      public var body: Never { fatalError() }
    }
    public struct List<C: View>: View {
      public init(@ViewBuilder _ content: () -> C) {}
      public var body: Never { fatalError() }
    }
    public struct NavigationLink<L: View, D: View>: View {
      public init(destination: D, @ViewBuilder label: () -> L) {}
      public var body: Never { fatalError() }
    }
    @propertyWrapper public struct Environment<T> {
      public init(_ type: T.Type) {}
      public var wrappedValue: T { fatalError() }
    }
    @propertyWrapper public struct StateObject<O> {
      public init(wrappedValue: O) { self.wrappedValue = wrappedValue }
      public var wrappedValue: O
    }
    """

  private static let combine = """
    public protocol ObservableObject: AnyObject {}
    public struct AnyPublisher<Output, Failure> {}
    public final class PassthroughSubject<Output, Failure> {
      public init() {}
      public func send(_ value: Output) {}
      public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
    }
    @propertyWrapper public struct Published<T> {
      public init(wrappedValue: T) { self.wrappedValue = wrappedValue }
      public var wrappedValue: T
      public var projectedValue: AnyPublisher<T, Never> { AnyPublisher() }
    }
    """
}
