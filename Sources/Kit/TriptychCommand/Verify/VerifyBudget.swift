import Parity

/// The effort of a verification that is not told how much to try.
///
/// It is less where the package is built for debugging, in which a step takes several times as long.
enum VerifyBudget {
  #if DEBUG
    static let gestures = Search.fewGestures
    static let walks = WalkBudget.few
    static let build = "in a build for debugging, and \(Search.manyGestures) in one for release"
  #else
    static let gestures = Search.manyGestures
    static let walks = WalkBudget.usual
    static let build = "in a build for release, and \(Search.fewGestures) in one for debugging"
  #endif
}
