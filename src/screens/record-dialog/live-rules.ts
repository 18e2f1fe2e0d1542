import { isAttachments } from '#define/attached'
import type { AnyField } from '#define/kinds'
import type { ValueRefusal } from '../records/use-value-save'
import type { InputErrors } from './live-types'

/** How long the user must pause before typed text is saved. Everything else is saved at once. */
const typingPause = 1500
const choicePause = 50
const chosenKinds = new Set([
  'boolean',
  'choice',
  'choices',
  'tags',
  'ref',
  'refs',
  'country',
  'currency',
  'color',
  'image',
  'file',
])

/** How long after a change of a field it is saved, in milliseconds. */
export const pauseOf = (field: AnyField): number =>
  chosenKinds.has(field.kind) || (field.kind === 'listOf' && isAttachments(field)) ? choicePause : typingPause

/** The messages of a refusal at the inputs of a field; undefined if it names none of them. */
export function errorsOf(name: string, refusal: ValueRefusal | undefined): InputErrors | undefined {
  const own = Object.entries(refusal?.errors ?? {}).filter(
    ([path]) => path === name || path.startsWith(`${name}.`),
  )
  if (own.length > 0) return Object.fromEntries(own.map(([path, texts]) => [path, texts.join(' ')]))
  return refusal ? { [name]: refusal.message } : undefined
}
