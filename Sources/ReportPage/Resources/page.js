"use strict"

// Recorded conversations, one map for each app: states, and the episodes that lead from one to another.
const maps = JSON.parse(document.getElementById("conversations").textContent)
document.documentElement.classList.add("scripted")
for (const map of maps) showStepper(map, document.getElementById("stepper-" + map.app))

/** Makes an element with attributes, around texts and other elements. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

/** Makes a button with an action. */
function makeButton(text, act, attributes = {}) {
  const button = make("button", { type: "button", ...attributes }, text)
  button.addEventListener("click", act)
  return button
}

/** Makes a labelled row of buttons. */
function makeButtons(label, buttons, style = "") {
  return make("div", { class: `buttons ${style}`, role: "group", "aria-label": label }, ...buttons)
}

/** Makes the legend of the signs in a conversation, in which the world may take part. */
function makeLegend(hasWorld) {
  const signs = {
    telling: "view to mediator", showing: "mediator to view", binding: "by binding",
    state: "state of model or mediator", seen: "seen by the person"
  }
  if (hasWorld) Object.assign(signs, { asking: "mediator to world", answering: "world to mediator" })
  const entries = Object.entries(signs).flatMap(([style, text]) =>
    [make("i", { class: `sign ${style}`, "aria-hidden": "true" }), text + "   "])
  return make("p", { class: "legend" }, ...entries)
}

/** Makes the source of a mediator, line by line. */
function makeSource(part) {
  const lines = part.source.map((line, index) => make("span", { "data-line": index + 1 }, line))
  return make("pre", { class: "source", tabindex: "0", "aria-label": `${part.type}, source` }, ...lines)
}

/** Makes the picture of a message: an arrow, or a box with a display or a state. */
function makeMessage(message) {
  const arrows = {
    call: "telling", delegate: "telling", bind: "telling", unbind: "telling",
    show: "showing", set: "showing", read: "showing", notify: "binding",
    request: "asking", withdraw: "asking", answer: "answering"
  }
  const boxes = {
    gesture: "person", display: message.from === "world" ? "world" : "person", event: "world",
    state: message.to
  }
  const style = message.kind in arrows
    ? `arrow ${arrows[message.kind]}` : `box ${boxes[message.kind]}`
  return make("div", { class: `said ${style}` }, message.text)
}

/** Describes a message in words. */
function words(message, part) {
  const name = role => ({ mediator: part.mediator, world: part.world })[role] ?? role
  return `${part.pattern}: ${name(message.from)} to ${name(message.to)}: ${message.text}`
}

