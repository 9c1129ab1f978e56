"use strict"

/** What came of taking one line away, each time from a screen that otherwise is that of a pattern. */
class Breaking {
  /** Shows trials of an app, of which one is chosen at a time. */
  constructor(trials, recording) {
    this.recording = recording
    this.result = make("div", { class: "result" })
    this.buttons = trials.map(trial => makeButton("", () => this.show(trial, this.buttons[trials.indexOf(trial)]),
      { "aria-pressed": "false", "data-column": this.column(trial) }))
    trials.forEach((trial, index) => this.buttons[index].append(make("b", {}, trial.pattern), " without ", make("code", {}, taken(trial))))
    this.element = make("details", { class: "breaking" }, make("summary", {}, "Break it: take a line away, and see what fails"),
      makeGroup("Lines to take away", this.buttons), this.result)
  }

  column({ pattern }) { return this.recording.parts.findIndex(part => part.pattern === pattern) }

  show(trial, button) {
    for (const other of this.buttons) other.setAttribute("aria-pressed", String(other === button))
    const column = this.column(trial)
    this.result.dataset.column = column
    this.result.replaceChildren(
      make("div", {}, this.makePatch(trial), ...this.makeVerdict(trial), ...this.makeRules(trial)),
      make("div", {}, ...this.makeCycle(trial), this.makeTalk(trial, column)))
  }

  /** The line that was taken away, and what is in its place. */
  makePatch({ file, lines }) {
    const indent = Math.min(...lines.map(line => indentation(line.slice(1))))
    return make("div", {}, make("p", { class: "file" }, file), make("pre", { class: "patch" },
      ...lines.map(line => make({ "-": "del", "+": "ins" }[line[0]] ?? "span", {}, `${line[0]} ${line.slice(1 + indent)}\n`))))
  }

