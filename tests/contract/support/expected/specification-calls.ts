import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A row of the table of calls in the specification. */
export interface SpecifiedCall {
  readonly method: string
  readonly path: string
  /** The names in the body or the query; `the event` is a whole record, `filter params` are filters. */
  readonly payload: readonly string[]
  /** The properties of the response that are read; empty if none are. */
  readonly read: readonly string[]
  /** The properties inside of the one property, where the table names them. */
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

/** The calls of the specification, parsed from its table. */
export const specifiedCalls: readonly SpecifiedCall[] = readFileSync(
  join(import.meta.dirname, '../../fixtures/specification-calls.md'),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(2)
  .map(callIn)
