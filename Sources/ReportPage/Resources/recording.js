"use strict"

/** The conversations recorded of an app: its states, and the steps that lead from one to another. */
class Recording {
  constructor(map) {
    Object.assign(this, map)
    this.steps = [...map.gestures, ...map.events]
    this.hasWorld = map.parts.some(part => part.world)
    this.moves = map.states.map(([, ...moves]) =>
      new Map(moves.map(([step, ...move]) => [this.steps[step], move])))
  }

  /** The texts that the widgets show in a state. */
  shown(state) {
    return this.states[state][0].map(word => this.words[word])
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
