/// A search that counts what it asks, and takes the answer to the last number alone.
final class CountingSearch: PlainMusicSearch {
  private var asked = 0

  override func receiver(for term: String) -> Receiver {
    asked += 1
    let number = asked
    return { [weak self] answer, _ in self?.take(answer, to: number) }
  }

  private func take(_ answer: Answer, to number: Int) {
    if request != nil, number == asked { take(answer) }
  }
}
