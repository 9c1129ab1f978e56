"use strict"

// Why a message of a kind is sent at all, whatever the pattern.
const reasons = {
  gesture: "The user acts on the view, and on nothing else.",
  event: "A service or a store acts on its own, whenever it is ready.",
  replaced: "Android does this when the device is turned; elsewhere a list reuses a cell, or a second window opens. A test does it with one call.",
  between: "One object calls the next: each has a task of its own.",
  call: "The view has a reference to its mediator and calls it: it decides nothing itself.",
  delegate: "The view knows its delegate only through a protocol. It passes itself along, so that the delegate knows which view sent the message.",
  assign: "The view sets the value that it is bound to: binding goes both ways here.",
  bind: "Binding delivers the current value at once, so no object has to update the view.",
  unbind: "The view ends its binding, and is no longer notified.",
  show: "The view gets finished text: it has nothing to decide or to ask.",
  set: "The mediator sets what each widget holds.",
  delegation: "So the view knows its delegate. A view that was replaced has no delegate any more.",
  read: "What the widgets show is read back, since no other object keeps it.",
  notify: "No object calls the view by a method: it is bound to the value, and is notified of every value that is set.",
  request: "The mediator calls the service through a port; the view knows nothing of it.",
  cancel: "The old response is no longer needed. Cancelling is a wish: the response may still arrive.",
  answer: "A response goes to the object that sent the request, whichever view is there by then.",
  dropped: "The model decides: it accepts a response only to the request that is pending. This is not that request, so the mediator has nothing to update.",
  known: "The response brings nothing new, so there is nothing to update.",
  state: "The mediator keeps this itself: only this screen needs it, so it is not in the model.",
  derived: "This follows from the model: it is a copy of a value, a text made from it, which is presentation logic, or a request that it needs.",
  values: "Only this screen needs it, so the mediator keeps it itself, data and all. The model has only values in this app, and values call no other object: its column stays empty.",
  rules: "Business logic, and the data that it is about, are in the model.",
  display: "The user sees the same in every pattern: tests check that.",
  open: "This is outside of the screen: no view shows what the service has not answered yet."
}

/** Joins texts as a list: one, two and three. */
function list(texts) {
  return texts.length < 2 ? texts.join("")
    : `${texts.slice(0, -1).join(", ")} and ${texts[texts.length - 1]}`
}

/**
 * Says in one sentence what each pattern does in some rows; patterns that do the same share one phrase.
 *
 * A phrase is on the mediator of any pattern; where there is only one, it gets the name that it has.
 */
function rowsSentence(rows, parts) {
  const said = new Map()
  for (const [index, part] of parts.entries()) {
    const phrase = joinedPhrase(rows.map(row => row[index]).filter(message => message))
    said.set(phrase, [...(said.get(phrase) ?? []), part])
  }
  const texts = [...said].map(([phrase, parts]) => {
    const mediators = new Set(parts.map(part => inWords(part.mediators[0])))
    const isNamed = phrase.includes("the mediator")
    const text = isNamed && mediators.size === 1 ? phrase.replaceAll("the mediator", `the ${[...mediators][0]}`) : phrase
    if (said.size > 1) return `in ${list(parts.map(part => part.pattern))} ${text}`
    return isNamed && mediators.size > 1 ? `in each pattern ${text}` : text
  })
  return capitalised(texts.join("; ")) + "."
}

/** Joins what messages say: those that differ only in their first name share one phrase. */
function joinedPhrase(messages) {
  const isAlone = messages.length === 1
  const alike = new Map()
  for (const message of messages) {
    const phrase = isAtService(message) ? stillAsked(message)
      : message.kind === "display" && isAlone ? `the user sees \`${message.text}\`` : message.phrase
    const [start, name, ...end] = phrase.split("`")
    const key = JSON.stringify([start, end.join("`")])
    const names = [...(alike.get(key) ?? []), ...(name === undefined ? [] : [`\`${name}\``])]
    // In the order of the last of each: a change comes before what notifies of it.
    alike.delete(key)
    alike.set(key, names)
  }
  const texts = [...alike].map(([key, names]) => JSON.parse(key).join(list(names)))
  return texts.length === 0 ? "no message is sent" : texts.join("; ")
}

