import { expect, it } from 'vitest'
import { roles, type Role } from '#define/access'
import type { AnyField } from '#define/kinds'
import { allFieldsOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { listOf } from './access-contract'
import { errorsOf } from '../worlds/client'
import type { Declared } from '../worlds/declared'
import { filledWorld } from '../worlds/filled-world'
import { isHiddenFrom } from '../expected/hidden-from'

type Sent = Record<string, unknown> & { _refs: Record<string, string | null>; _masked?: object }

const alwaysSent = ['id', 'version', 'deletedAt', '_can', '_comments']
const pick = (row: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)))
const refersTo = (field: AnyField): boolean =>
  field.kind === 'ref' ||
  field.kind === 'refs' ||
  (field.kind === 'text' && field.recordOf !== undefined) ||
  (field.kind === 'listOf' && Object.values(field.fields).some(refersTo))

/** The titles of `row` whose ids are in the value of a field. */
const titlesIn = (row: Sent, name: string, field: AnyField | undefined) => {
  const text = JSON.stringify(row[name]) ?? ''
  const ids = field && refersTo(field) ? Object.keys(row._refs).filter((id) => text.includes(id)) : []
  return pick(row._refs, ids)
}

/** A row of which only some fields were requested, derived from the complete row. */
function expectedOf(row: Sent, name: string, field: AnyField | undefined) {
  const masked = pick(row._masked ?? {}, [name])
  return {
    ...pick(row, [...alwaysSent, name]),
    _refs: titlesIn(row, name, field),
    ...(field && row._masked && isMaskable(field) && { _masked: masked }),
  }
}
const isMaskable = ({ readableBy, personal }: AnyField) =>
  personal === true || (readableBy !== undefined && !Array.isArray(readableBy))

/** A list of which some fields are requested has exactly those, with the values that the complete list has. */
export function fieldsContract(declared: Declared): void {
  const filled = filledWorld(declared)
  const cases = Object.values(declared.app).flatMap((resource) =>
    roles.map((role) => ({ resource, of: resource.name, role })),
  )

  it.each(cases)('$of: $role gets each field alone as in the complete list', async ({ resource, role }) => {
    const { client } = filled.world().people[role]
    const rowsOf = async (query: string) => {
      const answer = await client.get(`/api/${resource.name}?limit=12${query}`)
      return answer.status === 403 ? undefined : (listOf(answer.body) as unknown as Sent[])
    }
    const complete = await rowsOf('')
    const fields = allFieldsOf(resource)
    for (const name of ['createdAt', ...readableNames(resource, role)]) {
      const part = await rowsOf(`&_fields=${name}`)
      const expected = complete?.map((row) => expectedOf(row, name, fields[name]))
      // A role may read every value of a field that others may not: then nothing is masked.
      const shown = part?.map((row, index) =>
        '_masked' in row || !complete?.[index]?._masked ? row : { ...row, ...maskOf(expected?.[index]) },
      )
      expect(shown, name).toEqual(expected)
    }
  })

  it.each(cases)('$of: $role cannot request an unknown field', async ({ resource, role }) => {
    const { client } = filled.world().people[role]
    for (const name of ['', 'nothing', 'search', '_can', 'id,nothing']) {
      const answer = await client.get(`/api/${resource.name}?_fields=${name}`)
      if (answer.status === 403) return
      expect([name, answer.status]).toEqual([name, 422])
      expect(Object.keys(errorsOf(answer))).toEqual(['_fields'])
    }
  })

  it.each(cases)('$of: a field that is hidden from $role is left out', async ({ resource, role }) => {
    const { client } = filled.world().people[role]
    const hidden = Object.entries(allFieldsOf(resource)).filter(([, field]) => isHiddenFrom(field, role))
    for (const [name] of hidden) {
      const answer = await client.get(`/api/${resource.name}?limit=12&_fields=${name}`)
      if (answer.status === 403) return
      const without = await client.get(`/api/${resource.name}?limit=12&_fields=id`)
      expect([name, answer.status, answer.body]).toEqual([name, 200, without.body])
    }
  })
}

const maskOf = (row: { _masked?: object } | undefined) =>
  row?._masked && Object.keys(row._masked).length === 0 ? { _masked: {} } : {}

const readableNames = (resource: AnyResource, role: Role): string[] =>
  Object.entries(allFieldsOf(resource))
    .filter(([, field]) => !isHiddenFrom(field, role))
    .map(([name]) => name)
