import type { App } from '#define/app'
import { searchedFields } from '#define/reading'
import { may, type Audience } from '../audience'
import type { JsonObject, Paths } from '../json'
import { answer, closed, listOf, operation } from '../operation'

const string: JsonObject = { type: 'string' }
const id: JsonObject = { type: 'string', format: 'uuid' }

const record = closed({
  resource: string,
  id,
  key: {
    type: ['string', 'null'],
    description: 'What stands for it in addresses, where that is not the id.',
  },
  shownIn: {
    type: ['string', 'null'],
    format: 'uuid',
    description: 'The record on whose screen it is shown, where it has none of its own.',
  },
  title: { type: ['string', 'null'], description: 'Null where it has none yet.' },
  facts: {
    ...listOf(closed({ field: string, value: { type: ['string', 'null'] } })),
    description: 'What tells it apart: values of its list, and of what it refers to the title.',
  },
})
const page = closed({
  resource: {
    type: ['string', 'null'],
    description: 'The area that it shows; null where it belongs to none.',
  },
  title: string,
  path: string,
})

/** The search across resources, if the audience may read any of them. */
export function searchPaths(app: App, audience: Audience): Paths {
  const types = Object.values(app)
    .filter((resource) => may(resource, audience, 'read') && searchedFields(resource).length > 0)
    .map(({ name }) => name)
  if (!audience || types.length === 0) return {}
  return {
    '/api/search': {
      get: operation({
        id: 'search',
        tag: 'Program',
        summary: 'Records and pages that the caller may read, the best first',
        parameters: [
          { name: 'q', in: 'query', required: true, schema: string, description: 'What was typed.' },
          {
            name: 'types',
            in: 'query',
            schema: { type: 'array', items: { type: 'string', enum: types } },
            style: 'form',
            explode: false,
            description: 'The resources to look in; left out, all of them.',
          },
        ],
        answers: { 200: answer('What was found.', closed({ records: listOf(record), pages: listOf(page) })) },
        problems: ['invalid'],
      }),
    },
  }
}
