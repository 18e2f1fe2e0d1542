import { grounds } from './grounds.mjs'
import { things } from './things.mjs'

/**
 * Two tints of the background, the dark colour of the product and its light details.
 * @typedef {{ ground: string, shade: string, thing: string, light: string }} Palette
 */

/** @type {Palette[]} */
const palettes = [
  { ground: '#dbeafe', shade: '#bfdbfe', thing: '#1e3a8a', light: '#f8fafc' },
  { ground: '#d1fae5', shade: '#a7f3d0', thing: '#065f46', light: '#f0fdf4' },
  { ground: '#fef3c7', shade: '#fde68a', thing: '#92400e', light: '#fffbeb' },
  { ground: '#ede9fe', shade: '#ddd6fe', thing: '#4c1d95', light: '#faf5ff' },
  { ground: '#ffe4e6', shade: '#fecdd3', thing: '#9f1239', light: '#fff1f2' },
  { ground: '#e2e8f0', shade: '#cbd5e1', thing: '#1f2937', light: '#f8fafc' },
  { ground: '#cffafe', shade: '#a5f3fc', thing: '#155e75', light: '#ecfeff' },
]

/** Hashes a text to a number (FNV-1a). @param {string} text */
function numberOf(text) {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0
  return hash
}

/**
 * The views of a product: from the front, tilted, or close up.
 * @type {Record<string, { box: string, turn: string }>}
 */
const looks = {
  front: { box: '0 0 400 400', turn: '' },
  side: { box: '0 0 400 400', turn: ' transform="rotate(-16 200 200) scale(.9) translate(22 22)"' },
  close: { box: '110 90 200 200', turn: '' },
}

/**
 * The image of a product: its shape on a background, both chosen by its code.
 * @param {string} code such as 'TRM-101'
 * @param {string} [look] one of `looks`
 * @returns {string} an SVG of 400 by 400
 */
export function cover(code, look = 'front') {
  const number = numberOf(code)
  const palette = /** @type {Palette} */ (palettes[number % palettes.length])
  const ground = /** @type {(typeof grounds)[number]} */ (grounds[(number >>> 5) % grounds.length])
  const thing = things[code.slice(0, 3)]
  if (!thing) throw new Error(`No thing is drawn for ${code}.`)
  const { box, turn } = /** @type {{ box: string, turn: string }} */ (looks[look])
  const parts = [
    `<rect width="400" height="400" fill="${palette.ground}"/>`,
    `<g fill="none" stroke="${palette.shade}" stroke-width="14">${ground(number >>> 9)}</g>`,
    `<g${turn}>${thing(palette, number >>> 12)}</g>`,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${parts.join('')}</svg>\n`
}
