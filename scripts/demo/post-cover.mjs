/** @type {readonly (readonly [string, string, string, string])[]} */
const palettes = [
  ['#0f172a', '#1e3a8a', '#38bdf8', '#f8fafc'],
  ['#052e16', '#065f46', '#34d399', '#f0fdf4'],
  ['#2e1065', '#5b21b6', '#c4b5fd', '#faf5ff'],
  ['#431407', '#9a3412', '#fdba74', '#fff7ed'],
  ['#4c0519', '#9f1239', '#fda4af', '#fff1f2'],
  ['#083344', '#155e75', '#67e8f9', '#ecfeff'],
]

/** Seeded pseudo-random numbers from 0 to 1. @param {number} seed */
function numbers(seed) {
  let state = (seed * 2_654_435_761) >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x297a2d39) >>> 0
    return state / 4_294_967_296
  }
}

/** Concentric rings. @param {() => number} next @param {readonly string[]} tints */
const rings = (next, tints) => {
  const [x, y] = [200 + next() * 400, 100 + next() * 250]
  return [180, 130, 84, 42]
    .map(
      (radius, at) =>
        `<circle cx="${x.toFixed()}" cy="${y.toFixed()}" r="${radius}" fill="${tints[at % 2 === 0 ? 1 : 2]}" opacity="${(0.5 + at * 0.15).toFixed(2)}"/>`,
    )
    .join('')
}
/** Routes between dots. @param {() => number} next @param {readonly string[]} tints */
const routes = (next, tints) =>
  Array.from({ length: 5 }, () => {
    const [from, to] = [80 + next() * 290, 80 + next() * 290]
    const d = `M90 ${from.toFixed()} C 300 ${(next() * 450).toFixed()} 500 ${(next() * 450).toFixed()} 710 ${to.toFixed()}`
    return `<path d="${d}" fill="none" stroke="${tints[2]}" stroke-width="6" opacity="0.8"/><circle cx="90" cy="${from.toFixed()}" r="12" fill="${tints[3]}"/><circle cx="710" cy="${to.toFixed()}" r="12" fill="${tints[3]}"/>`
  }).join('')
/** The bars of a chart. @param {() => number} next @param {readonly string[]} tints */
const columns = (next, tints) =>
  Array.from({ length: 9 }, (_, at) => {
    const height = 60 + next() * 260
    return `<rect x="${100 + at * 68}" y="${(390 - height).toFixed()}" width="40" height="${height.toFixed()}" rx="10" fill="${tints[at % 3 === 0 ? 3 : 2]}" opacity="0.85"/>`
  }).join('')
/** Overlapping cards. @param {() => number} next @param {readonly string[]} tints */
const cards = (next, tints) =>
  [0, 1, 2]
    .map((at) => {
      const turn = (next() * 16 - 8).toFixed(1)
      return `<g transform="translate(${190 + at * 60} ${90 + at * 40}) rotate(${turn})"><rect width="300" height="190" rx="24" fill="${tints[[1, 2, 3][at] ?? 1]}"/><rect x="28" y="120" width="120" height="18" rx="9" fill="${tints[0]}" opacity="0.35"/></g>`
    })
    .join('')

const motifs = [rings, routes, columns, cards]

/**
 * The cover of a post by its number.
 * @param {number} number from 1
 * @returns {string} an SVG of 800 by 450
 */
export function postCover(number) {
  const tints = palettes[number % palettes.length] ?? palettes[0] ?? []
  const motif = motifs[(number * 3) % motifs.length] ?? rings
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450"><rect width="800" height="450" fill="${tints[0]}"/><circle cx="720" cy="40" r="220" fill="${tints[1]}" opacity="0.5"/>${motif(numbers(number), tints)}</svg>\n`
}
