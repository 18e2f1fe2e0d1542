import { facetsOf } from '#define/lists/facets'
import { may } from '../audience'
import type { Described } from '../described'
import type { JsonObject, Paths } from '../json'
import { answer, closed, listOf, operation } from '../operation'
import { narrowing } from '../parameters'
import { listHeaders, personNote, personProblems } from './record-paths'
import { inSentence } from '#text/in-sentence'

/** The facets of a catalogue, if the audience may read at least one of them. */
export function facetPaths({ resource, audience }: Described): Paths {
  const names = audience ? facetsOf(resource, audience).map(([name]) => name) : []
  if (names.length === 0 || !may(resource, audience, 'read')) return {}
  const get = operation({
    id: `facets_${resource.name}`,
    tag: resource.label[1],
    summary: `The facets of ${inSentence(resource.label[1])}`,
    description: [
      'The values of each facet with the number of records that a list query finds. The conditions on a facet do not ' +
        'narrow its own values. Of more than 10,000 records the first 10,000 are counted.',
      personNote(resource),
    ]
      .filter(Boolean)
      .join(' '),
    parameters: narrowing(resource, audience),
    answers: { 200: answer('The facets.', listOf(facetForm(names)), facetHeaders) },
    problems: ['invalid', ...personProblems(resource)],
  })
  return { [`/api/${resource.name}/facets`]: { get } }
}

const text = { type: ['string', 'null'] }

const facetForm = (names: readonly string[]): JsonObject =>
  closed({
    field: { type: 'string', enum: [...names] },
    values: listOf({
      type: 'object',
      additionalProperties: false,
      required: ['value', 'count'],
      properties: {
        value: { type: 'string', description: 'An option, an id, a tag, true, or the name of a range.' },
        count: { type: 'integer' },
        title: { ...text, description: 'Of a reference: the title of the record.' },
        parent: { ...text, description: 'Of a reference into a tree: the record that it is inside of.' },
      },
    }),
  })

const facetHeaders: JsonObject = Object.fromEntries(
  ['X-Total-Count', 'X-Total-Capped'].map((name) => [name, listHeaders[name]]),
)
