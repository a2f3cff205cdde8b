// The table in the browser: draws every felt that comes, and sends what the person does.
import {Idiomorph} from './idiomorph.js'

const felt = document.getElementById('felt')
const policy = window.trustedTypes?.createPolicy('felt', {createHTML: html => html})

const parse = html => new DOMParser().parseFromString(policy ? policy.createHTML(html) : html, 'text/html').body

const command = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), b => b.toString(16).padStart(2, '0')).join('')

const send = fields => fetch(`/t/${felt.dataset.table}/do`, {
  method: 'POST', headers: {'X-Bivouac': '1', 'Content-Type': 'application/x-www-form-urlencoded'}, body: new URLSearchParams({id: command(), ...fields})})

if (felt) {
  const stream = new EventSource(`/t/${felt.dataset.table}/stream`)
  stream.addEventListener('felt', e => {
    Idiomorph.morph(felt, parse(e.data).childNodes, {morphStyle: 'innerHTML'})
    const add = felt.querySelector('[data-add]')
    if (add) send({do: 'add', deal: add.dataset.add, adds: Array.from(crypto.getRandomValues(new Uint8Array(16)), b => b.toString(16).padStart(2, '0')).join('')})
  })
  document.addEventListener('submit', e => {
    if (!e.target.action.endsWith('/do')) return
    e.preventDefault()
    send(Object.fromEntries(new FormData(e.target, e.submitter)))
  })
}
