import { humanize } from '#define/reading'
import { labels } from '#locales/cn'
import { en } from '#locales/en'
import { later } from '#locales/en/later'

/** Makes another text of an English one; what stands in braces is kept. */
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

/** 40 % longer, word by word, as German is; no letter stays as it was, so that what is not translated shows. */
export const longer: Pseudo = (text) =>
  outsideOfBraces(text, (part) =>
    part.replaceAll(/[a-z]+/gi, (word) =>
      accented(word + 'enlargement'.slice(0, Math.ceil(word.length * 0.4))),
    ),
  )

/** As short as Chinese: of each word two fifths. */
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

/** The script of a language that nobody speaks, in the form in which the built one of Chinese comes. */
export function pseudoScript(pseudo: Pseudo): string {
  const texts = mapped(merged(en as Words, later as Words), pseudo)
  // The English words of a declaration are made of its names, mostly.
  const names = mapped(labels as unknown as Words, (_, key) => pseudo(humanize(key.split('.').at(-1) ?? key)))
  return `export const cn = ${JSON.stringify(texts)}; export const labels = ${JSON.stringify(names)}`
}
