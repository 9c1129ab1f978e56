import AppScreens
import TriptychParity

/// A faulty screen whose origin is not given yet.
struct FaultWithoutOrigin {
  /// Makes the faulty screen, given in one sentence how such a fault gets into code.
  let origin: (String) -> FaultyScreen
}

/// Something right, of which a fault replaces a step: `.calculator("x", breaks: "S5").press { … }`.
@dynamicMemberLookup
struct Replaceable<Base> {
  private let base: Base
  private let makeFault: (Base) -> FaultWithoutOrigin

  init(_ base: Base, _ makeFault: @escaping (Base) -> FaultWithoutOrigin) {
    (self.base, self.makeFault) = (base, makeFault)
  }

  /// A step, to be called with the wrong one.
  subscript<Step>(dynamicMember step: WritableKeyPath<Base, Step>) -> ReplaceableStep<Base, Step> {
    ReplaceableStep(replaceable: self, step: step)
  }

  /// A fault in several steps.
  func replacing(_ replace: (inout Base) -> Void) -> FaultWithoutOrigin {
    var base = base
    replace(&base)
    return makeFault(base)
  }
}

/// One step of something right.
struct ReplaceableStep<Base, Step> {
  let replaceable: Replaceable<Base>
  let step: WritableKeyPath<Base, Step>

  /// The fault with this step in the place of the right one.
  func callAsFunction(_ wrong: Step) -> FaultWithoutOrigin {
    replaceable.replacing { $0[keyPath: step] = wrong }
  }
}

/// A correct screen whose technique is not given yet.
struct RightWay {
  /// Makes the correct screen, given the technique in one sentence.
  let technique: (String) -> CorrectScreen
}

extension FaultyScreen {
  /// A screen with a fault, in a pattern or in any.
  static func fault<NewScreen: Screen & SendableMetatype>(
    _ name: String, of app: String, in architecture: String? = nil, breaks rule: String,
    _ makeScreen: @escaping @Sendable () -> NewScreen
  ) -> FaultWithoutOrigin {
    FaultWithoutOrigin {
      FaultyScreen(name, of: app, in: architecture, breaks: rule, origin: $0, makeScreen)
    }
  }

  /// A screen with a fault in its state, in a pattern or in any.
  static func fault<State: PlainState & Sendable>(
    _ name: String, of app: String, in architecture: String?, breaks rule: String, _ state: State
  ) -> FaultWithoutOrigin where State.Gesture.Event == Never {
    if architecture == "MVVM" {
      fault(name, of: app, in: architecture, breaks: rule) { ViewScreen(binding: state) }
    } else {
      fault(name, of: app, in: architecture, breaks: rule) { ViewScreen(state) }
    }
  }
}

extension CorrectScreen {
  /// A screen that is right in an unusual way.
  static func right<NewScreen: Screen & SendableMetatype>(
    _ name: String, of app: String, _ makeScreen: @escaping @Sendable () -> NewScreen
  ) -> RightWay {
    RightWay { CorrectScreen(name, of: app, technique: $0, makeScreen) }
  }
}
