import { describe, expect, it } from 'vitest'
import { me } from '../access'
import type { AnyResource } from '../any-resource'
import {
  choice,
  color,
  currency,
  integer,
  image,
  listOf,
  money,
  rank,
  ref,
  state,
  tags,
  text,
} from '../fields'
import type { AnyFields } from '../kinds'
import { appFaults, requireSound } from './sound'

const users = declared('users', { name: text() })
const teams = declared('teams', { name: text(), lead: ref('users'), town: text() })

/** A declaration as it is before any type check. */
function declared(name: string, fields: AnyFields, more: Partial<AnyResource> = {}): AnyResource {
  return { name, order: 0, label: ['A', 'B'], fields, title: 'name', columns: ['name'], access: {}, ...more }
}
const faultsWith = (fields: AnyFields, more: Partial<AnyResource> = {}) =>
  appFaults({ users, teams, things: declared('things', { name: text(), ...fields }, more) })
const open = () => state(['open', 'shut'], { close: { from: 'open', to: 'shut' } })

describe('a sound declaration', () => {
  it('has no faults', () => {
    const fields = {
      slug: text({ slugOf: 'name', unique: true }),
      team: ref('teams'),
      owner: ref('users'),
      price: money({ currency: 'currency', default: 5, min: 1 }),
      currency: currency({ options: ['EUR', 'USD'], default: 'USD' }),
      kind: choice(['a', 'b'], { default: 'b' }),
      tint: color({ default: '#ffffff' }),
      secret: text({ readableBy: ['admin'] }),
      lines: listOf({ what: text(), who: ref('users', { optional: true }), price: money() }),
      stage: open(),
    }
    const access = {
      admin: 'all',
      manager: {
        read: { team: { lead: me, town: 'X' } },
        update: { owner: me },
        close: { kind: ['a', 'b'] },
      },
      user: { read: { owner: me }, tidy: true },
    } as const
    expect(
      faultsWith(fields, { key: 'slug', access, actions: { tidy: { on: 'list', output: {} } } }),
    ).toEqual([])
  })
})

