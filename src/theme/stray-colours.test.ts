import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const colour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!;\S)|\brgba?\(/gi

/** Files that may contain colours: definitions, data and drawings. */
const home = [
  /^src\/theme\//,
  /^src\/text\/brand\.ts$/,
  // Records, demo data, and examples in texts.
  /\.demo\.ts$|\/demo\/|\.resource\.ts$|^src\/locales\/|\/gallery-resource\.ts$/,
  // Colours of products, flags, and QR codes, which must be black on white.
  /\/swatch\.tsx$|\/flag\.tsx$|\/qr-code\.tsx$/,
  // The native colour input, which starts with black.
  /\/color-input\.tsx$/,
  // Drawings and their shadows.
  /\/drawing\.module\.css$|\/auth-picture\.(css|tsx)$/,
  /\.test\.tsx?$/,
]

const filesIn = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => /\.(ts|tsx|css)$/.test(path) && !home.some((item) => item.test(path)))

const coloursIn = (text: string) => text.match(colour) ?? []

test('finds colour literals', () => {
  expect(coloursIn("color: #fff; fill: '#0B66D6' rgb(0 0 0 / 0.1) rgba(1,2,3,.4)")).toHaveLength(4)
  expect(coloursIn('var(--text) url(#section) this.#open &#x6587;x')).toEqual([])
})

test('only token files contain colour literals', () => {
  const found = [...filesIn('src'), ...filesIn('server')].flatMap((path) =>
    coloursIn(readFileSync(path, 'utf8')).map((item) => `${path}: ${item}`),
  )
  expect(found).toEqual([])
})
