import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A line of the specification's table of calls. */
export interface SpecifiedCall {
  readonly method: string
  readonly path: string
  /** The names in the body or the query; `the event` stands for a whole record, `filter params` for some. */
  readonly payload: readonly string[]
  /** The properties that are read of the answer; none where nothing is read. */
  readonly read: readonly string[]
  /** What the one property holds, where the table says so. */
  readonly inside: readonly string[]
}

const names = (text: string) => text.split(',').map((name) => name.trim())

function callIn(line: string): SpecifiedCall {
  const [, method = '', path = '', payload = '', answer = ''] = line.split('|').map((cell) => cell.trim())
  const [, read = '', inside] = /^([^(]*)(?:\((.*)\))?$/.exec(answer) ?? []
  return {
    method,
    path,
    payload: payload === 'none' ? [] : names(payload.replace(/^(body|query):/, '')),
    read: read === 'nothing read' ? [] : names(read),
    inside: inside ? names(inside) : [],
  }
}

/** The specification's calls, read from its own table. */
export const specifiedCalls: readonly SpecifiedCall[] = readFileSync(
  join(import.meta.dirname, '../fixtures/specification-calls.md'),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(2)
  .map(callIn)
