import { tagFields } from '#define/tags'
import { may, shownFields } from '../audience'
import type { Described } from '../described'
import type { JsonObject, Paths } from '../json'
import { answer, closed, listOf, operation } from '../operation'
import { personNote, personProblems } from './record-paths'

const inQuery = (name: string, required: boolean, schema: JsonObject, description: string): JsonObject => ({
  name,
  in: 'query',
  required,
  schema,
  description,
})

const text = { type: 'string' }

/** The tags in use, which inputs suggest. */
export function tagPaths({ resource, audience }: Described): Paths {
  const shown = shownFields(resource, audience)
  const names = tagFields(resource).filter((name) => Object.hasOwn(shown, name))
  if (names.length === 0 || !may(resource, audience, 'read')) return {}
  const get = operation({
    id: `tags_${resource.name}`,
    tag: resource.label[1],
    summary: 'Tags in use',
    description: [
      'At most 10 tags of the newest records that the caller may read, the most frequent first.',
      personNote(resource),
    ]
      .filter(Boolean)
      .join(' '),
    parameters: [
      inQuery('field', true, { ...text, enum: names }, 'The field with the tags.'),
      ...(resource.views?.board?.within === undefined
        ? []
        : [
            inQuery(
              'column',
              false,
              { ...text, format: 'uuid' },
              'Only of cards on the board of this column.',
            ),
          ]),
      inQuery('q', false, text, 'A part of the tag.'),
    ],
    answers: { 200: answer('The tags.', closed({ tags: listOf(text) })) },
    problems: ['invalid', ...personProblems(resource)],
  })
  return { [`/api/${resource.name}/tags`]: { get } }
}
