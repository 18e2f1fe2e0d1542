import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'

const require = createRequire(import.meta.url)
const display = '@fontsource/barlow/files/barlow-latin-700-normal.woff2'
const text = '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'
const chinese = '@fontsource-variable/noto-sans-sc/index.css'
const slice = /url\(\.?\/?(files\/[^)]+\.woff2)\)[^}]*?unicode-range:\s*([^;}]+)/g

/**
 * Registers the site's fonts for the canvas, and those slices of the Chinese font that contain a character of the text.
 * @param {string} message all text that will be drawn
 * @returns {{ display: string, text: string }} font families for the canvas
 */
export function knowFonts(message) {
  register(require.resolve(display), 'Display')
  register(require.resolve(text), 'Text')
  const slices = slicesFor(message).map((path, index) => register(path, `Chinese ${index}`))
  const family = (/** @type {string} */ first) => [first, ...slices].map((name) => `"${name}"`).join(', ')
  return { display: family('Display'), text: family('Text') }
}

/**
 * @param {string} path
 * @param {string} name
 */
function register(path, name) {
  GlobalFonts.register(readFileSync(path), name)
  return name
}

/** @param {string} text */
function slicesFor(text) {
  const css = require.resolve(chinese)
  const codes = [...new Set(text)]
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((code) => code > 0x2e7f)
  return [...readFileSync(css, 'utf8').matchAll(slice)]
    .filter(([, , ranges = '']) => rangesOf(ranges).some((range) => codes.some((code) => isIn(code, range))))
    .map(([, file = '']) => join(dirname(css), file))
}

/**
 * @param {string} ranges as in CSS: U+4E00-4E1F, U+FF0C
 * @returns {[number, number][]}
 */
const rangesOf = (ranges) =>
  ranges.split(',').map((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return [from, to]
  })

/**
 * @param {number} code
 * @param {[number, number]} range
 */
const isIn = (code, [from, to]) => code >= from && code <= to
