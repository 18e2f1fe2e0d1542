import { describe, expect, it } from 'vitest'
import type { CasesOf } from '#tests/support/kind-cases/case'
import { texts } from '#tests/support/kind-cases/texts'
import { values } from '#tests/support/kind-cases/values'
import { kinds, type Kind } from '../kinds'
import { parseValues } from './parse'

const cases: CasesOf<Kind> = { ...texts, ...values }

describe.each(kinds)('%s', (kind) => {
  describe.each(cases[kind].map((item, index) => ({ ...item, place: index })))(
    'case $place',
    ({ field, accepted, refused }) => {
      it.each(accepted)('accepts %j', (given, value = given) => {
        for (const mode of ['create', 'update'] as const)
          expect(parseValues({ field }, { field: given }, mode)).toEqual({
            ok: true,
            value: { field: value },
          })
      })

      it.each(refused)('refuses %j as %s', (given, key, path = 'field') => {
        const parsed = parseValues({ field }, { field: given }, 'update')
        const first = given === undefined ? parseValues({ field }, {}, 'create') : parsed
        expect(first.ok).toBe(false)
        expect(
          first.ok
            ? {}
            : Object.fromEntries(Object.entries(first.faults).map(([at, list]) => [at, list[0]?.key])),
        ).toEqual({ [path]: key })
      })
    },
  )
})
