import AppScreens
import ObjectReflection

/// The state that a walk has led to, as far as reflection sees it, in a form that another process can send.
struct ScreenState: Hashable, Sendable, Codable {
  /// A hash of all that was read.
  let key: Int

  /// Indicates whether everything was read, rather than given up for being too much.
  let isWhole: Bool

  /// Indicates whether there are closures, of which it is not known what they hold.
  let hasClosures: Bool

  /// The values of stored properties that hold a number, a flag or a text, as hashes, by name.
  let properties: [String: Int]

  /// The state of a screen.
  init(of screen: AnyObject) {
    let fingerprint = Fingerprint(of: [screen])
    key = fingerprint.hashValue
    (isWhole, hasClosures) = (fingerprint.isWhole, fingerprint.hasClosures)
    properties = fingerprint.properties
  }
}
