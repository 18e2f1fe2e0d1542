import { createCanvas, Path2D } from '@napi-rs/canvas'
import { balanced, linesOf } from './lines.mjs'

/**
 * @typedef {import('../../../src/marketing/render/previews.ts').Preview} Preview
 * @typedef {typeof import('../../../src/marketing/render/previews.ts').previewColours} Colours
 * @typedef {{ display: string, text: string }} Fonts
 * @typedef {import('@napi-rs/canvas').SKRSContext2D} Context
 */

const margin = 72
const panel = { x: 764, width: 364 }
const sizes = [76, 68, 60, 52]

/**
 * Draws the preview image of a page: its heading, its figures and the brand.
 * @param {Preview} preview
 * @param {{ fonts: Fonts, colours: Colours, size: { width: number, height: number } }} look
 * @returns {Promise<Buffer>} PNG
 */
export async function drawPreview(preview, { fonts, colours, size }) {
  const canvas = createCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  context.fillStyle = colours.background
  context.fillRect(0, 0, size.width, size.height)
  drawRoutes(context, colours, size)
  drawBrand(context, preview.brand, { fonts, colours })
  drawHeading(context, preview, { fonts, colours })
  drawFigures(context, preview, { fonts, colours })
  return canvas.encode('png')
}

/**
 * Draws curved routes in the background.
 * @param {Context} context
 * @param {Colours} colours
 * @param {{ width: number, height: number }} size
 */
function drawRoutes(context, { primary }, { width, height }) {
  context.strokeStyle = primary.main
  context.lineWidth = 3
  for (const [index, rise] of [0, 90, 180, 270].entries()) {
    context.globalAlpha = 0.5 - index * 0.1
    context.stroke(
      new Path2D(
        `M${width * 0.42} ${height + 20}C${width * 0.62} ${height - 60 - rise} ${width * 0.8} ${height - 40 - rise} ${width + 20} ${height - 250 - rise}`,
      ),
    )
  }
  context.globalAlpha = 1
}

/**
 * @param {Context} context
 * @param {string} name
 * @param {{ fonts: Fonts, colours: Colours }} look
 */
function drawBrand(context, name, { fonts, colours }) {
  context.save()
  context.translate(margin, 64)
  context.scale(1.75, 1.75)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.fillStyle = colours.primary.main
  context.beginPath()
  context.roundRect(0, 0, 32, 32, 8)
  context.fill()
  context.strokeStyle = colours.primary.contrastText
  context.lineWidth = 3.6
  context.stroke(new Path2D('M22.5 9.5A9 9 0 1 0 22.5 22.5'))
  context.strokeStyle = colours.primary.light
  context.lineWidth = 2.6
  context.stroke(new Path2D('M13 16h12m-4-4 4 4-4 4'))
  context.restore()
  context.fillStyle = colours.text
  context.font = `700 36px ${fonts.display}`
  context.fillText(name, margin + 74, 105)
}

/**
 * Draws the heading in the largest font size that fits into the available height.
 * @param {Context} context
 * @param {Preview} preview
 * @param {{ fonts: Fonts, colours: Colours }} look
 */
function drawHeading(context, { heading, title, language, figures }, { fonts, colours }) {
  const room = figures.length > 0 ? panel.x - margin - 56 : 960
  const tag = language === 'cn' ? 'zh' : language
  const partedAt = (/** @type {number} */ size, /** @type {number} */ width) => {
    context.font = `700 ${size}px ${fonts.display}`
    return linesOf(heading, tag, (line) => context.measureText(line).width <= width)
  }
  const size = sizes.find((value) => partedAt(value, room).length * value < 290) ?? sizes.at(-1) ?? 0
  const lines = balanced((width) => partedAt(size, width), room)
  const height = size * 1.2
  const top = 560 - lines.length * height
  context.fillStyle = colours.text
  for (const [index, line] of lines.entries()) context.fillText(line, margin, top + height * (index + 0.8))
  if (title === heading) return
  context.font = `600 28px ${fonts.text}`
  context.fillStyle = colours.primary.light
  context.fillText(title, margin, top - 24)
}

/**
 * @param {Context} context
 * @param {Preview} preview
 * @param {{ fonts: Fonts, colours: Colours }} look
 */
function drawFigures(context, { figures }, { fonts, colours }) {
  if (figures.length === 0) return
  const height = 56 + figures.length * 124
  context.fillStyle = colours.paper
  context.beginPath()
  context.roundRect(panel.x, 560 - height, panel.width, height, 28)
  context.fill()
  for (const [index, { value, label }] of figures.entries()) {
    const y = 560 - height + 28 + index * 124
    context.fillStyle = colours.text
    context.font = `700 56px ${fonts.display}`
    context.fillText(value, panel.x + 32, y + 58, panel.width - 64)
    context.fillStyle = colours.textSecondary
    context.font = `400 22px ${fonts.text}`
    context.fillText(label, panel.x + 32, y + 98, panel.width - 64)
  }
}