  /** How many messages are missing, and which come later. */
  makeVerdict({ rows, steps }) {
    const lost = rows.filter(row => row[0] && !row[1])
    const late = lost.map(([message]) => message).filter(message => isSentElsewhere(message, rows))
    const missing = lost.length - late.length
    const words = [...(missing === 0 ? [] : [`${missing === 1 ? "one message is" : `${missing} messages are`} missing`]),
      ...(late.length === 0 ? [] : [`${list(late.map(({ text }) => `\`${text}\``))} ${late.length === 1 ? "comes" : "come"} later`])]
    const ends = late.some(({ kind }) => kind === "unbind") ? " The old view's tokens end its bindings only when it is released." : ""
    return [make("p", {}, `Messages after ${pathWords(steps)}: `, make("b", {}, ...withCode(words.length === 0 ? "none is missing, and the user sees no difference." : `${words.join("; ")}.`)), ends)]
  }

  /** Which rules are broken: what shows the first, and what each says. */
  makeRules({ rules }) {
    const [first, ...others] = rules
    if (!first) return [make("p", {}, "No rule is broken.")]
    const says = ({ number, statement }, isOpen) => make("details", { open: isOpen ? "" : null }, make("summary", {}, `${number} says`), make("p", { class: "reason" }, ...withEmphasis(statement)))
    const isNew = first.steps.length === 0
    const way = first.isOfRelease
      ? `The display stays right. A check opens a screen${isNew ? "" : ` (steps: ${pathWords(first.steps)})`}, replaces the view, closes the screen, and looks at what is still alive, pending or updated.`
      : `Shortest example: ${isNew ? "a new screen" : pathWords(first.steps)}.`
    return [
      make("p", { class: "broken" }, make("b", {}, `✕ ${first.number} is broken. `), `${way} Expected: ${first.expected}. Instead: `, make("b", {}, first.shown), "."),
      says(first, !first.isOfRelease), ...(others.length > 0 ? [make("p", { class: "reason" }, "Broken, too:")] : []), ...others.map(rule => says(rule, false))]
  }

  /** Who owns whom without a weak reference: in a picture where view and mediator do, and in words. */
  makeCycle({ pattern, file, lines, rules }) {
    const isWeak = sign => lines.some(line => line.startsWith(sign) && /\bweak\b/.test(line))
    if (!isWeak("-") || isWeak("+") || !rules[0]?.isOfRelease) return []
    const isInView = /View\.swift$/.test(file)
    const isBinding = lines.some(line => line.includes(".bind"))
    const part = this.recording.parts.find(part => part.pattern === pattern)
    const mediator = inWords(part.mediators[0])
    if (!isInView && lines.some(line => line.includes("[weak"))) return [make("p", {}, make("b", {}, `Without it: ${this.recording.service} → closure → ${mediator}. `),
      `The ${this.recording.service} owns the closure until it has responded, and the closure owns the ${mediator}. So closing the screen does not release the ${mediator}, and its request is not cancelled.`)]
    const triad = findTriad(pattern)
    if (!triad) return []
    const [right, broken] = [triad.cloneNode(true), triad.cloneNode(true)]
    const find = picture => picture.querySelector(`[data-way="${isBinding ? "binding" : isInView ? "view mediator" : "mediator view"}"]`)
    if (!isBinding) find(right).classList.add("lit")
    find(broken).classList.remove("weak", "bound")
    find(broken).classList.add("lit", "strong")
    broken.querySelector(".entry").classList.remove("entry")
    broken.setAttribute("aria-label", "View and mediator own each other.")
    const caption = (text, picture) => make("figure", {}, make("figcaption", {}, text), picture)
    return [make("div", { class: "cycle" }, caption(`With ${isBinding ? "[weak self]" : "weak"}`, right),
      caption(`Without it${isBinding ? ", through the closure" : ""}: the screen is closed`, broken)),
      make("p", {}, isBinding ? `Without it, the ${mediator} owns the closure that is bound, and the closure owns the view: so the ${mediator}, which names no view, owns it all the same. The view` : "Without it, the view",
        ` and the ${mediator} own each other. Once the screen is closed, nothing else owns them, but neither is released. This is a retain cycle.`)]
  }

  /** The messages with the line and without it, side by side, and what is missing in its place; once, if they are the same. */
  makeTalk({ rows, steps }, column) {
    const part = this.recording.parts[column]
    const isSame = rows.every(([right, broken]) => right && broken)
    const parts = isSame ? [{ ...part, pattern: `${part.pattern}, with it and without it` }] : [part, { ...part, pattern: `${part.pattern} without it` }]
    const talk = new Talk({ parts, hasService: this.recording.hasService })
    const step = steps.at(-1)
    const explain = message => message && this.recording.explained(message, { step })
    talk.showEpisode(rows.map(row => row.slice(0, parts.length).map(explain)), step)
    talk.showPattern(parts.length - 1)
    if (isSame) return make("details", {}, make("summary", {}, "The messages, which are the same"), talk.element)
    for (const { cell, number, column } of talk.cells) {
      const [right, broken] = rows[number]
      if (column === 1 && right && !broken) {
        const [sign, style] = isSentElsewhere(right, rows) ? ["↓ later: ", "span"] : ["✕ missing: ", "s"]
        cell.append(make("p", { class: "missing" }, make("b", {}, sign), make(style, {}, ...breakable(explain(right).text))))
      } else if (column === 1 && broken && !right && rows.some(([other]) => isAlike(other, broken))) {
        cell.append(make("p", { class: "missing" }, make("b", {}, "↑ this one is late")))
      }
    }
    return talk.element
  }
}

/** Whether two messages are the same, whichever line sends them. */
function isAlike(one, other) {
  return Boolean(one && other) && ["kind", "from", "to", "text"].every(key => one[key] === other[key])
}

/** Whether a screen without the line sends a message in another place. */
function isSentElsewhere(message, rows) {
  return rows.some(([, broken]) => isAlike(message, broken))
}

/** The nodes of a rule's text: code in backticks, emphasis in asterisks. */
function withEmphasis(text) {
  return withCode(text).flatMap(part => typeof part !== "string" ? [part]
    : part.split("*").map((words, index) => index % 2 === 0 ? words : make("em", {}, words)))
}

/** What was taken away, in a few words: a line, or what it has and the one in its place has not. */
function taken({ lines }) {
  const find = sign => lines.find(line => line.startsWith(sign))?.slice(1).trim()
  const [old, other] = [find("-"), find("+")]
  if (other === undefined) return shortened(old, 56)
  const words = text => text.split(/(?<=[ \]])/)
  return words(old).filter(word => !words(other).includes(word)).join("").replace(/( in)? ?(self\?.*)?$/, "").trim()
}