/** Says which requests are pending, as a message shows them. */
function stillAsked(message) {
  const requests = openRequests(/"(.+)"/.exec(message.text)?.[1] ?? "")
  return requests.length === 0 ? "no request is pending"
    : `the service still has to answer ${list(requests.map(requestWords))}`
}

function requestWords({ name, isCancelled }) {
  return isCancelled ? `${name} (cancelled)` : name
}

/** A step as one says it: `5` is pressed, `query=IU` typed; the notation is for the terminal. */
function stepWords(step) {
  const [, name, text] = /^([^=]+)=([^]*)$/.exec(step) ?? []
  if (step === "replace-view") return "replace the view"
  if (name === undefined) return `press ${step}`
  if (text === "on" || text === "off") return `switch ${name} ${text}`
  const [, number, ...rest] = /^(\d+)(?:,(.*))?$/.exec(text) ?? []
  if (number !== undefined) return [`${name === "reply" ? "respond to" : name} the ${ordinal(Number(number))} request`, ...rest.filter(part => part)].join(": ")
  if (text.includes("|")) return `${name}: ${text.split("|").join(", ")}`
  return text === "" ? `clear ${name}` : `type “${text}” as ${name}`
}

/** What the user or a service did by a step. */
function actionWords(step) {
  const past = { press: "presses", switch: "switches", clear: "clears", type: "types" }
  return stepWords(step).replace(/^\w+/u, verb => past[verb] ?? verb)
}

/** The words of a property's name: those of `viewModel` are `view model`. */
function inWords(name) {
  return name.split(".").pop().replace(/(?<=\p{Ll})\p{Lu}/gu, letter => ` ${letter.toLowerCase()}`)
}

/** The nodes of a text with code in backticks. */
function withCode(text) {
  return text.split("`").map((part, index) => index % 2 === 0 ? part : make("code", {}, part))
}

/** Why a message is sent: by its kind, but for those for which a kind is not enough. */
function reasonFor(message) {
  if (message.kind === "state" && message.to === "model") return reasons.rules
  if (message.isModelSilent) return reasons.values
  if (message.kind === "call" && message.from.startsWith("mediator")) return reasons.between
  if (message.kind === "set" && message.text.startsWith("delegate =")) return reasons.delegation
  if (isDropped(message)) return message.request ? reasons.dropped : reasons.known
  if (message.kind === "state" && message.isFromModel) return reasons.derived
  if (isAtService(message)) return reasons.open
  return reasons[message.kind]
}

/** Whether a message is a response that changes nothing. */
function isDropped(message) {
  return message.kind === "answer" && message.phrase.endsWith("nothing changes")
}

/** Says why the messages of a row are sent; where that differs, of which patterns it is true. */
function rowReason(row, parts) {
  const patterns = new Map()
  row.forEach((message, index) => {
    const text = message && reasonFor(message)
    if (text) patterns.set(text, [...(patterns.get(text) ?? []), parts[index].pattern])
  })
  return [...patterns].map(([text, names]) => patterns.size === 1 ? text : `${list(names)}: ${text}`).join(" ")
}

const signs = { "/": "divide", "*": "multiply", "-": "minus", "+": "plus", "=": "equals", ",": "comma", ";": "semicolon",
  " ": "blank" }

/** A text as a screen reader can say it: one of signs alone by their names. */
function spoken(text) {
  if (text === "") return "empty"
  return [...text].every(sign => sign in signs) ? [...text].map(sign => signs[sign]).join(" ") : text
}

function capitalised(text) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The command line that traces some steps, for a shell. */
function commandLine(app, steps) {
  const quote = text => /^[A-Za-z0-9_=,.:\/+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
  return [document.body.dataset.command, "trace", app, ...steps.map(quote)].join(" ")
}
