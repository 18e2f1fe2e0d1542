import { maxExcept } from '#define/lists/exceptions'
import { bulkVerbs, isOfTrash } from '#server/features/bulk/verbs'
import { maxIds } from '#server/features/bulk/plan'
import { may } from '../audience'
import type { JsonObject, Paths } from '../json'
import { longAnswer } from '../long-answer'
import { closed, json, listOf, operation } from '../operation'
import type { Described } from '../described'
import { inputFieldsOf } from '#define/reading'
import { objectForm } from '../field-schema'
import { schemaName, schemaRef } from '../names'
import { inSentence } from '#text/in-sentence'

const string: JsonObject = { type: 'string' }
const count: JsonObject = { type: 'integer' }
const named: JsonObject = { id: { type: 'string', format: 'uuid' }, title: string }
const token: JsonObject = { type: 'string', format: 'uuid' }

/** The schemas of `values`, one per verb with input. */
function valuesOf({ app, resource }: Described, verbs: readonly string[]): JsonObject[] {
  const inputs = verbs
    .map((verb) => inputFieldsOf(resource, verb))
    .filter((item) => Object.keys(item).length > 0)
  return [
    ...(verbs.includes('update') ? [schemaRef(`${schemaName(app, resource)}Change`)] : []),
    ...inputs.map((input) => objectForm(input, 'input')),
  ]
}

/** The bulk endpoint, if the audience may use any bulk verb. */
export function bulkPaths(described: Described): Paths {
  const { resource, audience } = described
  const verbs = bulkVerbs(resource).filter((verb) =>
    may(resource, audience, isOfTrash(verb) ? 'delete' : verb),
  )
  if (verbs.length === 0 || !may(resource, audience, 'read')) return {}
  const values = valuesOf(described, verbs)
  const plan: JsonObject = {
    ...closed(
      {
        verb: { type: 'string', enum: verbs },
        ids: {
          type: 'array',
          items: { type: 'string', format: 'uuid' },
          maxItems: maxIds,
          description: 'These records; left out, all that filter and q find.',
        },
        except: {
          type: 'array',
          items: { type: 'string', format: 'uuid' },
          maxItems: maxExcept,
          description: 'Without ids: these records are left out.',
        },
        filter: schemaRef('Filter'),
        q: string,
        ...(values.length > 0 && {
          values: {
            anyOf: values,
            description: 'What an update changes, or the input of the move or the action.',
          },
        }),
        dryRun: { type: 'boolean', const: true },
      },
      ['verb', 'dryRun'],
    ),
    additionalProperties: false,
  }
  const post = operation({
    id: `bulk_${resource.name}`,
    tag: resource.label[1],
    summary: `Do something to many ${inSentence(resource.label[1])}`,
    description:
      'First with dryRun: how many records it would be done to, some of them, and a token. Then with the token alone, ' +
      'within 15 minutes and once: it is done to exactly those, each by itself; what is refused is named.',
    body: json({ oneOf: [plan, { ...closed({ token }), additionalProperties: false }] }),
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
