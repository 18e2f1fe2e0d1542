// Reduces the file size of the screenshots of the visual baseline: node scripts/shrink-pictures.mjs
import { pngQuantizeSync } from '@napi-rs/image'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build-stamp.mjs'

const folder = join(root, 'tests/e2e/visual')

/** The PNG colour type of an image with a palette, in the 26th byte of the file. */
const palette = 3

let before = 0
let after = 0
for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
  const picture = readFileSync(join(folder, name))
  // An image that already has a palette would only lose more colours.
  const small =
    picture[25] === palette ? picture : pngQuantizeSync(picture, { maxQuality: 85, minQuality: 60, speed: 3 })
  before += picture.length
  after += small.length
  if (small !== picture) writeFileSync(join(folder, name), small)
}
const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1_000_000).toFixed(2)} MB`
console.log(`The pictures took ${megabytes(before)} and take ${megabytes(after)} now.`)
