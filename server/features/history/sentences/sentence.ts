import { fieldOf, allFieldsOf } from '#define/reading'
import type { AnyField } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import type { Language } from '#server/base/caller'
import type { SheetLabels } from '#server/base/labels/sheet-labels'
import type { ReadableEntry } from '../readable-entry'
import { tagOf } from '#text/language-tag'
import { countedText, plainVerbText, sentenceText } from './sentence-texts'
import { isNothing, valueText } from './value-text'

/** An entry as its reader may read it, with the names that its sentence needs. */
export interface SentenceInput {
  readonly resource: AnyResource
  readonly entry: Pick<ReadableEntry, 'operation' | 'before' | 'after' | 'revealed' | '_masked'>
  /** Null for the system. */
  readonly who: string | null
  /** The title of the record; undefined if it has none, or the reader may not read it. */
  readonly title: string | undefined
  /** The current record, as far as the reader may read it. */
  readonly record: Readonly<Record<string, unknown>>
  /** The titles of the records that the values refer to and that the reader may read. */
  readonly titles: ReadonlyMap<string, string>
}

/** The language of the reader and its labels. */
export interface Telling {
  readonly language: Language
  readonly labels: SheetLabels
}

/** What an entry did, in one sentence. Its values are those that the reader may read; ids are never part of it. */
export function sentenceOf(input: SentenceInput, telling: Telling): string {
  const { entry, resource } = input
  const { labels, language } = telling
  const values = {
    who: input.who ?? sentenceText(language, 'system', {}),
    record: recordText(input, telling),
  }
  const { operation } = entry
  if (operation === 'reveal' && entry.revealed?.length)
    return sentenceText(language, 'reveal', { ...values, fields: revealedText(input, telling) })
  if (isNamed(operation)) return sentenceText(language, operation, values)
  if (operation === 'undo') return sentenceText(language, 'undone', values)
  if (operation === 'restore') return sentenceText(language, 'restored', values)
  if (operation === 'delete' || operation === 'purge') return sentenceText(language, 'deleted', values)
  if (operation === 'create') return sentenceText(language, 'created', values)
  const [lead, ...others] = changedFields(input)
  if (lead === undefined) {
    const verb = plainVerbText(language, operation) ?? labels.verb(resource, operation)
    return sentenceText(language, 'verb', { ...values, verb })
  }
  const sentence = changeText(input, telling, lead, values)
  return others.length === 0 ? sentence : countedText(language, 'more', others.length, { sentence })
}

/** The operations with a sentence of their own name. */
const named = ['viewAs', 'createLink', 'revokeLink', 'openLink', 'answer'] as const
const isNamed = (operation: string): operation is (typeof named)[number] =>
  (named as readonly string[]).includes(operation)

/** 'invoice INV-2026-00227', inside its sentence. */
function recordText({ resource, title }: SentenceInput, { labels, language }: Telling): string {
  return title === undefined
    ? sentenceText(language, 'untitled', { resources: labels.resource(resource) })
    : sentenceText(language, 'record', { resource: labels.singular(resource), title })
}

const revealedText = ({ resource, entry }: SentenceInput, { labels, language }: Telling): string =>
  new Intl.ListFormat(tagOf(language)).format(
    (entry.revealed ?? []).map((name) =>
      sentenceText(language, 'oneField', { field: labels.field(resource, name) }),
    ),
  )

/** The changed fields that the reader may know of; the one that the sentence names comes first. */
export function changedFields({ resource, entry }: Pick<SentenceInput, 'resource' | 'entry'>): string[] {
  const changed = { ...entry.before, ...entry.after, ...entry._masked }
  const names = Object.keys(allFieldsOf(resource)).filter((name) => Object.hasOwn(changed, name))
  const importance = (name: string) => {
    if (entry._masked && Object.hasOwn(entry._masked, name)) return unspoken
    return ranks[fieldOf(resource, name)?.kind ?? 'json'] ?? spoken
  }
  return names.toSorted((name, other) => importance(name) - importance(other))
}

/** States come first, then values that fit into a sentence, then those that the system sets, then all others. */
const spoken = 1
const unspoken = 3
const ranks: { readonly [K in AnyField['kind']]?: number } = {
  state: 0,
  datetime: 2,
  richText: unspoken,
  listOf: unspoken,
  rank: unspoken,
  file: unspoken,
  image: unspoken,
  json: unspoken,
}

type Values = Readonly<Record<'who' | 'record', string>>

function changeText(
  input: SentenceInput,
  { language, labels }: Telling,
  name: string,
  values: Values,
): string {
  const { resource, entry, record, titles } = input
  const field = fieldOf(resource, name)
  const named = { ...values, field: labels.field(resource, name) }
  if (!field || (entry._masked && Object.hasOwn(entry._masked, name)))
    return sentenceText(language, 'changed', named)
  const context = { language, labels, resource, name, titles }
  const [before, after] = [entry.before, entry.after].map((side) =>
    isNothing(side?.[name])
      ? ''
      : valueText(field, side?.[name], { ...context, record: { ...record, ...side } }),
  )
  if (before === undefined || after === undefined || (before === '' && after === ''))
    return sentenceText(language, 'changed', named)
  if (before === '') return sentenceText(language, 'set', { ...named, after })
  if (after === '') return sentenceText(language, 'cleared', { ...named, before })
  return sentenceText(language, 'changedFrom', { ...named, before, after })
}
