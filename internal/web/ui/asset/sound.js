// Sounds, made here and now, for those who chose to hear them.

let context = null
const on = () => document.body.hasAttribute('data-sound')

// A browser lets a page sound only after somebody has touched it.
addEventListener('pointerdown', () => { if (on()) (context ??= new AudioContext()).resume() }, {capture: true})
addEventListener('keydown', () => { if (on()) (context ??= new AudioContext()).resume() }, {capture: true})

const note = (pitch, at, length, loud = 0.12) => {
  const tone = new OscillatorNode(context, {type: 'triangle', frequency: pitch})
  const gain = new GainNode(context, {gain: 0})
  const t = context.currentTime + at
  gain.gain.setValueAtTime(0, t)
  gain.gain.linearRampToValueAtTime(loud, t + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, t + length)
  tone.connect(gain).connect(context.destination)
  tone.start(t)
  tone.stop(t + length)
}

const slap = () => {
  const rate = context.sampleRate, buffer = new AudioBuffer({length: rate * 0.06, sampleRate: rate}), data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3
  const noise = new AudioBufferSourceNode(context, {buffer})
  noise.connect(new BiquadFilterNode(context, {type: 'lowpass', frequency: 1400})).connect(new GainNode(context, {gain: 0.35})).connect(context.destination)
  noise.start()
}

const sounds = {
  card: slap,
  turn: () => { note(587, 0, 0.18); note(784, 0.12, 0.3) },
  sheet: () => { note(392, 0, 0.25); note(494, 0.1, 0.25); note(587, 0.2, 0.4) },
  refused: () => note(147, 0, 0.2),
}

// sound plays one of the sounds.
export const sound = name => { if (on() && context?.state === 'running') sounds[name]() }
