"use strict"

/** Shows one variant of the family tree at a time: the one whose button was pressed. */
function showVariants(nodes) {
  const show = chosen => {
    for (const node of nodes) {
      node.setAttribute("aria-pressed", String(node === chosen))
      node.nextElementSibling.classList.toggle("open", node === chosen)
    }
  }
  for (const node of nodes) node.addEventListener("click", () => show(node))
  if (nodes.length > 0) show(nodes[0])
}
