import { readFile } from 'node:fs/promises'
import { createCanvas, loadImage } from '@napi-rs/canvas'

/**
 * Renders the application icon for platforms without SVG support: without rounded corners, which platforms add themselves.
 * @param {string} path of the SVG
 * @param {number} size in pixels
 * @param {string} ground background colour
 * @returns {Promise<Buffer>} PNG
 */
export async function drawIcon(path, size, ground) {
  const canvas = createCanvas(size, size)
  const context = canvas.getContext('2d')
  context.fillStyle = ground
  context.fillRect(0, 0, size, size)
  context.drawImage(await loadImage(await readFile(path)), 0, 0, size, size)
  return canvas.encode('png')
}
