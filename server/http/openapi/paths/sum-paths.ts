import { sumsOf } from '#define/lists/sums'
import { may } from '../audience'
import type { Described } from '../described'
import type { JsonObject, Paths } from '../json'
import { answer, closed, listOf, operation } from '../operation'
import { narrowing } from '../parameters'
import { listHeaders, personNote, personProblems } from './record-paths'
import { inQuery } from '../in-query'
import { inSentence } from '#text/in-sentence'

/** The sums of a list, if the audience may read at least one of them. */
export function sumPaths({ resource, audience }: Described): Paths {
  const names = audience ? sumsOf(resource, audience) : []
  if (names.length === 0 || !may(resource, audience, 'read')) return {}
  const get = operation({
    id: `sums_${resource.name}`,
    tag: resource.label[1],
    summary: `The sums of ${inSentence(resource.label[1])}`,
    description: [
      'The sums of everything that a list query finds, not only of a page; amounts by currency, in minor units. ' +
        'Where more than 10,000 records match there are none, unless _all is true.',
      personNote(resource),
    ]
      .filter(Boolean)
      .join(' '),
    parameters: [
      inQuery(
        '_fields',
        { type: 'string' },
        `Names of fields with commas between them, of: ${names.join(', ')}. Default: all of them.`,
      ),
      inQuery(
        '_all',
        { type: 'boolean' },
        'Whether more than 10,000 records are added up, which takes longer.',
      ),
      ...(resource.tabSum === undefined
        ? []
        : [
            inQuery(
              '_tabs',
              { type: 'boolean' },
              'Whether the sums of each tab are added, with the name of the tab in `tab`.',
            ),
          ]),
      ...narrowing(resource, audience),
    ],
    answers: { 200: answer('The sums.', listOf(sumForm(names, resource.tabSum !== undefined)), sumHeaders) },
    problems: ['invalid', ...personProblems(resource)],
  })
  return { [`/api/${resource.name}/sums`]: { get } }
}

const sumForm = (names: readonly string[], hasTabs: boolean): JsonObject => {
  const form = closed({
    field: { type: 'string', enum: [...names] },
    currency: { type: ['string', 'null'], description: 'Null where the field is no amount.' },
    sum: { type: 'number' },
  })
  if (!hasTabs) return form
  const tab = { type: 'string', description: 'The tab whose records are added up.' }
  return { ...form, properties: { ...(form['properties'] as JsonObject), tab } }
}

const sumHeaders: JsonObject = Object.fromEntries(
  ['X-Total-Count', 'X-Total-Capped'].map((name) => [name, listHeaders[name]]),
)
