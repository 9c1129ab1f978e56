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
    const missing = trial.rows.filter(([right, broken]) => right && !broken).length
    this.result.dataset.column = column
    this.result.replaceChildren(
      make("div", {}, this.makePatch(trial), ...this.makeVerdict(trial, missing)),
      make("div", {}, this.makeTalk(trial, column), ...this.makeCycle(trial)))
  }

  /** The line that was taken away, and what is in its place. */
  makePatch({ file, lines }) {
    const indent = Math.min(...lines.map(line => indentation(line.slice(1))))
    return make("div", {}, make("p", { class: "file" }, file), make("pre", { class: "patch" },
      ...lines.map(line => make({ "-": "del", "+": "ins" }[line[0]] ?? "span", {}, `${line[0]} ${line.slice(1 + indent)}\n`))))
  }

  /** Which messages are missing, and which rules are broken. */
  makeVerdict(trial, missing) {
    const [first, ...others] = trial.rules
    return [
      make("p", {}, `Steps: ${pathWords(trial.steps)}. `, make("b", {}, missing === 0 ? "No message is missing, and the user sees no difference."
        : `${missing === 1 ? "One message is" : `${missing} messages are`} missing.`)),
      ...(first ? [make("p", { class: "broken" }, make("b", {}, `✕ ${first.number} `), ...withCode(first.statement)),
        make("p", {}, `${first.steps.length === 0 ? "A new screen shows it" : `These steps show it: ${pathWords(first.steps)}`}. Expected: ${first.expected}. Instead: `,
          make("b", {}, first.shown), ".")] : [make("p", {}, "No rule is broken.")]),
      ...(others.length > 0 ? [make("p", { class: "reason" }, `Broken, too: ${list(others.map(({ number }) => number))}.`)] : []),
      ...(first?.isOfRelease ? [make("p", { class: "reason" }, "No scenario shows it. The kit replaces views and closes the screen, and watches what is released, and what is updated.")] : [])
    ]
  }

  /** The references of a pattern, and those without the line, where it made one weak: then two objects own each other. */
  makeCycle({ pattern, file, lines, rules }) {
    const isWeak = sign => lines.some(line => line.startsWith(sign) && /\bweak\b/.test(line))
    const isInView = /View\.swift$/.test(file)
    const isBinding = lines.some(line => line.includes(".bind"))
    const triad = findTriad(pattern)
    if (!triad || !isWeak("-") || isWeak("+") || !rules[0]?.isOfRelease || !isInView && lines.some(line => line.includes("[weak"))) return []
    const [right, broken] = [triad.cloneNode(true), triad.cloneNode(true)]
    for (const picture of [right, broken]) picture.querySelector(`[data-way="${isBinding ? "binding" : isInView ? "view mediator" : "mediator view"}"]`).classList.add("lit")
    const way = broken.querySelector(".lit")
    way.classList.remove("weak", "bound")
    way.classList.add("strong")
    broken.setAttribute("aria-label", "View and mediator own each other.")
    return [make("div", { class: "cycle" }, right, broken),
      make("p", {}, "Without it, view and mediator own each other: nothing else owns them, and they are not released. This is a retain cycle.")]
  }

  /** The messages with the line and without it, side by side; those that are missing are named in their place. */
  makeTalk({ rows, steps }, column) {
    const part = this.recording.parts[column]
    const parts = [part, { ...part, pattern: `${part.pattern} without it` }]
    const talk = new Talk({ parts, hasService: this.recording.hasService })
    const step = steps.at(-1)
    const explain = message => message && this.recording.explained(message, { step })
    talk.showEpisode(rows.map(row => row.map(explain)), step)
    talk.showPattern(1)
    for (const { cell, number, column } of talk.cells) {
      const [right, broken] = rows[number]
      if (column === 1 && right && !broken) {
        cell.append(make("p", { class: "missing" }, make("b", {}, "✕ missing: "), make("s", {}, ...breakable(explain(right).text))))
      }
    }
    return talk.element
  }
}

/** What was taken away, in a few words: a line, or what it has and the one in its place has not. */
function taken({ lines }) {
  const find = sign => lines.find(line => line.startsWith(sign))?.slice(1).trim()
  const [old, other] = [find("-"), find("+")]
  if (other === undefined) return shortened(old, 56)
  const words = text => text.split(/(?<=[ \]])/)
  return words(old).filter(word => !words(other).includes(word)).join("").replace(/( in)? ?(self\?.*)?$/, "").trim()
}
