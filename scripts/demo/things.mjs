import { range } from './grounds.mjs'

/**
 * The product of each category, drawn with simple shapes and varied by a number.
 * @type {Record<string, (palette: import('./cover.mjs').Palette, number: number) => string>}
 */
export const things = {
  TRM: ({ thing, light, shade }, number) => {
    const height = 190 + (number % 3) * 20
    const top = 200 - height / 2
    const keys = range(9).map((key) =>
      box([152 + (key % 3) * 34, top + 100 + Math.floor(key / 3) * 26, 26, 16], 5, light),
    )
    const printed = number % 2 ? box([150, top - 34, 100, 60], 4, light) : ''
    return `${printed}${box([130, top, 140, height + 16], 22, thing)}${box([148, top + 18, 104, 66], 8, shade)}${keys.join('')}`
  },
  RDR: ({ thing, light, shade }, number) => {
    const round = 24 + (number % 4) * 16
    const lamps = range(4).map(
      (lamp) =>
        `<circle cx="${161 + lamp * 26}" cy="150" r="6" fill="${lamp <= number % 4 ? light : shade}"/>`,
    )
    const waves = [26, 44, 62].map(
      (radius) => `<path d="M${200 - radius} 236a${radius} ${radius} 0 0 1 ${radius * 2} 0"/>`,
    )
    return `${box([120, 120, 160, 160], round, thing)}${lamps.join('')}<g fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round">${waves.join('')}</g>`
  },
  CRD: ({ thing, light, shade }, number) => {
    const turn = (number % 5) * 4 - 8
    const dots = range(12).map(
      (dot) => `<circle cx="${122 + dot * 13 + Math.floor(dot / 4) * 8}" cy="222" r="4" fill="${shade}"/>`,
    )
    const back = `<g transform="rotate(${turn - 10} 200 200)">${box([90, 132, 220, 138], 16, shade)}</g>`
    const face = `${box([90, 132, 220, 138], 16, thing)}${box([112, 164, 42, 32], 6, light)}${dots.join('')}<circle cx="262" cy="248" r="13" fill="${light}"/><circle cx="280" cy="248" r="13" fill="${shade}"/>`
    return `${back}<g transform="rotate(${turn} 200 200)">${face}</g>`
  },
  ACC: ({ thing, light, shade }, number) => {
    const shape = number % 3
    if (shape === 0)
      return `<circle cx="200" cy="200" r="86" fill="${thing}"/><circle cx="200" cy="200" r="34" fill="${light}"/><circle cx="200" cy="200" r="14" fill="${shade}"/>${box([200, 114, 110, 172], 4, light)}`
    if (shape === 1)
      return `${box([110, 250, 180, 40], 14, thing)}${box([184, 130, 32, 130], 8, thing)}${box([150, 110, 100, 70], 12, light)}${box([162, 122, 76, 46], 6, shade)}`
    return `${box([112, 140, 176, 130], 18, thing)}${box([132, 160, 136, 54], 8, light)}<circle cx="200" cy="242" r="12" fill="${shade}"/>${box([160, 118, 80, 30], 10, thing)}`
  },
  SRV: ({ thing, light, shade }, number) => {
    const bars = range(4).map((bar) =>
      box(
        [142 + bar * 31, 250 - (40 + ((number >>> bar) % 4) * 18), 20, 40 + ((number >>> bar) % 4) * 18],
        4,
        bar % 2 ? shade : light,
      ),
    )
    return `<path d="M104 120h192a20 20 0 0 1 20 20v120a20 20 0 0 1-20 20H180l-44 44v-44h-32a20 20 0 0 1-20-20V140a20 20 0 0 1 20-20z" fill="${thing}"/>${bars.join('')}`
  },
}

/** @param {number[]} place x, y, width and height @param {number} round @param {string} fill */
function box([x, y, width, height], round, fill) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`
}
