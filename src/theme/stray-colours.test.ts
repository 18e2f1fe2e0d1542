import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const colour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!;\S)|\brgba?\(/gi

/** Where colours are at home, are data, or are what a drawing is of. */
const home = [
  /^src\/theme\//,
  /^src\/brand\.ts$/,
  // Records, made up and usual ones, and examples in words.
  /\.demo\.ts$|\/demo\/|\.resource\.ts$|^src\/locales\/|\/gallery-resource\.ts$/,
  // What is sold has colours of its own, flags have theirs, and what is scanned must be black on white.
  /\/swatch\.tsx$|\/flag\.tsx$|\/qr-code\.tsx$/,
  // The browser's own choice of a colour, which begins with black.
  /\/color-input\.tsx$/,
  // Drawings, and the shadows beneath them.
  /\/drawing\.module\.css$|\/auth-picture\.(css|tsx)$/,
  /\.test\.tsx?$/,
]

const filesIn = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => /\.(ts|tsx|css)$/.test(path) && !home.some((item) => item.test(path)))

const coloursIn = (text: string) => text.match(colour) ?? []

test('a colour by number is found', () => {
  expect(coloursIn("color: #fff; fill: '#0B66D6' rgb(0 0 0 / 0.1) rgba(1,2,3,.4)")).toHaveLength(4)
  expect(coloursIn('var(--text) url(#section) this.#open &#x6587;x')).toEqual([])
})

test('colours stand in the tokens alone', () => {
  const found = [...filesIn('src'), ...filesIn('server')].flatMap((path) =>
    coloursIn(readFileSync(path, 'utf8')).map((item) => `${path}: ${item}`),
  )
  expect(found).toEqual([])
})
