"use strict"

/** What starts the conversation in which a view is replaced: nobody says it. */
const replacement = { kind: "replaced", from: "old view", to: "old view", text: "replaced", phrase: "the view is replaced" }

/** The conversations recorded of an app: its states, and the steps that lead from one to another. */
class Recording {
  constructor(map) {
    Object.assign(this, map)
    this.steps = [...map.gestures, ...map.events]
    this.hasWorld = map.parts.some(part => part.world)
    this.moves = map.states.map(({ moves }) => new Map(moves.map(([step, episode]) => [this.steps[step], episode])))
  }

  /** The texts that the widgets show in a state. */
  shown(state) {
    return this.states[state].shown.map(text => this.texts[text])
  }

  /** Tells whether a step was recorded in a state. */
  has(state, step) {
    return this.moves[state].has(step)
  }

  /** The state to which a step leads. */
  target(state, step) {
    return this.episodes[this.moves[state].get(step)][0]
  }

  /** The conversation that a step starts in a state; of no step, that of a new screen. */
  conversation(state, step) {
    const [, ...rows] = this.episodes[step === null ? 0 : this.moves[state].get(step)]
    const said = rows.map(row => {
      const [form, ...texts] = this.rows[row]
      return this.forms[form].map(message => message && { ...message, text: this.texts[texts.shift()] })
    })
    return step === "replace-view" ? [this.parts.map(() => replacement), ...said] : said
  }
}
