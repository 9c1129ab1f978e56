"use strict"

/** Numbers that were packed as a text, read one after the other. */
class PackedNumbers {
  constructor(text) {
    this.text = text
    this.place = 0
  }

  /** The signs from the blank on, but for some: the first half end a number, the others are its lower places. */
  static values = new Map(Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
    .filter(sign => !"\"\\<&".includes(sign)).map((sign, value) => [sign, value]))

  next() {
    const half = Math.floor(PackedNumbers.values.size / 2)
    let [number, unit] = [0, 1]
    for (;;) {
      const value = PackedNumbers.values.get(this.text[this.place++])
      if (value < half) return number + value * unit
      number += (value - half) * unit
      unit *= half
    }
  }

  /** The number that is told by its difference from another. */
  nextAfter(last) {
    const code = this.next()
    return last + (code % 2 === 0 ? code / 2 : -(code + 1) / 2)
  }
}

/** The conversations recorded of an app: its states, and the steps that lead from one to another. */
class Recording {
  constructor(map) {
    Object.assign(this, map)
    this.steps = [...map.gestures, ...map.events]
    this.hasWorld = map.parts.some(part => part.world)
    this.words = ["", ...map.words.flatMap(([start, ends]) => [...ends].map(end => start + end))]
    this.readStates(new PackedNumbers(map.states))
  }

  /** Reads what each state shows, and the moves from it: shape, state that follows, and words. */
  readStates(numbers) {
    const { steps, rowPool, parts } = this
    const wordCounts = this.shapes.map(shape =>
      1 + Math.max(-1, ...shape.flatMap(row => rowPool[row].slice(parts.length))))
    const last = steps.map(() => [0, 0])
    let texts = this.widgets.map(() => 0)
    this.texts = []
    this.moves = []
    for (let state = 0; state < this.count; state++) {
      texts = texts.map(text => numbers.nextAfter(text))
      const moves = new Map()
      let step = 0
      for (let count = numbers.next(); count > 0; count--) {
        step += numbers.next()
        const [shape, target] = last[step] = last[step].map(number => numbers.nextAfter(number))
        moves.set(steps[step], [shape, target, ...Array.from({ length: wordCounts[shape] }, () => numbers.next())])
      }
      this.texts.push(texts)
      this.moves.push(moves)
    }
  }

  /** The texts that the widgets show in a state. */
  shown(state) {
    return this.texts[state].map(word => this.words[word])
  }

  /** Tells whether a step was recorded in a state. */
  has(state, step) {
    return this.moves[state].has(step)
  }

  /** The state to which a step leads. */
  target(state, step) {
    return this.moves[state].get(step)[1]
  }

  /** The conversation that a step starts in a state; of no step, that of a new screen. */
  rows(state, step) {
    if (step === null) return this.read(this.opening[0], this.opening.slice(1), null, [], this.shown(0))
    const [shape, target, ...words] = this.moves[state].get(step)
    return this.read(shape, words, step, this.shown(state), this.shown(target))
  }

  /** Reads a shape, with the words that fill its gaps. */
  read(shape, own, step, before, after) {
    const word = origin => origin >= 0 ? this.words[own[origin]] : origin === -1 ? step
      : (origin % 2 === 0 ? before : after)[Math.floor((-2 - origin) / 2)]
    return this.shapes[shape].map(number => {
      const row = this.rowPool[number]
      const cells = row.slice(0, this.parts.length)
      let place = cells.length
      return cells.map(cell => {
        if (cell === 0) return null
        const [kind, from, to, frame, executed, declared, site, phrase] = this.cells[cell - 1]
        const text = frame.reduce((text, part) => text + word(row[place++]) + part)
        return { kind, from, to, text, executed, declared, site, phrase }
      })
    })
  }
}
