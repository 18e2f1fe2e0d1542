import { labelsFrom, type Labels } from '#base/i18n/labels'
import { fieldAt } from '#define/field-at'
import type { AnyField, AnyFields } from '#define/kinds'
import { actionsOf, allFieldsOf, inputFieldsOf, movesOf, verbsOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { cn } from '#locales/cn'
import { labels as chineseLabels } from '#locales/cn/app-labels'
import { en } from '#locales/en'
import { later } from '#locales/en/later'
import { app } from '#resources/app'

type Texts = { readonly [key: string]: string | Texts }

/** Every text of a language, by its key. */
const leaves = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  )

const english = labelsFrom(undefined)
const chinese = labelsFrom(chineseLabels)

const optionsOf = (field: AnyField | undefined): readonly string[] =>
  field?.kind === 'state'
    ? field.states
    : field?.kind === 'choice' || field?.kind === 'choices'
      ? field.options
      : []

const pathsOf = (fields: AnyFields): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'listOf'
      ? [name, ...Object.keys(field.fields).map((inner) => `${name}.${inner}`)]
      : [name],
  )

/** The labels of a declaration, always in the same order. */
function labelsIn(labels: Labels, resource: AnyResource): string[] {
  const fields = pathsOf(allFieldsOf(resource))
  return [
    ...[0, 1].map((count) => labels.resource(resource, count)),
    ...fields.map((path) => labels.field(resource, path)),
    ...fields.flatMap((path) =>
      optionsOf(fieldAt(resource, path)).map((option) => labels.option(resource, path, option)),
    ),
    ...movesOf(resource).map(({ name }) => labels.move(resource, name)),
    ...Object.keys(actionsOf(resource)).map((name) => labels.action(resource, name)),
    ...verbsOf(resource).flatMap((verb) =>
      pathsOf(inputFieldsOf(resource, verb)).map((path) => labels.inputLabel(resource, verb, path)),
    ),
  ]
}

/** The English labels of a declaration, each with its Chinese label. */
function labelsOf(resource: AnyResource): [string, string | undefined][] {
  const translated = labelsIn(chinese, resource)
  return labelsIn(english, resource).map((text, index) => [text, translated[index]])
}

/** The options as they are stored, with their Chinese labels. */
const storedOptions = (resource: AnyResource): [string, string][] =>
  pathsOf(allFieldsOf(resource)).flatMap((path) =>
    optionsOf(fieldAt(resource, path)).map((option): [string, string] => [
      option,
      chinese.option(resource, path, option),
    ]),
  )

const chineseTexts = new Map(leaves(cn as unknown as Texts))
const pairs: readonly [string, string | undefined][] = [
  ...[...leaves(en), ...leaves(later as unknown as Texts)].map(
    ([key, text]): [string, string | undefined] => [text, chineseTexts.get(key)],
  ),
  ...(Object.values(app) as AnyResource[]).flatMap((resource) => [
    ...labelsOf(resource),
    ...storedOptions(resource),
  ]),
]

const hasChinese = /\p{Script=Han}/u

/** English texts and stored options that a Chinese page shows in Chinese everywhere. */
const untranslated: ReadonlySet<string> = (() => {
  const kept = new Set(pairs.filter(([text, translated]) => text === translated).map(([text]) => text))
  return new Set(
    pairs
      .filter(([text, translated]) => /[a-z]{2}/.test(text) && translated && hasChinese.test(translated))
      .map(([text]) => text)
      .filter((text) => !kept.has(text)),
  )
})()

/** The texts of a Chinese page that are in English, or options as they are stored, although they have a Chinese label. */
export const untranslatedAmong = (texts: readonly string[], written: ReadonlySet<string>): string[] => {
  const lines = texts.flatMap((text) => text.split(/[\n\t]/)).map((line) => line.trim())
  return [...new Set(lines)]
    .filter((line) => untranslated.has(line) && !written.has(line))
    .map((line) => `is not translated: ${line}`)
}
