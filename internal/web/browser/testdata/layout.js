// What is wrong with how a page is laid out in the window: what, of which element, and more.
probe.layout = () => {
  const {seen, box, words, spot} = probe
  const faults = []
  const fault = (what, e, more = '') => faults.push({what, where: e ? name(e) : '', more: `${e ? '"' + words(e).slice(0, 40) + '" ' : ''}${more}`})
  const name = e => {
    const near = e.closest('[id], .plateline, .slot, .acts, .sheet, .bar, .top, .contract, .ask, .me, .drawer')
    const own = e.tagName.toLowerCase() + (typeof e.className === 'string' && e.className ? '.' + e.className.trim().split(/\s+/).filter(c => !/^(s\d|f\d|sign|k\d|ok|no|primary|mine|winning)/.test(c)).join('.') : '')
    return `${own}${near && near !== e ? ' in ' + (near.id ? '#' + near.id.replace(/\d+|(?<=^laid-).*/g, 'N') : '.' + near.className.split(' ')[0]) : ''}`
  }
  const root = document.documentElement
  const W = root.clientWidth, H = root.clientHeight // a phone makes its window as wide as what sticks out
  const all = selector => [...document.querySelectorAll(selector)].filter(seen)
  const spotOf = e => (b => ({x: b.left + b.width / 2, y: b.top + b.height / 2}))(box(e))
  const inside = (b, slack = 1) => b.left >= -slack && b.top >= -slack && b.right <= W + slack && b.bottom <= H + slack
  const sheet = document.querySelector('#sheet-head')
  const felt = document.querySelector('[data-felt]')
  const open = document.querySelector('[popover]:popover-open')

  if (root.scrollWidth > W) fault('scrolls sideways', null, `by ${root.scrollWidth - W}`)
  // On a screen that is too low for so many seats the bar is scrolled to, and nothing else.
  const low = H < 620 && W < H && felt?.classList.contains('many')
  if (felt && !felt.classList.contains('lobby') && !low && root.scrollHeight > H + 1) fault('the table scrolls', null, `by ${root.scrollHeight - H}`)

  // Nothing to touch is smaller than a finger; links in sentences are words. A card may be overlapped, but not to less than a strip.
  for (const e of all('button, a.btn, select, summary, input:not([type=hidden]), label:has(input)')) {
    if (e.matches('.hc, .cl, input[type=radio], input[type=checkbox]') && !e.matches('.btn')) continue
    const b = box(e)
    if (b.width < 43.5 || b.height < 43.5) fault('smaller than 44', e, `${Math.round(b.width)}x${Math.round(b.height)}`)
  }
  // What can be used is under the finger.
  const reachable = e => !e.closest('[popover]:popover-open, .leaf, .ask, .sheet') && !(low && e.closest('.bar')) // in what scrolls of itself
  for (const e of all('.felt button, .felt a.btn, .felt select').filter(e => !e.matches('.hc'))) {
    if (sheet && !e.closest('.sheet') || open && !open.contains(e)) continue
    const b = box(e), x = b.left + b.width / 2, y = b.top + b.height / 2
    const within = x >= 0 && y >= 0 && x < W && y < H
    if (!within) { if (reachable(e)) fault('outside the window', e); continue }
    const top = document.elementFromPoint(x, y)
    if (!top || e !== top && !e.contains(top)) fault('covered', e, `by ${top && name(top)}`)
  }
  if (!sheet && !open) {
    const hand = all('.hand .hc')
    for (const e of hand) {
      const b = box(e)
      // While something is decided, the index of a card is enough of it.
      const shown = document.querySelector('.panel.ask') ? {left: b.left, top: b.top, right: b.right, bottom: b.top + b.height * .36} : b
      if (!inside(shown, 6)) fault('a card of the hand outside the window', e, `${['left', 'top', 'right', 'bottom'].map(k => Math.round(b[k])).join(' ')}`)
      const at = spot(e)
      if (!at) { fault('a card of the hand covered', e); continue }
      // the index of each card lies free
      const reach = [8, 12, 16, 20].filter(d => { const t = document.elementFromPoint(b.left + d + 2, at.y); return t && (t === e || e.contains(t)) })
      if (reach.length < 3) fault('less than a strip of a card', e)
    }
    // Each card lies on its player's side: who goes round the trick, as play does, meets the cards and the places for those to come as
    // he meets the players. Demand T4.
    const laid = all('.tcard, .slot').map(e => ({at: spotOf(e), k: Number(/\bk(\d)/.exec(e.className)[1])})).sort((a, b) => a.k - b.k)
    const wood = laid.length > 0 && box(document.querySelector('.zone')), heights = laid.map(l => l.at.y)
    const middle = {x: wood.left + wood.width / 2, y: (Math.min(...heights) + Math.max(...heights)) / 2}
    const way = felt?.classList.contains('anti') ? -1 : 1
    const angle = l => Math.atan2(way * (l.at.x - middle.x), middle.y - l.at.y) // from the far side of the table
    const turned = laid.map(l => (angle(l) + 3 * Math.PI + .3) % (2 * Math.PI)) // from the own card, which may lie a little aside
    if (laid.length > 2 && turned.some((t, i) => i > 0 && t <= turned[i - 1])) fault('cards lie before others than played them', null, laid.map((l, i) => `${l.k} at ${turned[i].toFixed(1)}`).join(', '))
    for (const selector of ['.contract', '#turn-line', '.tcard', '.around .portrait', '.around .plateline']) {
      for (const e of all(selector)) {
        const b = box(e)
        if (!inside(b, 2)) fault('outside the window', e, `${['left', 'top', 'right', 'bottom'].map(k => Math.round(b[k])).join(' ')}`)
        else {
          const top = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2)
          if (top && !e.contains(top) && !top.contains(e) && top.closest('.panel, .slip, .tcard, .portrait, .plateline, .hand, .bubble, .own-note')) fault('covered', e, `by ${name(top)}`)
        }
      }
    }
    const table = document.querySelector('.felt')
    if (table && !all('.contract').length) fault('no line of trumps and contract')
    if (table && !all('#turn-line').length && !all('#ask-head, #curtain-head').length && !document.querySelector('.watch')) fault('nobody says whose turn it is')
  }
  // Nothing on the wood lies over anything else, also beside a panel for which the table makes room. What belongs together may touch:
  // a card and what is written at it, a face and what is pinned to it.
  if (!sheet && (!open || open.matches('.push'))) {
    const parts = all('.tcard, .tcard :is(.ord, .tag), .around :is(.portrait, .plateline, .bubble, .held, .role), .panel.ask, .me > *, .contract, .own-note, .glance')
    const pinned = (a, b) => a.contains(b) || b.contains(a) || a.matches('.me > *') && b.matches('.me > *')
      || [a, b].every(e => e.closest('.tcard')) && a.closest('.tcard') === b.closest('.tcard')
      || a.closest('.seat') && a.closest('.seat') === b.closest('.seat') && !a.matches('.bubble') && !b.matches('.bubble')
    parts.forEach((a, i) => parts.slice(i + 1).filter(b => !pinned(a, b)).forEach(b => {
      const p = box(a), q = box(b)
      const w = Math.min(p.right, q.right) - Math.max(p.left, q.left), h = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top)
      if (w > 3 && h > 3) fault('overlap', a, `and ${name(b)} "${words(b).slice(0, 20)}" by ${Math.round(w)}x${Math.round(h)}`)
    }))
  }
  // What there is to choose from is seen at once.
  for (const e of all('.panel.ask')) if (e.scrollHeight > e.clientHeight + 1) fault('a panel is scrolled', e, `by ${e.scrollHeight - e.clientHeight}`)
  if (sheet) {
    for (const e of all('.sheet .acts .primary')) if (!inside(box(e))) fault('outside the window', e)
  }
  // No word is cut. A wide table of the rules scrolls in itself.
  for (const e of all('body *')) {
    if (e.closest('svg, .vh, .symbols, [hidden], .skip, .scroll') || ![...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())) continue
    const style = getComputedStyle(e)
    if (style.position === 'absolute' && style.clip !== 'auto') continue
    const dotted = style.textOverflow === 'ellipsis' && inside(box(e))
    const range = document.createRange()
    for (const text of [...e.childNodes].filter(n => n.nodeType === 3 && n.textContent.trim())) {
      range.selectNodeContents(text)
      if (!dotted && [...range.getClientRects()].some(r => r.right > W + 1 || r.left < -1)) { fault('words outside the window', e); break }
    }
    if (style.display === 'inline' || e.clientWidth === 0) continue
    if (e.scrollWidth > e.clientWidth + 1) {
      if (style.overflowX === 'visible' && !e.matches('.fan *')) fault('words stick out', e, `by ${e.scrollWidth - e.clientWidth}`)
      else if (!['visible', 'auto', 'scroll'].includes(style.overflowX) && !e.matches('.asking .bubble b')) fault('words cut', e) // of a long call the beginning is enough
    }
    if (e.scrollHeight > e.clientHeight + 3 && style.overflowY === 'hidden') fault('lines cut', e)
    const size = parseFloat(style.fontSize)
    if (size < 11.9) fault('smaller than 12 px', e, `${size}`)
  }
  return faults
}
