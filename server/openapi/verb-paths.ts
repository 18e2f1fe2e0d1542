import { actionsOf, movesOf } from '../../src/define/reading'
import { may } from './audience'
import { objectForm } from './field-schema'
import type { JsonObject } from './json'
import { json, operation } from './operation'
import { ifMatch } from './parameters'
import { rowAnswer, ruleNote, withRecord, type Described } from './record-paths'

/** Moves and actions, as far as the audience may do them. */
export function verbPaths(described: Described): Record<string, Record<string, JsonObject>> {
  return { ...movePaths(described), ...actionPaths(described) }
}

function movePaths(described: Described): Record<string, Record<string, JsonObject>> {
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
          description: ruleNote(described, name),
          parameters: [ifMatch],
          answers: { 200: rowAnswer(described, 'Moved.') },
          problems: ['forbidden', 'missing', 'stale', 'invalid'],
        }),
      }),
    ]),
  )
}

function actionPaths(described: Described): Record<string, Record<string, JsonObject>> {
  const { resource, audience } = described
  const actions = Object.entries(actionsOf(resource)).filter(([name]) => may(resource, audience, name))
  return Object.fromEntries(
    actions.map(([name, action]) => {
      const isOfRecord = action.on === 'record'
      const asks = action.asks && Object.keys(action.asks).length > 0 ? action.asks : undefined
      const post = operation({
        id: `do_${name}_${resource.name}`,
        tag: resource.label[1],
        summary: action.label ?? `Do ${name}`,
        description: ruleNote(described, name),
        parameters: isOfRecord ? [ifMatch] : [],
        ...(asks && { body: json(objectForm(asks, 'input')) }),
        answers: {
          200: isOfRecord ? rowAnswer(described, 'Done.') : { description: 'Done.', content: json({}) },
        },
        problems: ['forbidden', ...(isOfRecord ? (['missing', 'stale'] as const) : []), 'invalid'],
      })
      return isOfRecord
        ? [`/api/${resource.name}/{id}/${name}`, withRecord({ post })]
        : [`/api/${resource.name}/${name}`, { post }]
    }),
  )
}