/** Shows an app's screen with its gestures, and the messages after each to step through. */
function showStepper(map, root) {
  // The position: the episode that is shown, its current row, and the states before and after it.
  let taken, before, state, episode, row
  // The pattern that is shown where there is room for only one.
  let shown = 0

  const makeSteps = names => names.map(name =>
    makeButton(name, () => take(name), { "data-gesture": name }))
  const gestures = makeSteps(map.gestures)
  const events = makeSteps(map.events)
  const hasWorld = map.parts.some(part => part.world)
  const back = makeButton("Back", () => move(-1), { "aria-keyshortcuts": "ArrowLeft" })
  const next = makeButton("Next message", () => move(1), { "aria-keyshortcuts": "ArrowRight" })
  const all = makeButton("All", () => move(Infinity))
  const again = makeButton("New screen", begin)
  const choices = map.parts.map((part, index) => makeButton(part.pattern, () => choose(index)))
  const screen = make("dl")
  const path = make("p", { class: "path" })
  const place = make("p", { class: "note", role: "status" })
  const talk = make("div", { class: hasWorld ? "talk with-world" : "talk", style: `--patterns: ${map.parts.length}` })
  const sources = map.parts.map(makeSource)
  const sourceParts = map.parts.map(makeSourcePart)
  lay()
  begin()

  /** Starts with a new screen, and shows its whole conversation. */
  function begin() {
    taken = []
    before = null
    state = 0
    episode = map.episodes[0]
    move(Infinity)
  }

  /** Takes a step, and shows the first message. */
  function take(name) {
    before = state
    episode = map.episodes[map.states[state].episodes[name]]
    state = episode.state
    taken.push(name)
    row = 0
    draw()
  }

  /** Moves a number of messages forward or back. */
  function move(by) {
    row = Math.min(episode.rows.length - 1, Math.max(0, (row ?? 0) + by))
    draw()
  }

  /** Shows one pattern, where there is room for only one. */
  function choose(index) {
    shown = index
    draw()
  }

  /** Lays out the fixed elements. */
  function lay() {
    const marks = map.episodes.some(episode => episode.rows.flat().some(message => message?.executed))
      ? "below, the line that a mediator was executing has a full mark. Where no line is known, the "
        + "declaration of the method that ran, or of the value that was bound to, has a light one."
      : "below, the declaration of the method that ran, or of the value that was bound to, has a "
        + "light mark. Which of its lines ran is not known: this page was made by an optimised build."
    const note = "Make a gesture, and follow the messages one by one, with the buttons or the arrow "
      + `keys. Corresponding messages share a row; ${marks}`
    const desk = make("div", { class: "desk" },
      make("div", {}, make("div", { class: "screen" }, screen), make("h4", {}, "Gestures"),
        makeButtons("Gestures", gestures), ...(events.length === 0 ? []
          : [make("h4", {}, "The world"), makeButtons("The world", events)]), path),
      make("div", {}, makeButtons("Messages", [back, next, all, again]), place,
        makeButtons("Pattern", choices, "choose"), talk, makeLegend(hasWorld)))
    root.append(make("p", { class: "note" }, note), desk,
      make("div", { class: "sources" }, ...sourceParts.filter(part => part !== null)))
    root.setAttribute("tabindex", "0")
    root.addEventListener("keydown", moveByKey)
  }

  /** Makes the source of a mediator under its file's name; null if it was not found. */
  function makeSourcePart(part, index) {
    if (part.source.length === 0) return null
    const heading = make("h4", { title: part.file }, part.file.split("/").pop())
    return make("div", { class: "source-part" }, heading, sources[index])
  }

  /** Moves forward with the right arrow key, and back with the left. */
  function moveByKey(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }

  /** Draws everything that depends on the position. */
  function draw() {
    const isDone = row === episode.rows.length - 1
    back.disabled = row === 0
    next.disabled = isDone
    drawScreen(map.states[isDone || before === null ? state : before])
    drawGestures(map.states[state].episodes)
    drawPlace()
    talk.replaceChildren(...map.parts.flatMap(makeColumn))
    map.parts.forEach((_, index) => mark(sources[index], episode.rows[row]?.[index]))
    choices.forEach((choice, index) => choice.setAttribute("aria-pressed", String(index === shown)))
    sourceParts.forEach((part, index) => part?.classList.toggle("shown", index === shown))
  }

  function drawScreen({ widgets }) {
    screen.replaceChildren(...widgets.flatMap(widget =>
      [make("dt", {}, widget.name), make("dd", {}, widget.text)]))
  }

  /** Enables the gestures whose conversations were recorded from this state. */
  function drawGestures(episodes) {
    const steps = [...gestures, ...events]
    for (const button of steps) button.disabled = !(button.dataset.gesture in episodes)
    const start = taken.length === 0 ? "A new screen." : "So far: " + taken.join("  ")
    const isPartly = steps.some(button => button.disabled)
    path.textContent = start
      + (isPartly ? "  (Not every gesture was recorded from here; begin with a new screen.)" : "")
  }

  /** Describes the current message in each pattern. */
  function drawPlace() {
    const said = (episode.rows[row] ?? [])
      .map((message, index) => message && words(message, map.parts[index]))
    place.textContent = `${episode.name}, ${row + 1} of ${episode.rows.length}. `
      + said.filter(text => text).join("; ")
  }

  /** Makes a pattern's column: its name, its members, and a cell for each row. */
  function makeColumn(part, index) {
    const style = `grid-column: ${index + 1}`
    const visibility = index === shown ? "shown" : ""
    const members = ["view", part.mediator, "model", ...(hasWorld ? [part.world ?? ""] : [])]
      .map(name => make("span", {}, name))
    return [
      make("h4", { class: visibility, style }, part.pattern),
      make("div", { class: `members ${visibility}`, style }, ...members),
      ...episode.rows.map((messages, number) => makeCell(messages[index], number,
        { class: `cell ${visibility}`, style: `${style}; grid-row: ${number + 3}` }))
    ]
  }

  function makeCell(message, number, attributes) {
    const cell = make("div", attributes, ...(message ? [makeMessage(message)] : []))
    cell.classList.toggle("later", number > row)
    if (number === row) {
      cell.classList.add("current")
      cell.setAttribute("aria-current", "step")
    }
    return cell
  }

  /** Marks the line of a source that ran for a message, or the declaration, and scrolls to it. */
  function mark(source, message) {
    for (const line of source.children) {
      const number = Number(line.dataset.line)
      line.classList.toggle("executed", number === message?.executed)
      line.classList.toggle("declared", number === message?.declared)
    }
    const marked = source.querySelector(".executed, .declared")
    if (marked) source.scrollTop = marked.offsetTop - source.offsetTop - 60
  }
}
