import type { Page } from '@playwright/test'
import { allFieldsOf, movesOf } from '#define/reading'
import type { AnyField } from '#define/kinds'
import { en } from '#locales/en'
import { later } from '#locales/en/later'
import { app } from '#resources/app'

/** A text that a screen may show although it looks like a key. */
interface Exception {
  readonly path: RegExp
  readonly text: RegExp
  /** Why users may see it. */
  readonly reason: string
}

const exceptions: readonly Exception[] = [
  {
    path: /^\/dashboard\/calendar/,
    text: /^(RRULE|FREQ=)$/,
    reason: 'The input of a recurrence takes a rule; its help shows one.',
  },
  {
    path: /\/(new|edit)$/,
    text: /^[A-Z]{3}$/,
    reason: 'The code of the currency stands beside the input of an amount.',
  },
  {
    path: /^\/dashboard\/(api-keys|user\/account)/,
    text: /^[\da-f]{8}$/,
    reason: 'The first characters of an API key tell its owner which key it is.',
  },
]

/** The keys of declarations that no text contains by chance: those with a capital letter inside. */
const declaredKeys = new Set(
  Object.values(app).flatMap((resource) => [
    resource.name,
    ...Object.entries(allFieldsOf(resource)).flatMap(([name, field]) => [name, ...optionsOf(field)]),
    ...movesOf(resource).map(({ name }) => name),
    ...Object.keys(resource.actions ?? {}),
  ]),
)

function optionsOf(field: AnyField): readonly string[] {
  if (field.kind === 'state') return field.states
  if (field.kind === 'choice' || field.kind === 'choices') return field.options
  return field.kind === 'listOf' ? Object.keys(field.fields) : []
}

const parts = [...new Set([...Object.keys(en), ...Object.keys(later)])].join('|')

/** What texts must not contain. Ids are UUIDs; some screens showed eight characters of them. */
const patterns: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['an id', /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi],
  ['a part of an id', /(?<![\w#-])(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{8}(?![\w-])/g],
  ['a recurrence rule', /\bRRULE\b|\bFREQ=/g],
  ['a translation key', new RegExp(`(?<![\\w@/.-])(?:${parts})(?:\\.[a-z][A-Za-z]*)+(?![\\w@/])`, 'g')],
  ['a placeholder', /\{\{[^{}]*\}\}/g],
  ['an object', /\[object \w+\]|\{"|\["|\[\{/g],
  ['a key', /(?<![\w@/.#-])[a-z]+(?:[A-Z][a-z]+)+(?![\w@/-])/g],
  ['a currency code', /^[A-Z]{3}$/gm],
  ['a country code', /^[A-Z]{2}$/gm],
]

const currencies = new Set(Intl.supportedValuesOf('currency'))
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

const isRaw = (name: string, text: string): boolean => {
  if (name === 'a key') return declaredKeys.has(text)
  if (name === 'a country code') return countries.of(text) !== undefined
  return name !== 'a currency code' || currencies.has(text)
}

/**
 * What the current page shows that only programs read: ids, keys, rules and objects, in its texts and in the names of
 * its elements.
 */
export async function rawTextsOn(page: Page): Promise<string[]> {
  const { texts, figures } = await shownTexts(page)
  const { pathname } = new URL(page.url())
  const read = [
    ...texts.map((text) => ({ text, of: patterns.filter(([name]) => name !== 'a country code') })),
    // Elsewhere two capital letters are initials.
    ...figures.map((text) => ({ text, of: patterns.filter(([name]) => name === 'a country code') })),
  ]
  const found = read.flatMap(({ text, of }) =>
    of.flatMap(([name, pattern]) =>
      [...text.matchAll(pattern)]
        .filter(([raw]) => isRaw(name, raw))
        .filter(([raw]) => !exceptions.some((item) => item.path.test(pathname) && item.text.test(raw)))
        .map(({ 0: raw, index }) => {
          const around = text.slice(Math.max(0, index - 30), index + raw.length + 30).replaceAll(/\s+/g, ' ')
          return `shows ${name}: ${raw} in “${around}”`
        }),
    ),
  )
  return [...new Set(found)]
}

/**
 * The visible texts of the page and its dialogs, and the names that its elements have in attributes; and the texts of
 * its figures, drawings included.
 */
export const shownTexts = (page: Page): Promise<{ texts: string[]; figures: string[] }> =>
  page.evaluate(() => {
    const roots = [...document.querySelectorAll<HTMLElement>('main, nav, header, [role="dialog"]')]
    const names = ['aria-label', 'title', 'alt', 'placeholder']
    const named = roots.flatMap((root) => [...root.querySelectorAll(names.map((name) => `[${name}]`).join())])
    const attributes = named
      .filter((element) => element.checkVisibility())
      .flatMap((element) => names.flatMap((name) => element.getAttribute(name) ?? []))
    const figures = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('figure')])
    return {
      texts: [...roots.map((root) => root.innerText), ...new Set(attributes)],
      figures: figures.map((figure) => figure.innerText),
    }
  })
