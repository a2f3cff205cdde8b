// What a test asks of a page, as somebody who looks at it would. It is there before the page is.
globalThis.probe = (() => {
  // What a page adds to the chance of a deal is the same in every run, and so are the deals.
  const random = crypto.getRandomValues
  crypto.getRandomValues = bytes => bytes.length === 16 ? bytes.fill(0x5a) : random.call(crypto, bytes)

  const seen = e => e.checkVisibility({opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true})
  const box = e => e.getBoundingClientRect()
  const words = e => (e.getAttribute('aria-label') || e.textContent).trim().replace(/\s+/g, ' ')
  const felt = () => document.querySelector('[data-felt]')

  // spot is a point at which a finger meets the element; null where there is none in the window.
  const spot = e => {
    const b = box(e), hits = []
    const steps = 12
    for (let i = 1; i < steps; i++) {
      for (let j = 1; j < steps; j++) {
        const x = b.left + b.width * i / steps, y = b.top + b.height * j / steps
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
        const top = document.elementFromPoint(x, y)
        if (top && (e === top || e.contains(top))) hits.push({x, y})
      }
    }
    if (!hits.length) return null
    const mid = k => hits.reduce((sum, h) => sum + h[k], 0) / hits.length
    const [mx, my] = [mid('x'), mid('y')]
    return hits.reduce((best, h) => Math.hypot(h.x - mx, h.y - my) < Math.hypot(best.x - mx, best.y - my) ? h : best)
  }

  let measured = NaN
  // A control is as old as the node that draws it, a card of the hand as the hand that it lies in.
  const born = new WeakMap()
  let held = 0, fanned = 0
  new MutationObserver(list => {
    list.forEach(m => m.addedNodes.forEach(n => n.nodeType === 1 && [n, ...n.querySelectorAll('button')].forEach(e => born.set(e, performance.now()))))
    const n = document.querySelectorAll('.hc').length
    if (n !== held) fanned = performance.now()
    held = n
  }).observe(document, {childList: true, subtree: true})

  // fresh tells of what the felt has drawn only just now: nobody can have seen it yet.
  const age = e => e ? Math.min(performance.now() - (born.get(e) ?? 0), age(e.parentElement)) : Infinity
  const fresh = (e, ripe) => !!document.getElementById('felt')?.contains(e) && age(e) < ripe

  // option is a control that can be used now.
  const option = (e, kind) => ({
    kind, id: e.id, text: words(e),
    key: `${kind} ${e.id || e.closest('form')?.className + ' ' + (e.value ?? '') + ' ' + words(e)}`,
    focused: e === document.activeElement, age: performance.now() - Math.max(born.get(e) ?? 0, kind === 'card' ? fanned : 0),
  })
  const elements = () => {
    const found = []
    const add = (kind, selector) => document.querySelectorAll(selector).forEach(e => seen(e) && found.push([kind, e]))
    if (document.querySelector('#sheet-head')) {
      add('on', '.acts form:has([value="read"]) button')
      add('again', '.acts form:has([value="again"]) button')
      if (found.length || document.querySelector('.acts form')) return found // that has only just appeared
    }
    add('take', '.curtain .primary')
    add('keep', '.sealing form:has([name="do"][value="keep"]) button')
    add('cut', '.sealing .cutter button')
    add('ask', '.ask form:has([name="do"][value="move"]) button:not([aria-disabled="true"])')
    if ('youAreOn' in (felt()?.dataset ?? {})) add('card', '.hand button[data-legal]')
    return found
  }

  return {
    felt, seen, box, words, spot, fresh,
    options: () => elements().map(([kind, e]) => option(e, kind)),
    // reach brings a control of that key under the finger, as a person would scroll to it.
    reach: key => {
      const found = elements().find(([kind, e]) => option(e, kind).key === key)
      if (!found) return null
      let at = spot(found[1])
      let scrolled = false
      if (!at) {
        found[1].scrollIntoView({block: 'center', behavior: 'instant'})
        scrolled = true
        at = spot(found[1])
      }
      return at && {...at, scrolled}
    },
    // sight is what the page shows of the table.
    sight: () => {
      const f = felt()
      if (!f) return {url: location.href}
      return {
        url: location.href,
        at: Number(f.dataset.at), turn: Number(f.dataset.turn ?? -1), on: 'youAreOn' in f.dataset,
        trick: [...f.querySelectorAll('.trick .tcard')].map(e => e.id),
        hand: [...f.querySelectorAll('.hand button.hc')].map(e => e.id),
        cut: !document.getElementById('cut-off')?.hidden,
        pending: 'pending' in document.body.dataset,
        sheet: !!f.querySelector('#sheet-head'), sealing: !!f.querySelector('.sealing'), ask: !!f.querySelector('.ask:not(.sealing)'),
        lobby: f.classList.contains('lobby'),
        refusal: document.getElementById('refusal')?.hidden === false ? document.getElementById('refusal').textContent.trim() : '',
        options: elements().map(([kind, e]) => option(e, kind)),
      }
    },
    // watch measures from the next press until the table has moved on.
    watch: () => {
      let pressed = 0
      const was = felt().dataset.at
      measured = NaN
      addEventListener('pointerup', e => { pressed = performance.timeOrigin + performance.now() }, {capture: true, once: true})
      new MutationObserver((_, me) => {
        if (!pressed || felt()?.dataset.at === was) return
        measured = performance.timeOrigin + performance.now() - pressed
        me.disconnect()
      }).observe(document.getElementById('felt'), {childList: true, subtree: true, attributes: true, characterData: true})
    },
    watched: () => measured,
    // drawn is the table without what a page remembers by itself, how many words are unread, and without the order of attributes.
    drawn: () => {
      const copy = document.getElementById('felt').cloneNode(true)
      copy.querySelectorAll('[data-unread]').forEach(e => e.remove())
      for (const e of copy.querySelectorAll('*')) {
        const list = [...e.attributes].map(a => [a.name, a.name === 'class' ? a.value.trim().split(/\s+/).sort().join(' ') : a.value])
        list.forEach(([name]) => e.removeAttribute(name))
        list.filter(([name, value]) => value !== '' || name !== 'class').sort().forEach(([name, value]) => e.setAttribute(name, value))
      }
      return copy.innerHTML.replace(/\s+/g, ' ').trim()
    },
    // differ is in what two things look different, colours and what is drawn on them apart. A line that is not drawn is none.
    differ: (a, b) => {
      const found = []
      const look = (e, pseudo) => {
        const s = getComputedStyle(e, pseudo)
        const line = kind => s[`${kind}Style`] === 'none' || s[`${kind}Width`] === '0px' ? 'none' : `${s[`${kind}Width`]} ${s[`${kind}Style`]}`
        return {border: line('borderTop'), outline: line('outline'), rule: s.textDecorationLine, weight: s.fontWeight, moved: `${s.translate} ${s.transform}`,
          turned: s.rotate, scaled: s.scale, written: pseudo ? s.content : ''}
      }
      const parts = e => [look(e), look(e, '::before'), look(e, '::after'), ...e.firstElementChild ? [look(e.firstElementChild)] : []]
      const other = parts(b)
      parts(a).forEach((p, i) => Object.keys(p).forEach(k => other[i] && p[k] !== other[i][k] && found.push(`${k}: ${p[k]}, ${other[i][k]}`)))
      return found
    },
    // rests is whether all is there on a screen of that size, nothing moves, and the line is good: on a slow machine it may have seemed cut.
    rests: (w, h) => {
      const {clientWidth, clientHeight} = document.documentElement
      return clientWidth === w && clientHeight === h && document.fonts.status === 'loaded' && probe.still() && !('cut' in document.body.dataset)
    },
    still: () => document.getAnimations().filter(a => a.playState === 'running' && a.effect?.getComputedTiming().iterations !== Infinity).length === 0,
  }
})()

// What the policy of the page forbids is told to the console, where the test hears it.
addEventListener('securitypolicyviolation', e => console.error(`policy: ${e.violatedDirective} ${e.blockedURI} ${e.sourceFile}:${e.lineNumber}`))
