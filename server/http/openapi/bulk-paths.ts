import { bulkVerbs, isOfTrash } from '#server/features/bulk/verbs'
import { mostRecords } from '#server/features/bulk/plan'
import { may } from './audience'
import type { JsonObject } from './json'
import { longAnswer } from './long-answer'
import { closed, json, listOf, operation } from './operation'
import type { Described } from './record-paths'

const string: JsonObject = { type: 'string' }
const count: JsonObject = { type: 'integer' }
const named: JsonObject = { id: { type: 'string', format: 'uuid' }, title: string }
const token: JsonObject = { type: 'string', format: 'uuid' }

/** Many records at once, for whoever may do anything to one. */
export function bulkPaths({ resource, audience }: Described): Record<string, Record<string, JsonObject>> {
  const verbs = bulkVerbs(resource).filter((verb) =>
    may(resource, audience, isOfTrash(verb) ? 'delete' : verb),
  )
  if (verbs.length === 0 || !may(resource, audience, 'read')) return {}
  const asked: JsonObject = {
    ...closed(
      {
        verb: { type: 'string', enum: verbs },
        ids: {
          type: 'array',
          items: { type: 'string', format: 'uuid' },
          maxItems: mostRecords,
          description: 'These records; left out, all that filter and q find.',
        },
        filter: { description: 'The nested filter of the list, as JSON.' },
        q: string,
        values: {
          type: 'object',
          additionalProperties: true,
          description: 'What an update changes, or what the move or the action asks for.',
        },
        dryRun: { type: 'boolean', const: true },
      },
      ['verb', 'dryRun'],
    ),
    additionalProperties: false,
  }
  const post = operation({
    id: `bulk_${resource.name}`,
    tag: resource.label[1],
    summary: `Do something to many ${resource.label[1].toLowerCase()}`,
    description:
      'First with dryRun: how many records it would be done to, some of them, and a token. Then with the token alone, ' +
      'within 15 minutes and once: it is done to exactly those, each by itself; what is refused is named.',
    body: json({ oneOf: [asked, { ...closed({ token }), additionalProperties: false }] }),
    answers: {
      200: longAnswer('What would be done, or what was.', {
        oneOf: [
          closed({ count, sample: listOf(closed(named)), token }),
          closed({ count, refused: listOf(closed({ ...named, message: string })), left: count }),
        ],
      }),
    },
    problems: ['invalid', 'forbidden', 'malformed', 'token', 'tooLarge'],
  })
  return { [`/api/${resource.name}/bulk`]: { post } }
}
