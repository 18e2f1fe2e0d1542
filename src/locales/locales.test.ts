import { describe, expect, test } from 'vitest'
import { textsOfVerbs } from '../define/help-texts'
import { actionsOf, allFieldsOf, inputFieldsOf, movesOf, verbsOf } from '../define/reading'
import type { AnyFields } from '../define/kinds'
import { app } from '../resources/app'
import { cn } from './cn'
import { labels } from './cn/app-labels'
import { en } from './en'
import { gallery as englishGallery } from './en/gallery'
import { gallery as chineseGallery } from './cn/gallery'
import { later } from './en/later'
import { shippedAreas } from './shipped-areas'

type Words = { readonly [key: string]: string | Words }

const leaves = (texts: Words, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  )
const positions = (text: string): string => (text.match(/\{\{\w+/g) ?? []).toSorted().join(' ')

test.each([
  ['at first', en, cn],
  ['later', later, cn],
  ['in the gallery of components', englishGallery, chineseGallery],
] as [string, Words, Words][])(
  'Chinese has every text of English %s, with the same placeholders',
  (_, item, other) => {
    const chinese = new Map(leaves(other))
    const english = leaves(item).filter(([key]) => !key.endsWith('_one'))
    expect(english.length).toBeGreaterThan(0)
    expect(english.filter(([, text]) => !text.trim())).toEqual([])
    const wrong = english.filter(([key, text]) => positions(chinese.get(key) ?? '-') !== positions(text))
    expect(wrong.map(([key]) => key)).toEqual([])
    expect(english.filter(([key]) => !chinese.get(key)?.trim()).map(([key]) => key)).toEqual([])
  },
)

const pathsOf = (fields: AnyFields, prefix = ''): [string, AnyFields[string]][] =>
  Object.entries(fields).flatMap(([name, field]): [string, AnyFields[string]][] => [
    [prefix + name, field],
    ...(field.kind === 'listOf' ? pathsOf(field.fields, `${name}.`) : []),
  ])

const wordsOf = (path: string, field: AnyFields[string]): readonly string[] =>
  'options' in field && field.kind !== 'currency' && !('of' in field)
    ? (field.options ?? []).map((option) => `${path}=${option}`)
    : field.kind === 'state'
      ? field.states.map((state) => `${path}=${state}`)
      : []

const areas = Object.values(app)
const isShipped = ({ name }: (typeof areas)[number]) => shippedAreas.includes(name)

const unnamed = areas.filter((area) => !isShipped(area) && !labels.resources[area.name])
test.for(unnamed.map(({ name }) => name))('%s has Chinese labels', (name, { skip }) => {
  skip(`${name} is shown in English`)
})

describe.each(areas.filter(isShipped))('$name has Chinese labels', (resource) => {
  const own = labels.resources[resource.name]
  const fields = pathsOf(allFieldsOf(resource))

  test('for itself and its group', () => {
    expect(own?.label).toBeTruthy()
    expect(Object.keys(labels.groups)).toEqual(expect.arrayContaining([resource.menu ?? 'sales']))
  })

  test('for its fields, their help and their options', () => {
    const missing = [
      ...fields.filter(([path]) => !own?.fields[path] && !labels.meta[path]).map(([path]) => path),
      ...fields.filter(([path, { help }]) => help && !own?.help?.[path]).map(([path]) => `help of ${path}`),
      ...fields.flatMap(([path, field]) => wordsOf(path, field)).filter((word) => !hasOption(word)),
    ]
    expect(missing).toEqual([])
  })

  test('for the headings of its sections', () => {
    const headings = Object.keys(resource.layout?.sections ?? {})
    expect(headings.filter((name) => !own?.sections?.[name])).toEqual([])
  })

  test('for its preset views, and for no others', () => {
    expect(Object.keys(own?.presetViews ?? {})).toEqual(Object.keys(resource.presetViews ?? {}))
  })

  test('for its printable page', () => {
    expect(Boolean(own?.document)).toBe(resource.layout?.document?.label !== undefined)
    expect(Object.keys(own?.notices ?? {})).toEqual(Object.keys(resource.layout?.document?.notices ?? {}))
  })

  const hasOption = (word: string) => {
    const [path = '', option = ''] = word.split('=')
    return Boolean(own?.options?.[path]?.[option])
  }

  test('for the help of its moves and actions, and of their inputs', () => {
    const helped = verbsOf(resource).flatMap((verb) =>
      Object.entries(inputFieldsOf(resource, verb)).flatMap(([name, { help }]) =>
        help ? [`${verb}.${name}`] : [],
      ),
    )
    const verbs = textsOfVerbs(resource).map(([path]) => path)
    expect([...helped, ...verbs].filter((path) => !own?.help?.[path])).toEqual([])
  })

  test('for its moves, its actions and their inputs', () => {
    const actions = Object.entries(actionsOf(resource))
    const missing = [
      ...movesOf(resource)
        .filter(({ name }) => !own?.moves?.[name])
        .map(({ name }) => name),
      ...actions.filter(([name]) => !own?.actions?.[name]).map(([name]) => name),
      ...verbsOf(resource).flatMap((name) =>
        pathsOf(inputFieldsOf(resource, name))
          .filter(([path]) => !own?.inputs?.[name]?.[path])
          .map(([path]) => `${name} asks ${path}`),
      ),
    ]
    expect(missing).toEqual([])
  })

  test('for the options of these inputs', () => {
    const words = verbsOf(resource).flatMap((verb) =>
      pathsOf(inputFieldsOf(resource, verb)).flatMap(([path, field]) => wordsOf(path, field)),
    )
    expect(words.filter((word) => !hasOption(word))).toEqual([])
  })
})
