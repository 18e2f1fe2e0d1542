import { tagFields } from '#define/lists/tags'
import { may, shownFields } from '../audience'
import type { Described } from '../described'
import type { Paths } from '../json'
import { answer, closed, listOf, operation } from '../operation'
import { personNote, personProblems } from './record-paths'
import { inQuery, requiredInQuery } from '../in-query'

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
      requiredInQuery('field', { ...text, enum: names }, 'The field with the tags.'),
      ...(resource.views?.board?.within === undefined
        ? []
        : [inQuery('column', { ...text, format: 'uuid' }, 'Only of cards on the board of this column.')]),
      inQuery('q', text, 'A part of the tag.'),
    ],
    answers: { 200: answer('The tags.', closed({ tags: listOf(text) })) },
    problems: ['invalid', ...personProblems(resource)],
  })
  return { [`/api/${resource.name}/tags`]: { get } }
}
