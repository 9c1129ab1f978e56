import Parity
import Testing

/// States that are the numbers from 0 to 5, and two steps: one more, and twice as much.
struct StateExplorerTests {
  private let steps: [Character] = ["+", "×"]

  @Test
  func `states are found nearest first, each with a shortest path`() {
    var explorer = StateExplorer<Character, Int>(limit: 6)
    let isWhole = explorer.explore(steps, reach: number, visit: { _ in true })
    #expect(isWhole)
    #expect(explorer.paths.map { String($0) } == ["", "+", "++", "+++", "++×", "+++×"])
  }

  @Test
  func `every step from every state is told, with the state that it leads to`() {
    var explorer = StateExplorer<Character, Int>(limit: 6)
    var told: [String] = []
    let isWhole = explorer.explore(steps, reach: number) { transition in
      told.append("\(transition.source)\(transition.step)\(transition.target ?? -1)")
      return true
    }
    #expect(isWhole)
    #expect(
      told == [
        "0+1", "0×0", "1+2", "1×2", "2+3", "2×4", "3+4", "3×5", "4+5", "4×5", "5+5", "5×5",
      ])
  }

  @Test
  func `beyond the limit no state is found, which is told`() {
    var explorer = StateExplorer<Character, Int>(limit: 3)
    var beyond = 0
    let isWhole = explorer.explore(steps, reach: number) { transition in
      if transition.target == nil { beyond += 1 }
      return true
    }
    #expect(!isWhole)
    #expect(explorer.paths.count == 3)
    #expect(beyond == 2)
  }

  @Test
  func `who takes the steps, or hears of them, can end it`() {
    var explorer = StateExplorer<Character, Int>(limit: 6)
    let isReached = explorer.explore(
      steps, reach: { number(after: $0) < 1 ? 0 : nil }, visit: { _ in true })
    #expect(!isReached)
    #expect(explorer.paths == [[]])
    var told = 0
    var other = StateExplorer<Character, Int>(limit: 6)
    let isWhole = other.explore(steps, reach: number) { _ in
      told += 1
      return told < 3
    }
    #expect(!isWhole)
    #expect(told == 3)
  }

  private func number(after path: [Character]) -> Int {
    path.reduce(0) { min(5, $1 == "+" ? $0 + 1 : $0 * 2) }
  }
}
