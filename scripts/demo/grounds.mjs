/** Background patterns, varied by a number: rings, stripes, waves, a grid, rays. @type {((number: number) => string)[]} */
export const grounds = [
  (number) => {
    const x = (number % 5) * 100
    return [60, 120, 180, 240, 300].map((radius) => `<circle cx="${x}" cy="400" r="${radius}"/>`).join('')
  },
  (number) => {
    const slope = 120 + (number % 4) * 60
    return `<path d="${range(9)
      .map((step) => `M${step * 90 - slope} 400L${step * 90} 0`)
      .join('')}"/>`
  },
  (number) => {
    const height = 24 + (number % 3) * 12
    const wave = (/** @type {number} */ y) => `M0 ${y}q50 -${height} 100 0t100 0 100 0 100 0`
    return `<path d="${range(6)
      .map((step) => wave(40 + step * 64))
      .join('')}"/>`
  },
  (number) => {
    const gap = 50 + (number % 3) * 15
    const lines = range(Math.ceil(400 / gap)).map((step) => gap / 2 + step * gap)
    return `<path stroke-width="4" d="${lines.map((at) => `M${at} 0V400M0 ${at}H400`).join('')}"/>`
  },
  (number) => {
    const turn = number % 30
    const rays = range(12).map((step) => {
      const angle = ((step * 30 + turn) * Math.PI) / 180
      return `M200 200L${Math.round(200 + 300 * Math.cos(angle))} ${Math.round(200 + 300 * Math.sin(angle))}`
    })
    return `<path d="${rays.join('')}"/>`
  },
]

/** @param {number} count */
export const range = (count) => Array.from({ length: count }, (_, step) => step)
