import { actionsOf, inputFieldsOf, movesOf } from '#define/reading'
import type { Move } from '#define/kinds'
import type { Action } from '#define/resource'
import { may } from '../audience'
import { objectForm } from '../field-schema'
import type { JsonObject, Paths } from '../json'
import { longAnswer } from '../long-answer'
import { answer, json, operation } from '../operation'
import { outputForm } from '../output-form'
import { ifMatch } from '../parameters'
import type { Described } from '../described'
import { rowAnswer, ruleNote, withRecord } from './record-paths'

/** Moves and actions, as far as the audience may use them. */
export function verbPaths(described: Described): Paths {
  return { ...movePaths(described), ...actionPaths(described) }
}

/** The request body with the input of a verb. */
function inputBody({ resource }: Described, verb: string): { body?: JsonObject } {
  const input = inputFieldsOf(resource, verb)
  return Object.keys(input).length > 0 ? { body: json(objectForm(input, 'input')) } : {}
}

function movePaths(described: Described): Paths {
  const { resource, audience } = described
  const moves = movesOf(resource).filter(({ name }) => may(resource, audience, name))
  return Object.fromEntries(
    moves.map(({ field, name, move }) => [
      `/api/${resource.name}/{id}/${name}`,
      withRecord({
        post: operation({
          id: `do_${name}_${resource.name}`,
          tag: resource.label[1],
          summary: `Move ${field} from ${[move.from].flat().join(' or ')} to ${move.to}`,
          description: [ruleNote(described, name), ...notesOf(move)].filter(Boolean).join(' '),
          parameters: [ifMatch],
          ...inputBody(described, name),
          answers: { 200: rowAnswer(described, 'Moved.') },
          problems: ['forbidden', 'missing', 'stale', 'state', 'invalid'],
        }),
      }),
    ]),
  )
}

/** Notes on a move: its conditions, and whether it is final. */
const notesOf = ({ where = {}, final, mayEndIn }: Move): string[] => [
  ...Object.entries(where).map(([state, match]) => `From ${state} only where ${JSON.stringify(match)}.`),
  ...(final ? ['It is final: it cannot be undone.'] : []),
  ...(mayEndIn ? [`It may also end in: ${mayEndIn.join(', ')}.`] : []),
]

/** The response of an action: its declared output, otherwise the record. */
function answerOf(described: Described, { output, long }: Action): JsonObject {
  if (!output) return rowAnswer(described, 'Done.')
  const form = outputForm(described, output)
  return long ? longAnswer('Done.', form) : answer('Done.', form)
}

function actionPaths(described: Described): Paths {
  const { resource, audience } = described
  const actions = Object.entries(actionsOf(resource)).filter(([name]) => may(resource, audience, name))
  return Object.fromEntries(
    actions.map(([name, action]) => {
      const isOfRecord = action.on === 'record'
      const post = operation({
        id: `do_${name}_${resource.name}`,
        tag: resource.label[1],
        summary: action.label ?? `Do ${name}`,
        description: ruleNote(described, name),
        parameters: isOfRecord ? [ifMatch] : [],
        ...inputBody(described, name),
        answers: { 200: answerOf(described, action) },
        problems: ['forbidden', ...(isOfRecord ? (['missing', 'stale'] as const) : []), 'invalid'],
      })
      return isOfRecord
        ? [`/api/${resource.name}/{id}/${name}`, withRecord({ post })]
        : [`/api/${resource.name}/${name}`, { post }]
    }),
  )
}