describe('a declaration that contradicts itself', () => {
  const cases: [fault: string, fields: AnyFields, more?: Partial<AnyResource>][] = [
    ['things: related names ships, which is not declared', {}, { related: ['ships'] }],
    ['things: related names teams, which has no filter that refers to it', {}, { related: ['teams'] }],
    [
      'things: teams by time must be related, and have a calendar',
      {},
      { layout: { relatedByTime: ['teams'] } },
    ],
    ['things.ship: it must refer to a declared resource', { ship: ref('ships') }],
    ['things.ship: it must refer to a declared resource', { ship: ref('constructor') }],
    ['things.lines: ship: it must refer to a declared resource', { lines: listOf({ ship: ref('ships') }) }],
    [
      'things.secret: a field that some readers cannot read cannot be searched',
      { secret: text({ search: true, readableBy: ['admin'] }) },
    ],
    [
      'things: the input of shut: what: it must refer to a declared resource',
      { stage: state(['a', 'b'], { shut: { from: 'a', to: 'b', input: { what: ref('ships') } } }) },
    ],
    [
      'things: the input of tidy: what: readableBy is only allowed on fields of a record',
      {},
      { actions: { tidy: { on: 'list', output: {}, input: { what: text({ readableBy: ['admin'] }) } } } },
    ],
    [
      'things.secret: readableBy user: readableBy can only depend on the record itself',
      { team: ref('teams'), secret: text({ readableBy: { user: { team: { lead: me } } } }) },
    ],
    [
      'things.secret: readableBy user: there is no field town',
      { secret: text({ readableBy: { admin: true, user: [{ name: 'x' }, { town: 'y' }] } }) },
    ],
    [
      'things.pin: a personal field cannot be a filter or a sort',
      { pin: text({ personal: true }) },
      { filters: ['pin'] },
    ],
    [
      'things.notes: a unique field, a filter or a sort has at most 500 characters',
      { notes: text({ lines: 5 }) },
      { filters: ['notes'] },
    ],
    [
      'things.code: a unique field, a filter or a sort has at most 500 characters',
      { code: text({ max: 501, unique: true }) },
    ],
    [
      'things: no role may delete records that the system manages',
      {},
      { managedBy: 'changeLog', access: { admin: 'all' } },
    ],
    [
      'things.count: only a text, an email or a phone number can have a mask',
      { count: integer({ personal: true, mask: 2 }) },
    ],
    [
      'things.secret: a field that some readers cannot read cannot be searched',
      { secret: text({ personal: true, search: true }) },
    ],
    ['things.slug: slugOf must name a text field', { slug: text({ slugOf: 'nothing' }) }],
    ['things.slug: slugOf must name a text field', { slug: text({ slugOf: 'count' }), count: integer() }],
    [
      'things.price: currency must name a currency field',
      { price: money({ currency: 'name' }), currency: currency() },
    ],
    [
      'things.lines: price: currency must name a currency field of the record',
      { lines: listOf({ price: money({ currency: 'name' }) }) },
    ],
    ['things.count: its default is not a valid value', { count: integer({ min: 1, default: 0 }) }],
    [
      'things.currency: its default is not a valid value',
      { currency: currency({ options: ['EUR'], default: 'USD' }) },
    ],
    ['things.tint: its default is not a valid value', { tint: color({ default: 'red' }) }],
    [
      'things.lines: count: its default is not a valid value',
      { lines: listOf({ count: integer({ max: 1, default: 2 }) }) },
    ],
    ['things.version: every record already has a field of this name', { version: integer() }],
    ['things.lines: id: every record already has a field of this name', { lines: listOf({ id: text() }) }],
    [
      'things._x: the name of a field has at most 40 letters and digits and starts with a lower-case letter',
      { _x: text() },
    ],
    [
      'things.Ärger: the name of a field has at most 40 letters and digits and starts with a lower-case letter',
      { Ärger: text() },
    ],
    [
      'things.lines: cost: readableBy is not allowed on fields of rows',
      { lines: listOf({ cost: integer({ readableBy: ['admin'] }) }) },
    ],
    [
      'things.lines: cost: readOnly is not allowed on fields of rows',
      { lines: listOf({ cost: integer({ readOnly: true }) }) },
    ],
    [
      'things.lines: code: unique is not allowed on fields of rows',
      { lines: listOf({ code: text({ unique: true }) }) },
    ],
    [
      'things.lines: words: search is not allowed on fields of rows',
      { lines: listOf({ words: tags({ search: true }) }) },
    ],
    [
      'things.lines: a field that some readers cannot read cannot be searched',
      { lines: listOf({ words: text({ search: true }) }, { readableBy: ['admin'] }) },
    ],
    ['things.lines: stage: rows cannot have a state', { lines: listOf({ stage: open() }) }],
    ['things.lines: place: rows cannot have a rank', { lines: listOf({ place: rank() }) }],
    ['things.lines: more: rows cannot have a listOf', { lines: listOf({ more: listOf({ what: text() }) }) }],
    [
      'things: a board by a state cannot have a rank',
      { stage: open(), place: rank({ readOnly: true }) },
      { views: { board: { by: 'stage', rank: 'place' } } },
    ],
    ['things: two moves are named close', { one: open(), two: open() }],
    [
      'things: due.at of close must name a field with a date or a time',
      {
        stage: state(['open', 'shut'], {
          close: { from: 'open', to: 'shut', due: { from: 'open', at: 'name' } },
        }),
      },
    ],
    [
      'things.name: title, key, default sort and the fields of wire.one must be readable by every reader of the record',
      { name: text({ readableBy: ['admin'] }) },
    ],
    [
      'things.code: title, key, default sort and the fields of wire.one must be readable by every reader of the record',
      { code: text({ readableBy: ['admin'] }) },
      { sort: '-code' },
    ],
    ['things.code: the key must be a unique field', { code: text() }, { key: 'code' }],
    [
      'things.after: this name is a query parameter of every list',
      { after: integer() },
      { filters: ['after'] },
    ],
    [
      'things.name: a computed field needs a name that no other field has',
      {},
      { computed: { name: [integer(), () => 1] } },
    ],
    ['things: user read: there is no field nothing', {}, { access: { user: { read: { nothing: 1 } } } }],
    [
      'things: user read: there is no field constructor',
      {},
      { access: { user: { read: { constructor: 1 } } } },
    ],
    ['things: user read: me only stands for a user', {}, { access: { user: { read: { id: me } } } }],
    [
      'things: user read: team does not refer to users',
      { team: ref('teams') },
      { access: { user: { read: { team: me } } } },
    ],
    [
      'things.price: a facet needs one of currency too, as amounts of different currencies cannot be compared',
      { price: money(), currency: currency(), photo: image({ optional: true }) },
      { filters: ['price'], views: { gallery: { image: 'photo', facets: { price: { bounds: [1] } } } } },
    ],
    [
      'things: user read: name is not a reference',
      {},
      { access: { user: { read: { name: { town: 'X' } } } } },
    ],
    [
      'things: user read, team: there is no field nothing',
      { team: ref('teams') },
      { access: { user: { read: { team: { nothing: 1 } } } } },
    ],
    [
      'things: user read, team: name does not refer to users',
      { team: ref('teams') },
      { access: { user: { read: { team: { name: me } } } } },
    ],
    [
      'things: user read, team, lead: there is no field age',
      { team: ref('teams') },
      { access: { user: { read: { team: { lead: { age: 3 } } } } } },
    ],
    [
      'things: user tidy: access to an action on the list cannot depend on a record',
      {},
      { actions: { tidy: { on: 'list', output: {} } }, access: { user: { tidy: { name: 'X' } } } },
    ],
    [
      'things: tidy unless: name does not refer to users',
      {},
      { actions: { tidy: { on: 'record', unless: { name: me } } } },
    ],
    ['things: its former name teams belongs to another resource', {}, { formerly: ['teams'] }],
  ]
  it.each(cases)('%s', (fault, fields, more) => {
    expect(faultsWith(fields, more)).toContain(fault)
  })

  it('throws an error with all of its faults', () => {
    const things = declared('Things', { name: text(), ship: ref('ships') })
    expect(() => requireSound({ Things: things })).toThrow(
      'Things: the name of a resource has at most 40 letters and digits and starts with a lower-case letter\nThings.ship: it must refer to a declared resource',
    )
  })

  it('has a fault for an endpoint that another resource declares too', () => {
    const call = { method: 'GET', path: '/api/all', answer: 'all' } as const
    const things = declared('things', { name: text() }, { wire: { list: call } })
    const stuff = declared('stuff', { name: text() }, { wire: { own: { all: call } } })
    expect(appFaults({ things, stuff })).toEqual(['stuff: GET /api/all is declared twice'])
  })
})
