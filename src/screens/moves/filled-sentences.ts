import type { AnyResource } from '#define'
import { isTitle } from '#define/layout/record-title'
import type { Row } from '#providers/data/answers'

/** The values of a record for a text: those of references are the titles of the records. */
export function valuesIn(resource: AnyResource, row: Row): Readonly<Record<string, string>> {
  const titles = row._refs as Readonly<Record<string, unknown>> | undefined
  return Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, { kind }]) => {
      const value = kind === 'ref' ? titles?.[String(row[name])] : row[name]
      return isTitle(value) || typeof value === 'number' ? [[name, String(value)]] : []
    }),
  )
}

/** A placeholder, or a condition: `{{reminders=0}}` keeps its sentence where that is the value, `{{reminders>1}}` above it. */
const placeholder = /\{\{(\w+)(?:([=>])(\w+))?\}\}/g

/**
 * A text with its placeholders filled in; sentences with one that has no value, or with a condition that does not hold,
 * are left out.
 */
export function filledSentences(text: string, values: Readonly<Record<string, string>>): string {
  const filled = text
    .split(/(?<=[.。]) ?(?=\p{L}|\{\{)/u)
    .filter((sentence) =>
      Array.from(sentence.matchAll(placeholder)).every(([, name = '', sign, wanted = '']) => {
        const value = values[name]
        if (value === undefined || sign === undefined) return value !== undefined
        return sign === '=' ? value === wanted : Number(value) > Number(wanted)
      }),
    )
    .map((sentence) =>
      sentence.replaceAll(placeholder, (_, name: string, sign?: string) =>
        sign ? '' : (values[name] ?? ''),
      ),
    )
  return joinedSentences(filled)
}

/** Sentences in one text; after a Chinese full stop there is no space. */
export const joinedSentences = (sentences: readonly string[]): string =>
  sentences
    .filter((sentence) => sentence !== '')
    .reduce((text, next) => (text === '' || text.endsWith('。') ? text + next : `${text} ${next}`), '')
