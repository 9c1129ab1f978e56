import MVVM
import Testing

struct ObservedTests {
  private final class Observer {
    var received: [Int] = []
  }

  private final class Source {
    @Observed var value = 1
  }

  @Test
  func `an observer gets the current value on binding, and every later one at once`() {
    let source = Source()
    let observer = Observer()
    source.$value.bind(observer) { $0.received.append($1) }
    #expect(observer.received == [1])
    source.value = 2
    source.value = 2
    #expect(observer.received == [1, 2, 2])
  }

  @Test
  func `several observers are told in the order in which they were bound`() {
    let source = Source()
    let log = Observer()
    let first = Observer()
    let second = Observer()
    source.$value.bind(first) { _, value in log.received.append(value) }
    source.$value.bind(second) { _, value in log.received.append(-value) }
    source.value = 5
    #expect(log.received == [1, -1, 5, -5])
  }

  @Test
  func `an observer is not kept alive, and a released one is not told`() {
    let source = Source()
    let log = Observer()
    weak var released: Observer?
    do {
      let observer = Observer()
      released = observer
      source.$value.bind(observer) { _, value in log.received.append(value) }
    }
    #expect(released == nil)
    source.value = 2
    #expect(log.received == [1])
  }

  @Test
  func `an observer may set the value it is told of`() {
    let source = Source()
    let observer = Observer()
    source.$value.bind(observer) { observer, value in
      observer.received.append(value)
      if value == 2 { source.value = 3 }
    }
    source.value = 2
    #expect(observer.received == [1, 2, 3])
  }
}
