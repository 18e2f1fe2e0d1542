import { humanize } from '#define/reading'
import { labels } from '#locales/cn/app-labels'
import { en } from '#locales/en'
import { later } from '#locales/en/later'

/** Transforms an English text; placeholders in braces are kept. */
export type Pseudo = (text: string) => string

const plain = Array.from('abcdefghijklmnopqrstuvwxyz')
const strange = Array.from('åƀçðéƒĝĥîĵķļɱñöþɋřšţûṽŵẋýž')
const accents = new Map(plain.map((letter, index) => [letter, strange[index] ?? letter]))
const accented = (text: string) =>
  Array.from(text)
    .map((letter) => accents.get(letter) ?? accents.get(letter.toLowerCase())?.toUpperCase() ?? letter)
    .join('')

const outsideOfBraces = (text: string, change: (part: string) => string) =>
  text.replaceAll(/\{\{[^}]*\}\}|[^{]+|\{/g, (part) => (part.startsWith('{{') ? part : change(part)))

/** 40% longer, word by word, as in German; every letter is replaced, so that untranslated texts can be found. */
export const longer: Pseudo = (text) =>
  outsideOfBraces(text, (part) =>
    part.replaceAll(/[a-z]+/gi, (word) =>
      accented(word + 'enlargement'.slice(0, Math.ceil(word.length * 0.4))),
    ),
  )

/** As short as Chinese: two fifths of each word. */
export const shorter: Pseudo = (text) =>
  outsideOfBraces(text, (part) =>
    part.replaceAll(/[a-z]+/gi, (word) => accented(word.slice(0, Math.ceil(word.length * 0.4)))),
  )

type Words = { readonly [key: string]: string | Words }

const mapped = (texts: Words, change: (text: string, key: string) => string): Words =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value, key) : mapped(value, change),
    ]),
  )

const merged = (item: Words, other: Words): Words => {
  const both = Object.entries(other).map(([key, value]) => {
    const mine = item[key]
    return [key, typeof mine === 'object' && typeof value === 'object' ? merged(mine, value) : value] as const
  })
  return { ...item, ...Object.fromEntries(both) }
}

/** The script of a pseudo-language, in the format of the built script of Chinese. */
export function pseudoScript(pseudo: Pseudo): string {
  const texts = mapped(merged(en as Words, later as Words), pseudo)
  // Most English labels of a declaration are derived from its names.
  const names = mapped(labels as unknown as Words, (_, key) => pseudo(humanize(key.split('.').at(-1) ?? key)))
  // As the build joins both modules, see vite.config.ts.
  const [cn, own] = [JSON.stringify(texts), JSON.stringify(names)]
  return `export const m0 = { cn: ${cn} }; export const m1 = { labels: ${own} }`
}
