import { parentPort } from 'node:worker_threads'
import { hostileInputs } from './hostile-inputs.mjs'

const whole = 100_000
// With this length a pattern that is not linear already takes many times as long as a linear one.
const few = 8000
const suspiciousMs = 1
// The shorter length detects patterns that are far from linear before they take minutes.
const lengths = [20_000, whole]

/** @param {{ source: string, flags: string, limitMs: number }} pattern */
function slowestOf({ source, flags, limitMs }) {
  const pattern = new RegExp(source, flags)
  for (const input of hostileInputs(source, flags)) {
    const text = textOf(input, few)
    if (Math.min(millisecondsOf(pattern, text), millisecondsOf(pattern, text)) < suspiciousMs) continue
    for (const length of lengths) {
      const allowed = limitMs * (length / whole)
      const milliseconds = quickestOf(pattern, textOf(input, length), allowed)
      if (milliseconds > allowed) return { ...input, length, milliseconds: Math.round(milliseconds) }
    }
  }
  return undefined
}

/**
 * The shortest of up to three runs: a run may be slow because another process used the CPU.
 * @param {RegExp} pattern
 * @param {string} text
 * @param {number} allowed
 */
function quickestOf(pattern, text, allowed) {
  let quickest = Infinity
  for (let run = 0; run < 3 && quickest > allowed; run++)
    quickest = Math.min(quickest, millisecondsOf(pattern, text))
  return quickest
}

/** @param {{ prefix: string, repeated: string, end: string }} input @param {number} length */
const textOf = ({ prefix, repeated, end }, length) =>
  prefix + repeated.repeat(Math.ceil(length / repeated.length)) + end

/** @param {RegExp} pattern @param {string} text */
function millisecondsOf(pattern, text) {
  pattern.lastIndex = 0
  const since = performance.now()
  if (pattern.global) text.replace(pattern, '')
  else pattern.exec(text)
  return performance.now() - since
}

parentPort?.on('message', (pattern) => parentPort?.postMessage(slowestOf(pattern)))
