import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import type { Font } from 'fontkit'
import { shapedFont } from './shaped-font'
import { withoutWoff } from './woff'

export type Weight = 'regular' | 'bold'

/** Latin letters first: the last font has Chinese, and takes longest to open. */
const files: Readonly<Record<Weight, readonly string[]>> = {
  regular: [...ofWeight(400), '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'],
  bold: [...ofWeight(700), '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'],
}

/** The fonts of a weight that are smaller: each has the characters of a part of Unicode. */
function ofWeight(weight: number): string[] {
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ['public-sans', ['latin', 'latin-ext', 'vietnamese']],
    ['noto-sans', ['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext']],
    ['noto-sans-thai', ['thai']],
    ['noto-sans-hebrew', ['hebrew']],
    ['noto-sans-arabic', ['arabic']],
  ]
  return parts.flatMap(([family, names]) =>
    names.map((name) => `@fontsource/${family}/files/${family}-${name}-${weight}-normal.woff`),
  )
}

const { resolve } = createRequire(import.meta.url)
const opened = new Map<string, Font>()

/** The fonts of scripts from right to left, which are asked for no other characters. */
const isShaped = (file: string): boolean => /hebrew|arabic/.test(file)
const shapedCharacter = /[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}]/u

/** A font of a package; it is opened once in each process. */
function open(file: string): Font {
  let font = opened.get(file)
  if (!font) {
    const own = fontkit.create(withoutWoff(readFileSync(resolve(file)))) as Font
    font = isShaped(file) ? shapedFont(own) : own
    opened.set(file, font)
  }
  return font
}

export interface NamedFont {
  readonly name: string
  readonly font: Font
  /** Whether its glyphs depend on their neighbours. */
  readonly isShaped: boolean
}

const chosen: Readonly<Record<Weight, Map<string, NamedFont | null>>> = {
  regular: new Map(),
  bold: new Map(),
}
/** Enough for the characters of one language; a hostile text does not fill the memory. */
const maxChosen = 20_000

/** The first font that has a character; undefined if none has. */
export function fontFor(character: string, weight: Weight): NamedFont | undefined {
  const known = chosen[weight].get(character)
  if (known !== undefined) return known ?? undefined
  if (chosen[weight].size >= maxChosen) chosen[weight].clear()
  const found = search(character, weight)
  chosen[weight].set(character, found ?? null)
  return found
}

function search(character: string, weight: Weight): NamedFont | undefined {
  const code = character.codePointAt(0) ?? 0
  for (const name of files[weight]) {
    if (isShaped(name) && !shapedCharacter.test(character)) continue
    const font = open(name)
    if (font.hasGlyphForCodePoint(code)) return { name, font, isShaped: isShaped(name) }
  }
  return undefined
}
