"use strict"

/** What starts the conversation in which a view is replaced: no object of the screen sends it. */
const replacement = { kind: "replaced", from: "old view", to: "old view", text: "replaced", phrase: "the system replaces the view" }

/** What stands in recorded texts for the value that grows without end, before a step and after it. */
const marks = ["\u0001", "\u0002"]

/** The length of the longest value that no message cuts. */
const longest = 30

/** How that value changes, by the numbers that recordings have for it; null where it has no result. */
const changes = [value => value, (value, step) => value + step, (_, step) => step, () => "",
  value => String(Number(value) + 1), calculated]

function filled(text, before, after) {
  return text.replaceAll(marks[0], before).replaceAll(marks[1], after)
}

/** The result of a calculation, as the recorded calculator has it; null if it has none. */
function calculated(text) {
  if (!/^-?\d+([-+*\/]\d+)*$/.test(text)) return null
  const isInt = number => BigInt.asIntN(64, number) === number
  const terms = []
  for (const { index, 1: sign, 2: digits } of text.matchAll(/([-+*\/]?)(\d+)/g)) {
    const number = BigInt(index === 0 ? sign + digits : digits)
    const term = terms.at(-1)
    if (!isInt(number) || sign === "/" && number === 0n) return null
    if (sign === "*") term.product *= number
    else if (sign === "/") term.product /= number
    else terms.push({ isLess: sign === "-" && index > 0, product: number })
    if (!isInt(terms.at(-1).product)) return null
  }
  let sum = 0n
  for (const { isLess, product } of terms) {
    sum += isLess ? -product : product
    if (!isInt(sum)) return null
  }
  return String(sum)
}

/** The conversations recorded of an app: its states, and the steps that lead from one to another. */
class Recording {
  constructor(map) {
    Object.assign(this, map)
    this.steps = [...map.gestures, ...map.events]
    this.hasService = map.parts.some(part => part.service)
    this.service = inWords(map.parts.find(part => part.service)?.service ?? "service")
    this.isModelSilent = !map.forms.flat().some(message => message && [message.from, message.to].includes("model"))
    this.serviceWidgets = new Set(map.rows.flatMap(row => this.messages(row)).filter(isAtService).map(({ text }) => text.split(":")[0]))
    this.moves = map.states.map(({ moves }) => Map.groupBy(moves, ([step]) => this.steps[step]))
    this.canCalculate = map.results.every(([text, result]) => calculated(text) === result)
    this.numbers = new Map()
    this.places = []
    this.enter(0, map.start)
  }

  /** The number of a state at a value; that of a new screen is 0. */
  enter(state, value) {
    const key = `${state} ${value}`
    if (!this.numbers.has(key)) this.numbers.set(key, this.places.push({ state, value }) - 1)
    return this.numbers.get(key)
  }

  /** The messages of a row, at the value before and after it; null for a pattern that sends none. */
  messages([form, ...texts], before = "", after = "") {
    return this.forms[form].map(message => message
      && { ...message, text: filled(this.texts[texts.shift()], before, after) })
  }

  /** The texts that the widgets show at a place. */
  shown(place) {
    const { state, value } = this.places[place]
    return this.states[state].shown.map(text => filled(this.texts[text], value, value))
  }

  /** What a pattern's model and mediators hold at a place, each value after its name. */
  held(place, column) {
    const { state, value } = this.places[place]
    return this.states[state].held[column].map(text => filled(this.texts[text], value, value))
  }

  /** Whether a step was recorded at a place, or can be derived there. */
  has(place, step) {
    return this.move(place, step) !== undefined
  }

  /** Whether steps lead on one after the other, from a new screen. */
  leads(steps) {
    let place = 0
    return steps.every(step => this.has(place, step) && (place = this.target(place, step)) >= 0)
  }

  /** The place to which a step leads. */
  target(place, step) {
    const { state, after } = this.move(place, step)
    return this.enter(state, after)
  }

  /** What a step does at a place: the state to which it leads, the value then, and the episode; undefined if unknown. */
  move(place, step) {
    const { state, value } = this.places[place]
    const moves = (this.moves[state].get(step) ?? []).map(([, state, change, episode, same]) => {
      const after = changes[change](value, step)
      return { state, after, episode: after === value ? same : episode, isCalculated: changes[change] === calculated }
    })
    const fits = ({ after, episode, isCalculated }) => !isCalculated && after !== null && after.length <= longest && episode != null
    const result = this.canCalculate && moves.some(({ isCalculated }) => isCalculated) ? calculated(value) : undefined
    if (result === undefined) return moves.find(fits)
    // Where a result is due, the display tells which of the moves it is.
    const isCleared = ({ state, after }) => result === "0" && after === "" && !this.shows(state)
    const isShown = ({ state, after }) => after === result && this.shows(state)
    return result === null ? moves.find(({ state }) => !this.shows(state)) : moves.find(isCleared) ?? moves.find(isShown)
  }

  /** Whether a state shows its value. */
  shows(state) {
    return this.states[state].shown.some(text => this.texts[text].includes(marks[0]))
  }

  /** The conversation that a step starts in a state; of no step, that of a new screen. */
  conversation(state, step) {
    const value = this.places[state].value
    const { episode, after } = step === null ? { episode: 0, after: value } : this.move(state, step)
    const request = this.requestOf(step, state)
    const said = this.episodes[episode].map(row => this.messages(this.rows[row], value, after))
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
      text: stepWords(step) + (request ? ` (${request.name})` : ""),
      phrase: request
        ? `the ${this.service} ${isFailure ? "reports a failure to" : "responds to"} the ${ordinal(number)} request, for \`${request.name}\`${request.isCancelled ? ", which was cancelled" : ""}`
        : `nothing happens, since there is no ${ordinal(number)} request to respond to` }
    if (message.kind === "gesture") return { ...message, phrase: `the user ${actionWords(step)}`, text: stepWords(step) }
    if (message.kind === "event") return { ...message, text: stepWords(step) }
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
