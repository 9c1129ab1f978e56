"use strict"

// Why a message of a kind is sent at all, whatever the pattern.
const reasons = {
  gesture: "A person acts on the view, and on nothing else.",
  event: "A service or a store acts on its own, whenever it is ready.",
  replaced: "The system does this when the device is turned or memory runs short; a test does it with one call.",
  between: "One object hands the work on to the next: each has a task of its own.",
  call: "The view holds its mediator, and just calls it: it decides nothing itself.",
  delegate: "The view knows its delegate only through a protocol. It passes itself along, so that the delegate knows which view sent the message.",
  assign: "The view sets the value that it is bound to: binding goes both ways here.",
  bind: "Binding delivers the current value at once, so nobody has to bring the view up to date.",
  unbind: "The view ends its binding, and is not notified any more.",
  show: "The view is handed finished text: it has nothing to decide or to ask.",
  set: "The mediator sets what each widget holds.",
  delegation: "So the view knows whom to tell. A view that was replaced tells nobody any more.",
  read: "What the widgets hold is read back, since nobody else kept it.",
  notify: "Nobody calls the view: it is bound to the value, and is notified of every change.",
  request: "The mediator asks the world through a port; the view knows nothing of it.",
  cancel: "Nobody wants the old answer any more. To say so is a wish: the answer may still come.",
  answer: "An answer comes to the one who asked, whichever view is there by then.",
  dropped: "The mediator checks whether it still waits for this answer, and whether it says anything new. If not, it drops it.",
  state: "The mediator keeps this itself: only this screen needs it, so it is not in the model.",
  values: "Only this screen needs it, so the mediator keeps it itself, data and all. The model has only values in this app, and values call nobody: its column stays empty.",
  rules: "The rules, and the data that they are about, are in the model.",
  display: "The person sees the same in every pattern: tests check that.",
  open: "This is outside of the screen: no view shows what the service has not answered yet."
}

/** Joins texts as a list: one, two and three. */
function list(texts) {
  return texts.length < 2 ? texts.join("")
    : `${texts.slice(0, -1).join(", ")} and ${texts[texts.length - 1]}`
}

/**
 * Says in one sentence what each pattern does in some rows; patterns that do the same are said together.
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

/** Joins what messages say: those that differ only in the first name that they have are said together. */
function joinedPhrase(messages) {
  const isAlone = messages.length === 1
  const alike = new Map()
  for (const message of messages) {
    const phrase = isAtWorld(message) ? `the service still has to answer ${stillAsked(message)}`
      : message.kind === "display" && isAlone ? `the person sees \`${message.text}\`` : message.phrase
    const [start, name, ...end] = phrase.split("`")
    const key = JSON.stringify([start, end.join("`")])
    alike.set(key, [...(alike.get(key) ?? []), ...(name === undefined ? [] : [`\`${name}\``])])
  }
  const texts = [...alike].map(([key, names]) => JSON.parse(key).join(list(names)))
  return texts.length === 0 ? "nothing is said" : texts.join("; ")
}

/** The requests that a message tells of as open. */
function stillAsked(message) {
  const requests = openRequests(/"(.+)"/.exec(message.text)?.[1] ?? "")
  return requests.length === 0 ? "nothing" : list(requests.map(requestWords))
}

function requestWords({ name, isCancelled }) {
  return isCancelled ? `${name} (cancelled)` : name
}

/** The words of a property's name: those of `viewModel` are `view model`. */
function inWords(name) {
  return name.split(".").pop().replace(/(?<=\p{Ll})\p{Lu}/gu, letter => ` ${letter.toLowerCase()}`)
}

/** The nodes of a text with code in backticks. */
function withCode(text) {
  return text.split("`").map((part, index) => index % 2 === 0 ? part : make("code", {}, part))
}

/** Why a message is sent: by its kind, but for those that a kind alone does not tell. */
function reasonFor(message) {
  if (message.kind === "state" && message.to === "model") return reasons.rules
  if (message.isModelSilent) return reasons.values
  if (message.kind === "call" && message.from.startsWith("mediator")) return reasons.between
  if (message.kind === "set" && message.text.startsWith("delegate =")) return reasons.delegation
  if (message.kind === "answer" && message.phrase.endsWith("nothing changes")) return reasons.dropped
  if (isAtWorld(message)) return reasons.open
  return reasons[message.kind]
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

function capitalised(text) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The command line that traces some steps, for a shell. */
function commandLine(app, steps) {
  const quote = text => /^[A-Za-z0-9_=,.:\/+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
  return [document.body.dataset.command, "trace", app, ...steps.map(quote)].join(" ")
}
