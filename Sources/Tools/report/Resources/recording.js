"use strict"

/** What starts the conversation in which a view is replaced: no object of the screen sends it. */
const replacement = { kind: "replaced", from: "old view", to: "old view", text: "replaced", phrase: "the system replaces the view" }

/** The conversations recorded of an app: its states, and the steps that lead from one to another. */
class Recording {
  constructor(map) {
    Object.assign(this, map)
    this.steps = [...map.gestures, ...map.events]
    this.hasService = map.parts.some(part => part.service)
    this.service = inWords(map.parts.find(part => part.service)?.service ?? "service")
    this.isModelSilent = !map.forms.flat().some(message => message && [message.from, message.to].includes("model"))
    this.serviceWidgets = new Set(map.rows.flatMap(row => this.messages(row)).filter(isAtService).map(({ text }) => text.split(":")[0]))
    this.moves = map.states.map(({ moves }) => new Map(moves.map(([step, episode]) => [this.steps[step], episode])))
  }

  /** The messages of a row; null for a pattern that sends none. */
  messages([form, ...texts]) {
    return this.forms[form].map(message => message && { ...message, text: this.texts[texts.shift()] })
  }

  /** The texts that the widgets show in a state. */
  shown(state) {
    return this.states[state].shown.map(text => this.texts[text])
  }

  /** Whether a step was recorded in a state. */
  has(state, step) {
    return this.moves[state].has(step)
  }

  /** Whether steps were recorded one after the other, from a new screen. */
  leads(steps) {
    let state = 0
    return steps.every(step => this.has(state, step) && (state = this.target(state, step)) >= 0)
  }

  /** The state to which a step leads. */
  target(state, step) {
    return this.episodes[this.moves[state].get(step)][0]
  }

  /** The conversation that a step starts in a state; of no step, that of a new screen. */
  conversation(state, step) {
    const [, ...rows] = this.episodes[step === null ? 0 : this.moves[state].get(step)]
    const request = this.requestOf(step, state)
    const said = rows.map(row => this.messages(this.rows[row]))
    const changesModel = message => message?.kind === "state" && message.to === "model"
    const isFromModel = this.parts.map((_, column) => said.some(row => changesModel(row[column])))
    const isFailure = said.flat().some(message => message?.kind === "answer" && message.text.includes(".failure("))
    const explained = said.map(row => row.map((message, column) => message
      && this.explained(message, { step, request, isFailure, isFromModel: isFromModel[column] })))
    return step === "replace-view" ? [this.parts.map(() => replacement), ...explained] : explained
  }

  /** The request that an external event is about in a state, by its number from 1; undefined if there is none. */
  requestOf(step, state) {
    const number = this.requestNumber(step)
    const index = this.widgets.findIndex(name => this.serviceWidgets.has(name))
    return index < 0 ? undefined : openRequests(this.shown(state)[index])[number - 1]
  }

  /** The number of the request that an external event is about; undefined if it is about none. */
  requestNumber(step) {
    return this.serviceWidgets.size > 0 && this.events.includes(step) ? /=(\d+)/.exec(step)?.[1] : undefined
  }

  /** A message with what only its surroundings show: which request or view is meant, and whether a model has a part. */
  explained(message, { step, request, isFailure, isFromModel }) {
    const number = this.requestNumber(step)
    if (message.kind === "event" && number) return { ...message,
      text: request ? `${message.text} (${request.name})` : message.text,
      phrase: request
        ? `the ${this.service} ${isFailure ? "reports a failure to" : "responds to"} the ${ordinal(number)} request, for \`${request.name}\`${request.isCancelled ? ", which was cancelled" : ""}`
        : `nothing happens, since there is no ${ordinal(number)} request to respond to` }
    if (message.kind === "gesture" && isKey(step)) return { ...message, phrase: message.phrase.replace("the user does", "the user presses") }
    if (step === "replace-view") return { ...message, phrase: message.phrase.replace(/\bthe view(?! model)/g, "the new view") }
    if (message.kind === "answer") return { ...message, request }
    return message.kind === "state" ? { ...message, isModelSilent: this.isModelSilent, isFromModel } : message
  }
}

/** Whether a step is the press of a key or a button, and not a text or a position. */
function isKey(step) {
  return step === "=" || !step.includes("=")
}

/** The word for a place in a list, by its number from 1. */
function ordinal(number) {
  return ["first", "second", "third"][number - 1] ?? `${number}th`
}

/** Whether a message shows the requests of the service, which no view does. */
function isAtService(message) {
  return message?.kind === "display" && message.to !== "user"
}

/** The requests in a text that lists them, oldest first, in brackets if they are cancelled. */
function openRequests(text) {
  return text.split(", ").filter(name => name !== "")
    .map(name => ({ name: name.replace(/^\((.*)\)$/, "$1"), isCancelled: name.startsWith("(") }))
}
