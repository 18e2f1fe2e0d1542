import { expect, it } from 'vitest'
import type { AnyResource } from '../any-resource'
import { ref, refs, text } from '../fields'
import type { AnyFields } from '../kinds'
import { peopleFaults } from './people-faults'

const plain = { label: ['A', 'B'] as const, title: 'name', columns: [], access: {}, order: 0 }
const users: AnyResource = { ...plain, name: 'users', fields: { name: text() } }
const teams: AnyResource = {
  ...plain,
  name: 'teams',
  fields: { name: text(), lead: ref('users'), members: refs('users') },
  filters: ['lead', 'members'],
  people: ['lead', 'members'],
}
const faultsOf = (fields: AnyFields, more: Partial<AnyResource> = {}) => {
  const things: AnyResource = { ...plain, name: 'things', fields: { name: text(), ...fields }, ...more }
  return peopleFaults({ users, teams, things }, things)
}
const team = ref('teams')

it('people who share a record, and references among them, have no faults', () => {
  expect(peopleFaults({ users, teams }, teams)).toEqual([])
  expect(faultsOf({ team, owner: ref('users', { among: ['team'] }) })).toEqual([])
})

it.each<[fault: string, fields: AnyFields, more?: Partial<AnyResource>]>([
  [
    'things: people needs name to be a reference to users and a filter',
    {},
    { people: ['name'], filters: ['name'] },
  ],
  [
    'things: people needs owner to be a reference to users and a filter',
    { owner: ref('users') },
    { people: ['owner'] },
  ],
  [
    'things.other: only references to users can have among',
    { team, other: ref('teams', { among: ['team'] }) },
  ],
  [
    'things.owner: among must lead to a resource with people',
    { part: ref('things'), owner: ref('users', { among: ['part'] }) },
  ],
  ['things.owner: among must lead to a resource with people', { owner: ref('users', { among: ['name'] }) }],
  [
    'things.second: among must be the same for all fields',
    {
      team,
      other: team,
      first: ref('users', { among: ['team'] }),
      second: ref('users', { among: ['other'] }),
    },
  ],
])('%s', (fault, fields, more) => {
  expect(faultsOf(fields, more)).toEqual([fault])
})
