"use strict"

/** The code that takes part in a message: the methods of the mediators, and that of the view. */
class CodePicture {
  /** A picture of a part's code, for a stepper that has a name. */
  constructor(part, place) {
    this.part = part
    this.place = place
    this.onChoose = () => {}
    this.pieces = [...part.sources, part.view, part.model].filter(source => source)
      .map(source => ({ source, block: make("pre", { class: "source", tabindex: "0", role: "region" }), name: make("p", { class: "file" }) }))
    this.element = make("div", { class: "source-part" },
      ...this.pieces.flatMap(({ name, block }) => [name, block]))
  }

  /** The line of a piece that takes part in a message, and whether it ran; undefined if none does. */
  lineOf(message, { source }, index) {
    if (!message) return undefined
    if (source === this.part.model) return { line: this.lineInModel(message), isRun: false }
    // A binding is ended where all of a view are: what is known is the line that made it.
    if (!this.part.sources.includes(source)) return { line: message.site, isRun: message.kind !== "unbind" }
    const line = message.source === index ? message.line : undefined
    return { line: message.isRun ? line : lineThatChanges(source.lines, line, message), isRun: message.isRun }
  }

  /** Shows the methods in which a message is sent and received; whole files, if those are wanted. A line leads to its message among those that can be reached. */
  show(message, isWhole, reachable) {
    this.hasMethod = false
    for (const [index, piece] of this.pieces.entries()) {
      const { source, block, name } = piece
      const isMediator = this.part.sources.includes(source)
      const { line: marked, isRun } = this.lineOf(message, piece, index) ?? {}
      const lines = Map.groupBy(reachable, ({ message }) => this.lineOf(message, piece, index)?.line)
      const [first, last] = isWhole ? [0, source.lines.length - 1] : marked ? enclosing(source.lines, marked - 1) : [0, -1]
      const title = source.file.split("/").pop()
      name.textContent = `${source === this.part.model ? "Model" : this.part.pattern}: ${title}`
      name.title = source.file
      name.hidden = last < first
      if (!isMediator) for (const element of [name, block]) element.classList.toggle("second", this.hasMethod)
      else this.hasMethod ||= last >= first
      block.hidden = last < first
      block.setAttribute("aria-label", `${this.place}, ${this.part.pattern}: ${title}`)
      block.replaceChildren(...source.lines.slice(first, last + 1).flatMap((text, index) => {
        if (text === null) return []
        const number = first + index + 1
        const style = number !== marked ? "" : isRun ? "executed" : "declared"
        const code = isWhole ? text : text.slice(indentation(source.lines[first]))
        const line = make("span", { class: style || null, "data-line": number, style: `--indent: ${indentation(code)}` }, ...coloured(code))
        if (lines.has(number)) {
          line.classList.add("sends")
          line.addEventListener("click", () => this.onChoose(lines.get(number).map(({ row }) => row)))
        }
        return line
      }))
      const element = block.querySelector(".executed, .declared")
      if (element) {
        // The marked line stands in the middle, below whole lines.
        const top = [...block.children].findLast(line => line.offsetTop <= element.offsetTop - block.clientHeight / 2)
        block.scrollTop = top ? top.offsetTop : 0
      }
      // Where a piece cannot be scrolled by hand, a line that is cut is not shown at all.
      const isFixed = getComputedStyle(block).overflowY === "hidden"
      const bottom = block.scrollTop + block.clientHeight
      for (const line of block.children) line.classList.toggle("unseen", isFixed && line.offsetTop + line.offsetHeight > bottom)
    }
  }

  /** The line that declares the model's method that a mediator calls to change it; undefined if that is not known. */
  lineInModel(message) {
    const source = this.part.sources[message?.source]
    if (message?.kind !== "state" || message.to !== "model" || !source) return undefined
    const line = source.lines[lineThatChanges(source.lines, message.line, message) - 1]
    const method = /\.(\w+)\(/.exec(line.trim().startsWith("func") ? "" : line)?.[1]
    const place = this.part.model.lines.findIndex(line => new RegExp(`func ${method}\\(`).test(line))
    return place < 0 ? undefined : place + 1
  }
}

/**
 * The line in a method that changes what a message says has changed: the one line that calls it or sets it.
 *
 * Where there is none, or several, it is the line that declares the method.
 */
function lineThatChanges(lines, declared, { kind, text }) {
  if (kind !== "state" || !declared) return declared
  const [first, last] = enclosing(lines, declared - 1)
  const change = new RegExp(`\\b${text.split(/[.:]/)[0]}(\\.\\w+\\(| = )`)
  const found = lines.slice(first, last + 1).flatMap((line, index) => change.test(line) ? [first + index + 1] : [])
  return found.length === 1 ? found[0] : declared
}

/** The nodes of a line of Swift, with its comments, texts and keywords in colour. */
function coloured(code) {
  const words = "associatedtype|as|case|catch|class|default|do|else|enum|extension|fileprivate|final|for|func|get|guard|if|import|in|init|internal|is|let|mutating|nil|private|protocol|public|return|self|set|some|any|static|struct|switch|throw|throws|true|false|try|typealias|unowned|var|weak|where|while"
  return code.split(new RegExp(`(//.*$|"[^"]*"|\\b(?:${words})\\b)`)).flatMap((part, index) => index % 2 === 0 ? breakable(part)
    : [make("span", { class: part.startsWith("//") ? "comment" : part.startsWith('"') ? "literal" : "keyword" }, part)])
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
