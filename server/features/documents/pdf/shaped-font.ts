import type { Font, Glyph, GlyphRun, Subset } from 'fontkit'

/** The OpenType feature of glyphs that run from right to left. The writer of PDFs passes features on, but no direction. */
export const rightToLeft = 'rtla'

/** The text of a glyph that has none of its own, such as the dots of a letter: an entry of ToUnicode must not be empty. */
const noText = [0x200b]
const space = 0x20
const nonJoiner = 0x200c

/** What a glyph stands for; fontkit creates a space without width for a joiner. */
function textOf(glyph: Glyph, width: number): readonly number[] {
  if (glyph.codePoints.length === 0) return noText
  return width === 0 ? glyph.codePoints.map((code) => (code === space ? nonJoiner : code)) : glyph.codePoints
}

/**
 * A font whose glyphs depend on their neighbours. The same glyph may be drawn for several characters, such as the body
 * of letters that differ by their dots. Each glyph is embedded once for each text it stands for, so that every one has
 * its own entry in ToUnicode.
 */
export function shapedFont(font: Font): Font {
  const keys = new Map<string, number>()
  const originals: number[] = []
  const keyOf = (glyph: Glyph, codePoints: readonly number[]): number => {
    const name = `${glyph.id}:${codePoints.join('+')}`
    let key = keys.get(name)
    if (key === undefined) {
      key = originals.push(glyph.id) - 1
      keys.set(name, key)
    }
    return key
  }
  // fontkit keeps a glyph with the text for which it was first drawn.
  const own = derived(font, {
    getGlyph: (id: number, codePoints: number[] = []) => derived(font.getGlyph(id), { codePoints }),
  })
  const named = (glyph: Glyph, width: number): Glyph => {
    const codePoints = textOf(glyph, width)
    return derived(glyph, { id: keyOf(glyph, codePoints), codePoints: [...codePoints] })
  }
  return derived(own, {
    layout(text: string, features: readonly string[] = []): GlyphRun {
      const direction = features.includes(rightToLeft) ? 'rtl' : 'ltr'
      const run = own.layout(text, [...features], undefined, undefined, direction)
      return derived(run, {
        glyphs: run.glyphs.map((glyph, index) => named(glyph, run.positions[index]?.xAdvance ?? 0)),
      })
    },
    createSubset: () => subsetOf(font, originals),
  })
}

/** The part of the subset that fontkit has, but its types do not. */
interface IndexedSubset extends Subset {
  readonly glyphs: number[]
}

/** A subset whose glyphs are requested by the keys of a shaped font. */
function subsetOf(font: Font, originals: readonly number[]): Subset {
  const subset = font.createSubset() as IndexedSubset
  const slots = new Map<number, number>()
  return derived(subset, {
    includeGlyph(key: number): number {
      let slot = slots.get(key)
      if (slot === undefined) {
        slot = subset.glyphs.push(originals[key] ?? 0) - 1
        slots.set(key, slot)
      }
      return slot
    },
    // Parts of glyphs are added by their own numbers.
    encode: () => subset.encode(),
  })
}

/** An object that has some properties of its own, and all others of the original. */
function derived<T extends object>(original: T, properties: Readonly<Record<string, unknown>>): T {
  const copy = Object.create(original) as T
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(copy, name, { value, writable: true, enumerable: true })
  return copy
}
