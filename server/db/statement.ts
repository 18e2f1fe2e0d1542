import { createHash } from 'node:crypto'
import type { Statement } from '../base/database'
import type { SQL } from './sql'

export { sql, SQL } from './sql'

const maxNames = 400
const maxCandidates = 1000
const names = new Map<string, string>()
/** Statements that ran once: only repeated ones are prepared, so that one-off statements do not displace them. */
const candidates = new Set<string>()

/** A statement from composed SQL. A repeated one is prepared, so that it is parsed and planned once. */
export function statement(composed: SQL): Statement {
  const { text, values } = unprepared(composed)
  const name = nameOf(text)
  return name ? { text, values, name } : { text, values }
}

/** A statement that is planned each time for its values: where the best plan depends on them. */
export function unprepared({ texts, values }: SQL): { text: string; values: readonly unknown[] } {
  let text = texts[0] ?? ''
  for (let index = 0; index < values.length; index++) text += `$${index + 1}${texts[index + 1] ?? ''}`
  return { text, values }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= maxNames) return known
  if (candidates.delete(text)) {
    const name = `s_${createHash('sha1').update(text).digest('base64url')}`
    names.set(text, name)
    return name
  }
  if (candidates.size >= maxCandidates) candidates.delete(candidates.values().next().value as string)
  candidates.add(text)
  return undefined
}
