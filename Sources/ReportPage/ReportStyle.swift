/// How the page looks, in light and dark, wide and narrow.
let reportStyle = """
  :root { color-scheme: light dark;
    --paper: #ffffff; --ink: #1b1f24; --quiet: #4d5660; --line: #c4ccd4; --band: #f1f4f7;
    --mark: #fff1b8; --good: #116329; --bad: #b3261e; --accent: #0550ae; --showing: #6f42c1;
    --state: #fff4d1; --state-line: #8a5d00; --seen: #e3f5e8; --seen-line: #1a7f37;
    --bar1: #0550ae; --bar2: #6f42c1; --bar3: #5c6670; }
  @media (prefers-color-scheme: dark) { :root {
    --paper: #0d1117; --ink: #e6edf3; --quiet: #a9b3bd; --line: #3b434d; --band: #161c24;
    --mark: #4a3b06; --good: #56d364; --bad: #ff8e86; --accent: #79c0ff; --showing: #d2a8ff;
    --state: #2b230f; --state-line: #d29922; --seen: #11271a; --seen-line: #3fb950;
    --bar1: #79c0ff; --bar2: #d2a8ff; --bar3: #a9b3bd; } }
  * { box-sizing: border-box; }
  html { scroll-behavior: smooth; scroll-padding-top: 3.5rem; }
  @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
  body { margin: 0; background: var(--paper); color: var(--ink);
    font: 16px/1.5 system-ui, "DejaVu Sans", sans-serif; }
  header, main, footer { max-width: 84rem; margin: 0 auto; padding: 0 1.25rem; }
  header h1 { font-size: 2.4rem; line-height: 1.15; margin: 2rem 0 .4rem; letter-spacing: -.02em; }
  header p { max-width: 46rem; color: var(--quiet); margin: 0 0 1rem; font-size: 1.1rem; }
  nav { position: sticky; top: 0; z-index: 2; background: var(--paper);
    border-bottom: 1px solid var(--line); }
  nav ul { max-width: 84rem; margin: 0 auto; padding: .5rem 1.25rem; list-style: none;
    display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
  a { color: var(--accent); }
  li, h4 { overflow-wrap: anywhere; }
  section { padding: 1.5rem 0 1rem; }
  h2 { font-size: 1.6rem; margin: .5rem 0; letter-spacing: -.01em; }
  h3 { font-size: 1.1rem; margin: 1.25rem 0 .5rem; }
  code, pre, .code { font-family: ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace;
    font-size: .85rem; }
  .note { color: var(--quiet); max-width: 52rem; }
  .scroll { overflow-x: auto; }
  .scroll img { display: block; max-width: none; }
  table { border-collapse: collapse; margin: .5rem 0 1rem; }
  th, td { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0;
    border-bottom: 1px solid var(--line); }
  th { font-weight: 600; }
  .word { white-space: nowrap; }
  td:last-child:not(.number, .word) { min-width: 15rem; }
  .legend { color: var(--quiet); font-size: .8rem; white-space: pre-wrap; }
  .sign { display: inline-block; width: 1.6rem; height: 0; margin-right: .4rem; vertical-align: middle;
    border-top: 2px solid var(--accent); }
  .sign.showing, .sign.binding { border-color: var(--showing); }
  .sign.binding { border-top-style: dashed; }
  .sign.state, .sign.seen { height: .8rem; border: 1px solid var(--state-line); background: var(--state);
    border-radius: .2rem; }
  .sign.seen { border-color: var(--seen-line); background: var(--seen); border-radius: .5rem; }
  .bar.reach { grid-template-columns: minmax(0, 15rem) 1fr 5rem; }
  td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
  .good { color: var(--good); } .bad { color: var(--bad); font-weight: 600; }
  button { font: inherit; color: var(--ink); background: var(--band); cursor: pointer;
    border: 1px solid var(--line); border-radius: .5rem; padding: .35rem .8rem; min-height: 2.5rem; }
  button:hover:not(:disabled) { border-color: var(--accent); }
  button:disabled { color: var(--quiet); cursor: not-allowed; border-style: dashed; }
  button[aria-pressed="true"] { background: var(--accent); color: var(--paper);
    border-color: var(--accent); }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  .buttons { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0; }
  .desk { display: grid; grid-template-columns: minmax(15rem, 20rem) 1fr; gap: 1.5rem;
    align-items: start; }
  .screen { border: 2px solid var(--ink); border-radius: 1.2rem; padding: 1rem 1.1rem;
    background: var(--band); }
  .screen dl { margin: 0; }
  .screen dt { color: var(--quiet); font-size: .85rem; }
  .screen dd { margin: 0 0 .6rem; padding: .35rem .6rem; background: var(--paper); min-height: 2.2rem;
    border: 1px solid var(--line); border-radius: .4rem; overflow-wrap: anywhere;
    font-size: 1.1rem; white-space: pre-wrap; }
  [role="status"] { min-height: 3em; margin: .3rem 0; font-size: .9rem; max-width: none; }
  .path { color: var(--quiet); overflow-wrap: anywhere; }
  .talk { --patterns: 3; display: grid; margin-top: .5rem;
    grid-template-columns: repeat(var(--patterns), minmax(0, 1fr)); column-gap: 1.5rem; }
  .talk h4 { margin: 0; font-size: 1.1rem; grid-row: 1; }
  .members { display: grid; grid-template-columns: repeat(3, 1fr); text-align: center;
    font-size: .8rem; color: var(--quiet); grid-row: 2; overflow-wrap: anywhere; }
  .cell { position: relative; min-height: 1.4rem; padding: .2rem 0;
    background: repeating-linear-gradient(var(--line) 0 3px, transparent 3px 6px)
      16.66% 0 / 1px 100% no-repeat,
      repeating-linear-gradient(var(--line) 0 3px, transparent 3px 6px) 50% 0 / 1px 100% no-repeat,
      repeating-linear-gradient(var(--line) 0 3px, transparent 3px 6px)
      83.33% 0 / 1px 100% no-repeat; }
  .cell.current { background-color: var(--mark); }
  .cell.later > * { visibility: hidden; }
  .said { position: relative; font-size: .78rem; line-height: 1.3; text-align: center;
    overflow-wrap: anywhere; }
  .arrow { width: 66.6%; padding-bottom: .35rem; }
  .arrow::after { content: ""; position: absolute; left: 25%; right: 25%; bottom: 0;
    border-bottom: 2px solid var(--accent); }
  .arrow::before { content: ""; position: absolute; bottom: -4px; border: 5px solid transparent; }
  .telling::before { right: 25%; border-left-color: var(--accent); border-right: 0; }
  .showing::after, .binding::after { border-bottom-color: var(--showing); }
  .showing::before, .binding::before { left: 25%; border-right-color: var(--showing);
    border-left: 0; }
  .binding::after { border-bottom-style: dashed; }
  .box { border: 1px solid; border-radius: .3rem; padding: .1rem .3rem; }
  .box.model { margin-left: 54%; background: var(--state); border-color: var(--state-line); }
  .box.mediator { margin: 0 20%; background: var(--state); border-color: var(--state-line);
    border-style: dashed; }
  .box.person { margin-right: 52%; background: var(--seen); border-color: var(--seen-line);
    border-radius: .9rem; }
  .sources { display: grid; gap: 1.5rem; margin-top: 1rem;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
  .source-part { min-width: 0; }
  .source-part h4 { margin: 0 0 .4rem; overflow-wrap: anywhere; }
  .source { border: 1px solid var(--line); border-radius: .5rem; max-height: 24rem; overflow: auto;
    margin: 0; padding: .5rem 0; font-size: .78rem; line-height: 1.45; tab-size: 2; }
  .source span { display: block; padding: 0 .6rem 0 0; white-space: pre; }
  .source span::before { content: attr(data-line); display: inline-block; width: 3.2em;
    text-align: right; padding-right: 1em; color: var(--quiet); }
  .source span.marked { background: var(--mark); }
  .source span.marked::before { content: "\\25B6 " attr(data-line); color: var(--ink); }
  .bars { display: grid; gap: .2rem; margin: .3rem 0 1rem; max-width: 46rem; }
  .bar { display: grid; grid-template-columns: 5rem 1fr 4rem; gap: .6rem; align-items: center; }
  .bar i { display: flex; height: 1.1rem; background: var(--band); border-radius: .2rem;
    overflow: hidden; }
  .bar b { display: block; height: 100%; }
  .b1 { background: var(--bar1); } .b2 { background: var(--bar2); } .b3 { background: var(--bar3); }
  .key { display: inline-block; width: .8rem; height: .8rem; border-radius: .15rem; }
  .scripted .static, .stepper { display: none; }
  .scripted .stepper { display: block; }
  .choose { display: none; }
  footer { color: var(--quiet); border-top: 1px solid var(--line); padding-top: 1rem;
    padding-bottom: 2rem; margin-top: 2rem; }
  @media (max-width: 860px) {
    header h1 { font-size: 1.8rem; }
    .desk { grid-template-columns: minmax(0, 1fr); }
    .bar.reach { grid-template-columns: 1fr 5rem; }
    .word span { position: absolute; width: 1px; height: 1px; overflow: hidden;
      clip-path: inset(50%); }
    table { font-size: .82rem; }
    th, td { padding-right: .45rem; }
    tbody th { overflow-wrap: anywhere; }
    #changes tbody th { min-width: 4.5rem; }
    td:last-child:not(.number, .word) { min-width: 8rem; }
    .bar.reach span:first-child { grid-column: 1 / -1; }
    .scripted .choose { display: flex; }
    .talk { grid-template-columns: minmax(0, 1fr); }
    .talk > *, .source-part { display: none; }
    .talk > .shown, .source-part.shown { display: block; }
    .talk > .members.shown { display: grid; }
  }
  """
