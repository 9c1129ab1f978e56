"use strict"

// The notation: what each kind of message is drawn as.
const styles = {
  gesture: "acting", event: "acting", replaced: "acting", display: "seeing",
  call: "telling", delegate: "telling", assign: "telling", bind: "telling", unbind: "telling",
  show: "showing", set: "showing", read: "showing", notify: "binding",
  request: "asking", cancel: "asking", answer: "answering", state: "change"
}

/** The most messages of a conversation that are on one slide: more have no room at a size that can be read. */
const mostOnSlide = 7

/**
 * A text that may be broken after a blank or a bracket, and before a dot.
 *
 * A long name is broken between its words, if a whole line has no room for it.
 */
function breakable(text) {
  return text.replace(/\p{L}(?=\.\p{L})|(?<=\S)\((?=\S)/gu, "$&\u200B").split(/(\p{L}{13,})/u)
    .map((part, index) => index % 2 === 0 ? part
      : make("span", { class: "name" }, ...part.split(/(?<=\p{Ll})(?=\p{Lu})/u).flatMap(word => [word, make("wbr")])))
}

/** A text in which each long value ends behind a whole argument, with its brackets closed; one that was cut is long. */
function abridged(text, length) {
  const [, values, end = ""] = /^([^]*?)( \(nothing changes\))?$/.exec(text)
  return values.split(" → ").map(value => value.length > length || value.endsWith("…") ? abridgedValue(value, length) : value).join(" → ") + end
}

function abridgedValue(value, length) {
  let brackets = "", isQuoted = false, cut
  for (const [index, sign] of [...value].entries()) {
    if (sign === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if ("([".includes(sign)) brackets = (sign === "(" ? ")" : "]") + brackets
    if (")]".includes(sign)) brackets = brackets.slice(1)
    if (sign === "," && brackets && (cut === undefined || index < length)) cut = `${[...value].slice(0, index + 1).join("")} …${brackets}`
  }
  return cut ?? value
}

/** The conversation of one episode: a column for each pattern, a lifeline for each who takes part. */
class Talk {
  constructor(recording) {
    this.recording = recording
    this.element = make("div", { class: "talk", role: "group", "aria-label": "Conversation", style: `--patterns: ${recording.parts.length}` })
    this.onChoose = () => {}
    this.legend = makeLegend(recording.hasService)
    new ResizeObserver(() => this.arrangeNames()).observe(this.element)
  }

  /** Shows an episode, up to a row. */
  showEpisode(rows, step) {
    this.rows = rows
    this.hasOldView = step === "replace-view"
    this.element.style.setProperty("--rows", Math.min(mostOnSlide, Math.max(...this.recording.parts.map((_, column) => rows.filter(row => row[column]).length))))
    this.cells = []
    this.ends = []
    this.starts = []
    this.earlier = []
    this.element.replaceChildren(...this.recording.parts.flatMap((part, column) => this.makeColumn(part, column)))
    const used = new Set([...rows.flat().filter(message => message).map(({ kind }) => styles[kind]), ...(this.hasOldView ? ["released"] : [])])
    for (const sign of this.legend.children) sign.classList.toggle("unused", sign.dataset.style !== undefined && !used.has(sign.dataset.style))
  }

  /** Shows the messages up to the last of the current rows, in some patterns; those before them are over. A slide begins with its first row. */
  showRow(row, last, patterns, first) {
    for (const { cell, number, column } of this.cells) {
      const isHere = patterns.includes(column)
      const isOver = column < patterns[0]
      cell.classList.toggle("later", !isOver && (!isHere || number > last))
      cell.classList.toggle("current", isHere && row <= number && number <= last)
      cell.classList.toggle("earlier-slide", isHere && number < first)
      if (isHere && number === row) cell.setAttribute("aria-current", "step")
      else cell.removeAttribute("aria-current")
    }
    for (const { element, start, column } of this.starts) {
      element.classList.toggle("unborn", column > patterns.at(-1) || patterns.includes(column) && start > last)
    }
    for (const { line, end, column } of this.ends) {
      line.classList.toggle("later", column >= patterns[0] && (!patterns.includes(column) || end > last + 1))
    }
    this.scrollTo(last)
  }

  /** Brings the current messages into sight, the first above all. */
  showCurrent() {
    const current = this.cells.filter(({ cell }) => cell.offsetParent && cell.classList.contains("current"))
    for (const { cell } of [current.at(-1), current[0]]) cell?.scrollIntoView({ block: "nearest", behavior: "instant" })
  }

  /** Scrolls to a row, where the conversation scrolls by itself: as many whole rows as there is room for, up to it. */
  scrollTo(row) {
    const { element } = this
    const root = element.closest(".stepper")
    const before = root?.matches(".presented") ? element.querySelectorAll(".earlier-slide.shown:not(:empty)").length : 0
    this.sayEarlier(before)
    root?.classList.remove("tight")
    // What is empty below the words is for messages that have no room otherwise.
    if (root && this.isLongUntil(row)) root.classList.add("tight")
    if (element.scrollHeight <= element.clientHeight + 1) return
    const seen = this.cells.filter(({ cell }) => cell.offsetParent)
    const current = seen.find(({ number, cell }) => number === row && cell.classList.contains("current"))
    if (!current) return
    const cells = seen.filter(({ column }) => column === current.column).map(({ cell }) => cell)
    const findFirst = () => {
      const heads = cells[0].offsetTop - element.offsetTop
      // Places are whole pixels, of which each may be half a pixel off.
      const room = element.clientHeight - heads - 3
      const end = current.cell.offsetTop + current.cell.offsetHeight
      return cells.findIndex(cell => cell === current.cell || end - cell.offsetTop <= room)
    }
    // The sign takes room, too.
    if (findFirst() > 0) this.sayEarlier(before + 1)
    const first = findFirst()
    this.sayEarlier(before + first)
    element.scrollTop = cells[first].offsetTop - cells[0].offsetTop
  }

  /** Whether the rows up to one, in a presentation, need more room than there is. */
  isLongUntil(row) {
    const end = this.cells.findLast(({ cell, number }) => number <= row && cell.offsetParent && !cell.classList.contains("later"))
    return end !== undefined && this.element.closest(".presented") !== null
      && end.cell.offsetTop + end.cell.offsetHeight - this.element.offsetTop > this.element.clientHeight
  }

  /** Says how many messages are above those that are in sight. */
  sayEarlier(count) {
    for (const sign of this.earlier) sign.textContent = count === 0 ? "" : `↑ ${count} earlier message${count === 1 ? "" : "s"}`
  }

  /** Gives names of lifelines two lines where neighbours would touch. */
  arrangeNames() {
    this.element.classList.remove("staggered")
    const isTight = [...this.element.querySelectorAll(".members")].some(members => {
      if (!members.checkVisibility()) return false
      const boxes = [...members.querySelectorAll("span")].map(name => name.getBoundingClientRect())
      return boxes.some((box, index) => index > 0 && box.left < boxes[index - 1].right + 4)
    })
    this.element.classList.toggle("staggered", isTight)
  }

  /** Shows one pattern, where there is room for only one. */
  showPattern(column) {
    for (const element of this.element.children) {
      element.classList.toggle("shown", element.dataset.column === String(column))
    }
    this.arrangeNames()
  }

  makeColumn(part, column) {
    const mediators = part.mediators.map((name, index) => [index === 0 ? "mediator" : `mediator ${index + 1}`, inWords(name)])
    const names = new Map([["user", "user"], ...(this.hasOldView ? [["old view", "old view"], ["view", "new view"]] : [["view", "view"]]),
      ...mediators, ["model", "model"], ...(this.recording.hasService ? [["service", inWords(part.service ?? "service")]] : [])])
    const lanes = [...names.keys()]
    const place = `--lanes: ${lanes.length}; grid-column: ${column + 1}`
    const members = lanes.map((lane, index) => make("span", { style: `grid-column: ${index + 1}` }, names.get(lane)))
    if (this.hasOldView) this.starts.push({ element: members[lanes.indexOf("view")], start: this.birth(column), column })
    const earlier = make("p", { class: "earlier" })
    this.earlier.push(earlier)
    const cells = this.rows.map((row, number) => {
      const cell = make("div", { class: "cell", "data-column": column, style: `${place}; grid-row: ${number + 3}` })
      if (row[column]) this.drawMessage(row[column], cell, lanes)
      cell.addEventListener("click", () => { if (row[column] && !cell.classList.contains("later")) this.onChoose(number, column) })
      this.cells.push({ cell, number, column })
      return cell
    })
    return [
      make("p", { class: "pattern", "data-column": column, style: place }, part.pattern),
      make("div", { class: "members", "data-column": column, style: place }, ...members, earlier),
      ...this.makeLifelines(column, place, lanes), ...cells
    ]
  }

  speaks(role, message) {
    return message && [message.from, message.to].includes(role)
  }

  /** The row of the first message that the view takes part in: before it, a new view is not there. */
  birth(column) {
    return Math.max(0, this.rows.findIndex(row => this.speaks("view", row[column])))
  }

  /** Makes the lifelines; the old view's ends where the new one's begins. */
  makeLifelines(column, place, lanes) {
    const first = this.birth(column)
    const last = this.rows.findLastIndex(row => this.speaks("old view", row[column]))
    return lanes.map((lane, number) => {
      const start = this.hasOldView && lane === "view" ? first : 0
      const end = lane === "old view" ? Math.max(last + 1, first, 1) : this.rows.length
      const line = make("div", { class: `lifeline ${lane === "old view" ? "ending" : ""}`, "data-column": column,
        "aria-hidden": "true", style: `${place}; grid-row: ${start + 3} / ${end + 3}; --lane: ${number}` })
      this.ends.push({ line, end, column })
      if (start > 0) this.starts.push({ element: line, start, column })
      return line
    })
  }

  /** Draws a message: its text, and an arrow from one lifeline to another, or a note on one. */
  drawMessage(message, cell, lanes) {
    const style = styles[message.kind]
    const to = lanes.indexOf(message.to)
    // A change of state is no message: it stands on the lane of what changes.
    const from = message.kind === "state" ? to : lanes.indexOf(message.from)
    const isNote = to === from
    const isKept = isNote && message.from === message.to
    const text = isAtService(message) ? stillAsked(message) : message.text
    cell.style.setProperty("--low", Math.min(from, to))
    cell.style.setProperty("--high", Math.max(from, to))
    const texts = new Set([abridged(text, 80), abridged(text, 48)])
    const said = make("div", { class: `said ${isKept ? "kept " : ""}${style}` }, ...[...texts].map((text, index) => make("span", { class: index > 0 ? "text on-slide" : "text" }, ...breakable(text))))
    cell.append(make("div", { class: "saying" }, said))
    if (!isNote) cell.append(make("div", { class: `arrow ${style} ${to > from ? "right" : "left"}`, "aria-hidden": "true" }))
  }
}

/** Makes the legend: of the arrows, in which a service may take part, and of the marks of lines of code. */
function makeLegend(hasService) {
  const signs = {
    acting: hasService ? "user or service acts" : "user acts", telling: "view to mediator", change: "state changes",
    showing: "mediator to view", binding: "by binding", seeing: "user sees", released: "view released",
    ...(hasService ? { asking: "mediator to service", answering: "service to mediator" } : {})
  }
  const marks = { executed: "▶ the line that runs", declared: "▷ what takes part" }
  const side = style => ["showing", "binding", "seeing", "answering"].includes(style) ? "left" : "right"
  return make("ul", { class: "legend", "aria-label": "Signs" },
    ...Object.entries(signs).map(([style, text]) => make("li", { "data-style": style },
      make("i", { class: { change: "box", released: style }[style] ?? `arrow ${side(style)} ${style}`, "aria-hidden": "true" }), text)),
    ...Object.entries(marks).map(([style, text]) => make("li", {}, make("mark", { class: style }, text))),
    make("li", {}, "click: arrow to line, and back"))
}
