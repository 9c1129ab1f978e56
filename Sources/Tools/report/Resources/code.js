"use strict"

/** The code that takes part in a message: the methods of the mediators, and that of the view. */
class CodePicture {
  /** A picture of a part's code, for a stepper that has a name. */
  constructor(part, place) {
    this.part = part
    this.place = place
    this.pieces = [...part.sources, part.view].filter(source => source)
      .map(source => ({ source, block: make("pre", { class: "source", tabindex: "0", role: "region" }), name: make("p", { class: "file" }) }))
    this.element = make("div", { class: "source-part" },
      ...this.pieces.flatMap(({ name, block }) => [name, block]))
  }

  /** Shows the methods in which a message is sent and received; whole files, if those are wanted. */
  show(message, isWhole) {
    this.hasMethod = false
    for (const [index, { source, block, name }] of this.pieces.entries()) {
      const isMediator = source !== this.part.view
      const line = !isMediator ? message?.site : message?.source === index ? message.line : undefined
      // A binding is ended where all of a view are: what is known is the line that made it.
      const isRun = isMediator ? message?.isRun : message?.kind !== "unbind"
      const [first, last] = isWhole ? [0, source.lines.length - 1] : line ? enclosing(source.lines, line - 1) : [0, -1]
      const title = source.file.split("/").pop()
      name.textContent = `${this.part.pattern}: ${title}`
      name.title = source.file
      name.hidden = last < first
      if (!isMediator) for (const element of [name, block]) element.classList.toggle("second", this.hasMethod)
      else this.hasMethod ||= last >= first
      block.hidden = last < first
      block.setAttribute("aria-label", `${this.place}, ${this.part.pattern}: ${title}`)
      block.replaceChildren(...source.lines.slice(first, last + 1).flatMap((text, index) => {
        if (text === null) return []
        const number = first + index + 1
        const style = number !== line ? "" : isRun ? "executed" : "declared"
        const code = isWhole ? text : text.slice(indentation(source.lines[first]))
        return make("span", { class: style || null, "data-line": number, style: `--indent: ${indentation(code)}` }, ...breakable(code))
      }))
      const marked = block.querySelector(".executed, .declared")
      if (marked) {
        // The marked line stands in the middle, below whole lines.
        const top = [...block.children].findLast(line => line.offsetTop <= marked.offsetTop - block.clientHeight / 2)
        block.scrollTop = top ? top.offsetTop : 0
      }
      // Where a piece cannot be scrolled by hand, a line that is cut is not shown at all.
      const isFixed = getComputedStyle(block).overflowY === "hidden"
      const bottom = block.scrollTop + block.clientHeight
      for (const line of block.children) line.classList.toggle("unseen", isFixed && line.offsetTop + line.offsetHeight > bottom)
    }
  }
}

function indentation(text) {
  return text.length - text.trimStart().length
}

/** The first and the last index of the declaration that encloses a line: the member of a type; null lines are not shown. */
function enclosing(lines, index) {
  const outer = 2
  let first = index
  const opens = text => text !== null && indentation(text) <= outer && /^\s*[A-Za-z@]/.test(text)
  while (first > 0 && !opens(lines[first])) first--
  let last = first
  const isOpen = () => {
    const text = lines.slice(first, last + 1).join("\n")
    const count = sign => text.split(sign).length
    return count("{") > count("}") || count("(") > count(")") || /[,=]$/.test(lines[last]?.trim())
  }
  while (last < lines.length - 1 && isOpen()) last++
  return [first, Math.max(last, index)]
}
