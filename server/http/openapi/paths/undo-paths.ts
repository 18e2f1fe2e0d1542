import { may } from '../audience'
import type { JsonObject, Paths } from '../json'
import { longAnswer } from '../long-answer'
import { answer, closed, listOf, operation } from '../operation'
import { ifMatch } from '../parameters'
import type { Described } from '../described'
import { exportedFile } from './exchange/export-paths'
import { withRecord } from './record-paths'
import { inSentence } from '#text/in-sentence'

const string: JsonObject = { type: 'string' }
const count: JsonObject = { type: 'integer' }
const id: JsonObject = { type: 'string', format: 'uuid' }
const inPath = (name: string): JsonObject => ({ name, in: 'path', required: true, schema: id })
const tag = 'Program'

/** Stopping and undoing long work, for all resources. */
export const workPaths: Paths = {
  '/api/undo/{batch}': {
    post: operation({
      id: 'undo',
      tag,
      summary: 'Take back what was done together',
      description:
        'What one call, one bulk run or one import has changed is again as it was, for whoever did it and for ' +
        'administrators. A record that was changed since, or that the caller may not change, stays and is named. ' +
        'It is a batch of its own; `undoable` says whether the caller may take that back as well. Where something in it is final, or a record got the ' +
        'number of a series, nothing of it is undone (409).',
      parameters: [inPath('batch')],
      answers: {
        200: longAnswer(
          'What was taken back.',
          closed({
            batch: id,
            undoable: { type: 'boolean' },
            count,
            left: count,
            refused: listOf(closed({ id, title: string, message: string })),
          }),
        ),
      },
      problems: ['missing', 'invalid', 'final'],
    }),
  },
  '/api/works/{id}/stop': {
    post: operation({
      id: 'stop_work',
      tag,
      summary: 'Stop long work after its next step',
      description: 'What was done until then stays done, and the work itself answers what that is.',
      parameters: [inPath('id')],
      answers: { 204: { description: 'It will stop.' } },
      problems: ['missing', 'invalid'],
    }),
  },
  '/api/works/{id}/file': {
    get: operation({
      id: 'file_of_work',
      tag,
      summary: 'The file of a finished export',
      description: 'For the user who started it, until it expires.',
      parameters: [inPath('id')],
      answers: { 200: exportedFile('The file, written while it is sent.') },
      problems: ['missing', 'invalid'],
    }),
  },
}

/** Undoing the last change of a record, if the audience may write the resource. */
export function undoPaths({ resource, audience }: Described): Paths {
  const writes = ['create', 'update', 'delete'].some((verb) => may(resource, audience, verb))
  if (!audience || !writes) return {}
  const post = operation({
    id: `undo_${resource.name}`,
    tag: resource.label[1],
    summary: `Take back the last change of one ${inSentence(resource.label[0])}`,
    description:
      'Whatever it was, for whoever made it and for administrators. If-Match says which version it has left. ' +
      'What is final, and what followed from it, is not undone (409).',
    parameters: [ifMatch],
    answers: { 200: answer('What taking it back did, as a batch.', closed({ batch: id })) },
    problems: ['forbidden', 'missing', 'invalid', 'final', 'referenced'],
  })
  return { [`/api/${resource.name}/{id}/undo`]: withRecord({ post }) }
}
