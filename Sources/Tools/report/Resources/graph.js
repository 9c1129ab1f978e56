"use strict"

/** The picture of a pattern's references; undefined where the page has none. */
function findTriad(pattern) {
  const figures = [...document.querySelectorAll(".intro .triangles figure")]
  return figures.find(figure => figure.querySelector("figcaption").textContent === pattern)?.querySelector(".triad")
}

/** The objects of a pattern and their references, of which the current message uses one. */
class Graph {
  constructor(recording) {
    this.triads = recording.parts.map(({ pattern }) => findTriad(pattern)?.cloneNode(true))
    this.element = make("div", { class: "graph" })
  }

  /** Shows a pattern's objects; a new view is there only after the first message that it takes part in. */
  show(column, messages, isViewThere) {
    const triad = this.triads[column]
    this.element.hidden = !triad
    if (!triad) return
    this.element.dataset.column = column
    this.element.replaceChildren(triad)
    const role = name => name.replace(/^old |^mediator.*/, start => start === "old " ? "" : "mediator")
    const used = new Set(messages.flatMap(({ kind, from, to }) => kind === "notify" ? ["binding"] : from === to ? [role(from)]
      : kind === "state" ? ["mediator model"] : [from === "user" || to === "user" ? "view" : `${role(from)} ${role(to)}`]))
    for (const way of triad.querySelectorAll("[data-way]")) way.classList.toggle("lit", used.has(way.dataset.way))
    for (const [name, style] of [["mediator", "top"], ["view", "left"], ["model", "right"]]) {
      triad.querySelector(`.${style}`).classList.toggle("lit", used.has(name))
    }
    triad.classList.toggle("without-view", !isViewThere)
  }

  /** Takes the picture away where it has no room. */
  fit() {
    const { element } = this
    const names = [...element.querySelectorAll("span")]
    if (element.closest(".presented")) element.hidden ||= names.some(name => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
  }
}
