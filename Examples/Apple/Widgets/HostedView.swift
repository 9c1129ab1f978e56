import SwiftUI
import UIKit

/// A view of UIKit among those of SwiftUI, and whatever must be owned for it to live.
package struct HostedView<Hosted: UIView>: UIViewRepresentable {
  private let make: @MainActor () -> Hosted
  private let own: @MainActor (Hosted) -> AnyObject

  /// A view, and the owner that is made for it.
  package init(
    _ make: @escaping @autoclosure @MainActor () -> Hosted,
    ownedBy own: @escaping @MainActor (Hosted) -> AnyObject
  ) {
    (self.make, self.own) = (make, own)
  }

  /// A view that owns whatever it needs.
  package init(_ make: @escaping @autoclosure @MainActor () -> Hosted) {
    self.init(make(), ownedBy: { $0 })
  }

  /// Makes the view and its owner, which SwiftUI keeps as long as the view is on screen.
  package func makeCoordinator() -> (view: Hosted, owner: AnyObject) {
    let view = make()
    return (view, own(view))
  }

  /// Hands over the view.
  package func makeUIView(context: Context) -> Hosted {
    context.coordinator.view
  }

  /// Leaves the view alone, since its mediator updates it.
  package func updateUIView(_ view: Hosted, context: Context) {}
}
