import type { JsonObject } from './json'
import { schemaRef } from './names'
import { closed, listOf } from './operation'

const string: JsonObject = { type: 'string' }
const scalar = ['string', 'number', 'boolean', 'null'] as const

/** The operand of a comparison: one value, or several. */
export const comparedValue: JsonObject = {
  anyOf: [{ type: [...scalar] }, { type: 'array', items: { type: [...scalar] } }],
}

const filter = schemaRef('Filter')

export const filterForm: JsonObject = {
  anyOf: [
    listOf(filter),
    closed({ and: listOf(filter) }),
    closed({ or: listOf(filter) }),
    closed({ field: string, op: string, value: comparedValue }, ['field']),
  ],
  description: 'A comparison, or several: of a list and of `and` all hold, of `or` one does.',
}
