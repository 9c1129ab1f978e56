"use strict"

/** What model, mediator and view hold at the current message, in each pattern. */
class Values {
  constructor(recording) {
    this.recording = recording
    this.columns = recording.parts.map(({ pattern }, column) => make("table", { "data-column": column, "aria-label": `Values, ${pattern}` }))
    this.element = make("div", { class: "values", style: `--patterns: ${recording.parts.length}` }, ...this.columns)
  }

  /** Shows the values of some patterns after the messages up to a row of a stepper; those that the current ones change are marked. */
  show(stepper) {
    const here = stepper.patternsHere
    this.columns.forEach((table, column) => {
      table.hidden = !here.includes(column)
      table.classList.toggle("shown", column === stepper.pattern)
      if (table.hidden) return
      const part = this.recording.parts[column]
      const isModel = name => part.models.some(model => name === model || name.startsWith(`${model}.`))
      const held = this.held(stepper, column)
      const rows = [
        ["model", held.filter(({ name }) => isModel(name))],
        [inWords(part.mediators[0] ?? "mediator"), held.filter(({ name }) => !isModel(name))],
        [stepper.step === "replace-view" ? "new view" : "view", this.seen(stepper, column)]]
      table.replaceChildren(...rows.map(([holder, values]) => make("tbody", {}, ...values.map(({ name, text, isNew }, index) =>
        make("tr", {}, ...(index > 0 ? [] : [make("th", { scope: "rowgroup", rowspan: values.length }, holder)]),
          make("td", {}, ...breakable(name)), make("td", {}, make("code", { class: isNew ? "changed" : null, title: text }, ...breakable(shortened(text, 90)))))))))
    })
  }

  /** What model and mediators hold. */
  held({ before, state, rows, row, lastRow, step, isDone }, column) {
    const values = place => new Map(this.recording.held(place, column).map(line => line.split(/: ([^]*)/)))
    const [old, now] = [values(step === null ? state : before), values(state)]
    return [...now.keys()].map(name => {
      const changes = rows.map((row, index) => ({ message: row[column], index })).filter(({ message }) =>
        message?.kind === "state" && message.text.startsWith(`${name}: `))
      const last = changes.findLast(({ index }) => index <= lastRow)
      const text = last === changes.at(-1) && (last || isDone) ? now.get(name) : last ? last.message.text.split(" → ").at(-1) : old.get(name)
      return { name, text: text ?? "", isNew: last !== undefined && last.index >= row }
    })
  }

  /** What the view shows. */
  seen({ before, state, rows, row, lastRow, step, isDone }, column) {
    const { recording } = this
    const [old, now] = [recording.shown(before), recording.shown(state)]
    return recording.widgets.flatMap((name, index) => {
      if (recording.serviceWidgets.has(name)) return []
      const last = rows.slice(0, lastRow + 1).findLastIndex(row => row[column] && (fills(row[column], name)
        || row[column].kind === "display" && row[column].text.startsWith(`${name}: `) || step?.startsWith(`${name}=`) && row[column].kind === "gesture"))
      const text = last >= 0 || isDone || step === null ? now[index] : step === "replace-view" ? "" : old[index]
      return [{ name, text: `"${text}"`, isNew: last >= row }]
    })
  }
}
