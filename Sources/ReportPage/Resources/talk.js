"use strict"

// The notation: what each kind of message is drawn as.
const styles = {
  gesture: "acting", event: "acting", display: "seeing",
  call: "telling", delegate: "telling", assign: "telling", bind: "telling", unbind: "telling",
  show: "showing", set: "showing", read: "showing", notify: "binding",
  request: "asking", withdraw: "asking", answer: "answering", state: "change"
}

/** A text that may be broken within a name, before a capital letter or a dot, and behind a bracket. */
function breakable(text) {
  return text.replace(/[a-z](?=[A-Z]|\.[a-z])|\((?=\S)/g, "$&\u200B")
}

/** The conversation of one episode: a column for each pattern, a lifeline for each who takes part. */
class Talk {
  constructor(recording) {
    this.recording = recording
    this.element = make("div", { class: "talk", role: "group", "aria-label": "Conversation", style: `--patterns: ${recording.parts.length}` })
  }

  /** Shows an episode, up to a row. */
  showEpisode(rows, step) {
    this.rows = rows
    this.lanes = ["person", ...(step === "replace-view" ? ["old view"] : []), "view", "mediator", "model",
      ...(this.recording.hasWorld ? ["world"] : [])]
    this.element.style.setProperty("--lanes", this.lanes.length)
    this.element.style.setProperty("--rows", rows.length)
    this.cells = []
    this.element.replaceChildren(...this.recording.parts.flatMap((part, column) => this.makeColumn(part, column)))
  }

  /** Shows the messages up to a row, which is the current one. */
  showRow(row) {
    for (const { cell, number } of this.cells) {
      cell.classList.toggle("later", number > row)
      cell.classList.toggle("current", number === row)
      if (number === row) cell.setAttribute("aria-current", "step")
      else cell.removeAttribute("aria-current")
    }
    this.scrollTo(this.cells.find(({ number }) => number === row)?.cell)
  }

  /** Scrolls to a cell, where the conversation scrolls by itself. */
  scrollTo(cell) {
    const { element } = this
    if (!cell || element.scrollHeight <= element.clientHeight + 1) return
    const top = cell.offsetTop - element.offsetTop
    const heads = [".pattern", ".members"].map(name => element.querySelector(name).offsetHeight)
    element.scrollTop = Math.min(top + cell.offsetHeight - element.clientHeight * .8, top - heads[0] - heads[1])
  }

  /** Shows one pattern, where there is room for only one. */
  showPattern(column) {
    for (const element of this.element.children) {
      element.classList.toggle("shown", element.dataset.column === String(column))
    }
  }

  makeColumn(part, column) {
    const place = `grid-column: ${column + 1}`
    const short = name => name.split(".").pop()
    const names = { mediator: short(part.mediator), world: short(part.world ?? ""), view: this.lanes.includes("old view") ? "new view" : "view" }
    // Names have two rows, so that neighbours have room.
    const isHigh = (lane, number) => this.lanes.includes("old view") ? number % 2 === 1 : lane === "mediator"
    const members = this.lanes.map((lane, number) => make("span",
      { class: isHigh(lane, number) ? "high" : null, style: `grid-column: ${number + 1}` }, names[lane] ?? lane))
    const cells = this.rows.map((row, number) => {
      const cell = make("div", { class: "cell", "data-column": column, style: `${place}; grid-row: ${number + 3}` },
        ...(row[column] ? this.makeMessage(row[column]) : []))
      this.cells.push({ cell, number })
      return cell
    })
    return [
      make("p", { class: "pattern", "data-column": column, style: place }, part.pattern),
      make("div", { class: "members", "data-column": column, style: place }, ...members),
      ...this.makeLifelines(column, place), ...cells
    ]
  }

  /** Makes the lifelines; the old view's ends where the new one's begins. */
  makeLifelines(column, place) {
    const speaks = (role, row) => row[column] && [row[column].from, row[column].to].includes(role)
    const first = Math.max(0, this.rows.findIndex(row => speaks("view", row)))
    const last = this.rows.findLastIndex(row => speaks("old view", row))
    return this.lanes.map((lane, number) => {
      const isReplaced = this.lanes.includes("old view")
      const start = isReplaced && lane === "view" ? first : 0
      const end = lane === "old view" ? Math.max(last + 1, first, 1) : this.rows.length
      return make("div", { class: `lifeline ${lane === "old view" ? "ending" : ""}`, "data-column": column,
        "aria-hidden": "true", style: `${place}; grid-row: ${start + 3} / ${end + 3}; --lane: ${number}` })
    })
  }

  /** Makes the drawing of a message: its text, and an arrow from one lifeline to another, or a note on one. */
  makeMessage(message) {
    const style = styles[message.kind]
    const to = this.lanes.indexOf(message.to)
    const from = this.lanes.indexOf(message.from)
    if (to === from || message.to === "mediator" && message.kind === "state") {
      return [make("div", { class: `said kept ${style}`, style: `grid-column: ${this.span(to - 1, to + 1)}` }, breakable(message.text))]
    }
    const [low, high] = [Math.min(from, to), Math.max(from, to)]
    const arrow = make("div", { class: `arrow ${style} ${to > from ? "right" : "left"}`, "aria-hidden": "true",
      style: `grid-column: ${2 * low + 2} / ${2 * high + 2}` })
    return [make("div", { class: `said ${style}`, style: `grid-column: ${this.span(low, high)}` }, breakable(message.text)), arrow]
  }

  /** The columns of the grid from one lane to another, with both. */
  span(low, high) {
    return `${Math.max(0, 2 * low) + 1} / ${Math.min(2 * this.lanes.length, 2 * high + 2) + 1}`
  }
}

/** Makes the legend of the arrows in a conversation, in which the world may take part. */
function makeLegend(hasWorld) {
  const signs = {
    acting: "a person acts", telling: "view to mediator", change: "state changes",
    showing: "mediator to view", binding: "by binding", seeing: "a person sees",
    ...(hasWorld ? { asking: "mediator to world", answering: "world to mediator" } : {})
  }
  return make("ul", { class: "legend", "aria-label": "Signs" }, ...Object.entries(signs).map(([style, text]) =>
    make("li", {}, make("i", { class: `arrow right ${style}`, "aria-hidden": "true" }), text)))
}
