/// What the page does by itself: it steps through recorded conversations.
let reportScript = """
  const maps = JSON.parse(document.getElementById("conversations").textContent)
  document.documentElement.classList.add("scripted")
  const make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.append(...children)
    return element
  }
  for (const map of maps) step(map, document.getElementById("stepper-" + map.app))

  function step(map, root) {
    let state = 0, before = null, episode = map.episodes[0], row = 0, taken = [], shown = 0
    const gestures = make("div", { class: "buttons", role: "group", "aria-label": "Gestures" })
    const screen = make("dl")
    const path = make("p", { class: "path" })
    const place = make("p", { class: "note", role: "status" })
    const talk = make("div", { class: "talk", style: "--patterns: " + map.parts.length })
    const choose = make("div", { class: "buttons choose", role: "group", "aria-label": "Pattern" })
    const button = (text, act, attributes = {}) => {
      const element = make("button", { type: "button", ...attributes }, text)
      element.addEventListener("click", act)
      return element
    }
    const back = button("Back", () => move(-1), { "aria-keyshortcuts": "ArrowLeft" })
    const next = button("Next message", () => move(1), { "aria-keyshortcuts": "ArrowRight" })
    const all = button("All", () => { row = episode.rows.length - 1; draw() })
    const again = button("New screen", () => begin())
    const controls = make("div", { class: "buttons", role: "group", "aria-label": "Messages" },
      back, next, all, again)
    for (const name of map.gestures) {
      gestures.append(button(name, () => take(name), { "data-gesture": name }))
    }
    map.parts.forEach((part, index) => choose.append(
      button(part.pattern, () => { shown = index; draw() })))
    const sources = make("div", { class: "sources" })
    const panes = map.parts.map((part, index) => {
      const pane = make("pre", { class: "source", tabindex: "0",
        "aria-label": part.type + ", source" })
      part.source.forEach((line, number) => pane.append(
        make("span", { "data-line": number + 1 }, line)))
      if (part.source.length > 0) sources.append(make("div", { class: "source-part",
        "data-part": index }, make("h4", { title: part.file },
          part.file.split("/").pop()), pane))
      return pane
    })
    root.append(make("p", { class: "note" }, "Make a gesture, and follow what is said message by message: "
      + "with the buttons, or with the arrow keys. What corresponds stands in one row; below, the lines of the "
      + "mediators that can send or receive the current message are marked."))
    const legend = make("p", { class: "legend" })
    for (const [style, text] of [["telling", "view to mediator"], ["showing", "mediator to view"],
      ["binding", "by binding"], ["state", "model, or kept by the mediator"], ["seen", "seen by the person"]]) {
      legend.append(make("i", { class: "sign " + style, "aria-hidden": "true" }), text + "   ")
    }
    root.append(make("div", { class: "desk" },
      make("div", {}, make("div", { class: "screen" }, screen), make("h4", {}, "Gestures"),
        gestures, path),
      make("div", {}, controls, place, choose, talk, legend)), sources)
    root.setAttribute("tabindex", "0")
    root.addEventListener("keydown", event => {
      if (event.key === "ArrowRight") move(1)
      else if (event.key === "ArrowLeft") move(-1)
      else return
      event.preventDefault()
    })
    begin()

    function begin() {
      state = 0; before = null; episode = map.episodes[0]; row = episode.rows.length - 1
      taken = []; draw()
    }
    function take(name) {
      const index = map.states[state].episodes[name]
      if (index === undefined) return
      before = state; episode = map.episodes[index]; state = episode.state; row = 0
      taken.push(name); draw()
    }
    function move(by) {
      row = Math.min(episode.rows.length - 1, Math.max(0, row + by)); draw()
    }
    function words(line, part) {
      const name = role => role === "mediator" ? part.mediator : role
      return name(line.from) + " to " + name(line.to) + ": " + line.text
    }
    function cell(line, index) {
      if (!line) return null
      const kinds = { call: "arrow telling", delegate: "arrow telling", bind: "arrow telling",
        unbind: "arrow telling", show: "arrow showing", set: "arrow showing", read: "arrow showing",
        notify: "arrow binding", display: "box person", gesture: "arrow" }
      if (line.kind === "gesture") return make("div", { class: "said box person" }, line.text)
      const style = line.kind === "state" ? "box " + line.to : kinds[line.kind]
      return make("div", { class: "said " + style }, line.text)
    }
    function draw() {
      const isDone = row === episode.rows.length - 1
      const seen = map.states[isDone || before === null ? state : before]
      screen.replaceChildren(...seen.widgets.flatMap(widget =>
        [make("dt", {}, widget.name), make("dd", {}, widget.text)]))
      const known = map.states[state].episodes
      const isPartly = map.gestures.some(name => known[name] === undefined)
      path.textContent = (taken.length === 0 ? "A new screen." : "So far: " + taken.join("  "))
        + (isPartly ? "  (Not every gesture was recorded from here; begin with a new screen.)" : "")
      for (const element of gestures.children) {
        element.disabled = known[element.dataset.gesture] === undefined
      }
      back.disabled = row === 0
      next.disabled = isDone
      talk.replaceChildren()
      map.parts.forEach((part, index) => {
        const column = index + 1
        const show = index === shown ? " shown" : ""
        talk.append(make("h4", { class: show, style: "grid-column: " + column }, part.pattern))
        talk.append(make("div", { class: "members" + show, style: "grid-column: " + column },
          make("span", {}, "view"), make("span", {}, part.mediator), make("span", {}, "model")))
        episode.rows.forEach((line, number) => {
          const classes = ["cell" + show]
          if (number === row) classes.push("current")
          if (number > row) classes.push("later")
          const element = make("div", { class: classes.join(" "),
            style: `grid-column: ${column}; grid-row: ${number + 3}` })
          if (number === row) element.setAttribute("aria-current", "step")
          const said = cell(line[index], index)
          if (said) element.append(said)
          talk.append(element)
        })
        const lines = new Set((episode.rows[row] || [])[index]?.lines ?? [])
        let first = null
        for (const line of panes[index].children) {
          const isMarked = lines.has(Number(line.dataset.line))
          line.classList.toggle("marked", isMarked)
          if (isMarked && !first) first = line
        }
        if (first) panes[index].scrollTop = first.offsetTop - panes[index].offsetTop - 60
      })
      for (const part of sources.children) {
        part.classList.toggle("shown", Number(part.dataset.part) === shown)
      }
      Array.from(choose.children).forEach((element, index) =>
        element.setAttribute("aria-pressed", String(index === shown)))
      const said = (episode.rows[row] || []).map((line, index) =>
        line ? map.parts[index].pattern + ": " + words(line, map.parts[index]) : null)
      place.textContent = `${episode.name}, ${row + 1} of ${episode.rows.length}. `
        + said.filter(text => text).join("; ")
    }
  }
  """
