/// A message between a worker and the process that it works for.
struct Frame: Hashable {
  /// The subject of a frame.
  enum Kind: UInt8 {
    /// Something to do; its number comes back with the answer.
    case request

    /// The worker has started, and waits for requests.
    case ready

    /// A screen is about to be made, with this number, by the pattern of that name.
    case screen

    /// A step is about to be taken on the screen with this number.
    case step

    /// The screen with this number is about to be looked at.
    case look

    /// Nobody holds the screen with this number any more: it is about to be let go.
    case lettingGo

    /// The screen with this number was let go.
    case gone

    /// Something that is not written yet was reached, after which the process ends.
    case unwritten

    /// The answer to the request with this number.
    case answer

    /// All that the request with this number needed was let go.
    case done

    /// The reason for which there is no answer to the request with this number.
    case complaint

    /// The number of bytes in an answer to the request with this number, which are too many.
    case flood
  }

  let kind: Kind
  let number: UInt64
  let payload: [UInt8]

  /// The largest payload that is taken for one.
  static let payloadLimit = 1 << 24

  /// The length of what stands before the payload: the secret, the kind, the number, the length.
  static let headerLength = 33

  /// The payload as text.
  var text: String { String(decoding: payload, as: UTF8.self) }

  /// As bytes, with the secret around them.
  func bytes(with secret: ChannelSecret) -> [UInt8] {
    var bytes = secret.start
    bytes.reserveCapacity(Self.headerLength + payload.count + secret.end.count)
    bytes.append(kind.rawValue)
    bytes += number.bytes
    bytes += UInt64(payload.count).bytes
    bytes += payload
    bytes += secret.end
    return bytes
  }
}
