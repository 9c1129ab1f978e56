import Observation
import Testing

/// The behaviour of Observation in place of a binding, as `BindingAndObservation` describes it.
struct ObservationTests {
  @Observable
  fileprivate final class Source: @unchecked Sendable {
    var value = 0
  }

  private final class Observer: @unchecked Sendable {
    var received: [Int] = []
  }

  @Test
  func `tracking calls back before the change, and once`() {
    let source = Source()
    let observer = Observer()
    withObservationTracking {
      _ = source.value
    } onChange: {
      observer.received.append(source.value)
    }
    source.value = 1
    source.value = 2
    #expect(observer.received == [0])
  }

  @Test
  func `whoever looks again when called back is one value behind`() {
    let source = Source()
    let observer = Observer()
    @Sendable func look() {
      withObservationTracking {
        observer.received.append(source.value)
      } onChange: {
        look()
      }
    }
    look()
    source.value = 1
    source.value = 2
    source.value = 3
    #expect(observer.received == [0, 0, 1, 2])
  }

  @Test
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @MainActor
  func `several changes without a pause are one element of a sequence`() async {
    let source = Source()
    var values = Observations { source.value }.makeAsyncIterator()
    #expect(await values.next() == 0)
    source.value = 1
    source.value = 2
    source.value = 3
    #expect(await values.next() == 3)
  }
}
