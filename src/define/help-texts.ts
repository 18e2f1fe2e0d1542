import type { App } from './app'
import type { AnyResource } from './any-resource'
import type { AnyFields } from './kinds'
import { actionsOf, allFieldsOf, inputFieldsOf, movesOf, verbsOf } from './reading'

/**
 * The help texts of an app by resource and path: of a field, of a field of rows ('lines.quantity'), of an input
 * ('pay.amount'), of a move or an action ('verbs.pay').
 */
export type HelpTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The help texts that the declarations of an app have, in English. */
export const helpTextsOf = (app: App): HelpTexts =>
  Object.fromEntries(
    Object.values(app).flatMap((resource) => {
      const inputs = verbsOf(resource).flatMap((verb) => textsIn(inputFieldsOf(resource, verb), `${verb}.`))
      const texts = [...textsIn(allFieldsOf(resource)), ...inputs, ...textsOfVerbs(resource)]
      return texts.length > 0 ? [[resource.name, Object.fromEntries(texts)]] : []
    }),
  )

/** The help texts of the moves and actions of a resource. */
export const textsOfVerbs = (resource: AnyResource): [path: string, text: string][] =>
  [
    ...movesOf(resource).map(({ name, move }) => ({ name, help: move.help })),
    ...Object.entries(actionsOf(resource)).map(([name, { help }]) => ({ name, help })),
  ].flatMap(({ name, help }): [string, string][] => (help === undefined ? [] : [[`verbs.${name}`, help]]))

const textsIn = (fields: AnyFields, prefix = ''): [path: string, text: string][] =>
  Object.entries(fields).flatMap(([name, field]): [string, string][] => [
    ...(field.help === undefined ? [] : [[`${prefix}${name}`, field.help] as [string, string]]),
    ...(field.kind === 'listOf' ? textsIn(field.fields, `${prefix}${name}.`) : []),
  ])
